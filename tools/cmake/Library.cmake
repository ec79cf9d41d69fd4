# libtenon, static and shared: libc, libm and threads only.
set(TENON_WARNINGS -Wall -Wextra -Werror -Wstrict-prototypes -Wmissing-prototypes -Wshadow)
set(TENON_FLAGS ${TENON_WARNINGS} -ffp-contract=off)
if(TENON_SANITIZE)                     # by whose checks GCC sees values and lengths that cannot be: no errors
  list(APPEND TENON_FLAGS -fsanitize=${TENON_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
       -Wno-error)
  add_link_options(-fsanitize=${TENON_SANITIZE})
endif()
if(TENON_COVERAGE)
  list(APPEND TENON_FLAGS --coverage -fprofile-update=atomic)
  add_link_options(--coverage)
endif()

file(GLOB TENON_SOURCES CONFIGURE_DEPENDS
     runtime/base/*.c runtime/core/*.c runtime/kernel/*.c runtime/kernel/*/*.c runtime/ops/*.c runtime/io/*.c
     runtime/session/*.c)
add_library(tenon_objects OBJECT ${TENON_SOURCES} ${TENON_GENERATED}/ops.c
            ${TENON_GENERATED}/casts.c ${TENON_GENERATED}/maps.c ${TENON_GENERATED}/stock.c)
target_compile_definitions(tenon_objects PRIVATE _GNU_SOURCE
  $<$<BOOL:${TENON_CHECKED}>:TN_CHECKED> $<$<BOOL:${TENON_HAS_LLVM}>:TN_HAVE_IR>
  TN_JIT_LIBRARY="libtenon_jit.so.0" TN_JIT_LLVM="${LLVM_PACKAGE_VERSION}")
target_compile_options(tenon_objects PRIVATE ${TENON_FLAGS})
target_include_directories(tenon_objects PUBLIC runtime/include ${TENON_GENERATED}/include
                           PRIVATE runtime ${XXHASH_INCLUDE})

foreach(kind STATIC SHARED)
  string(TOLOWER tenon_${kind} name)
  add_library(${name} ${kind} $<TARGET_OBJECTS:tenon_objects> ${TENON_KERNEL_OBJECTS} ${TENON_IR_OBJECTS})
  set_target_properties(${name} PROPERTIES OUTPUT_NAME tenon VERSION ${PROJECT_VERSION} SOVERSION 0)
  target_include_directories(${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/runtime/include> $<BUILD_INTERFACE:${TENON_GENERATED}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name}
    PRIVATE $<BUILD_INTERFACE:${TENON_C_ARCHIVE}> $<BUILD_INTERFACE:${TENON_IR_ARCHIVE}>
    PUBLIC Threads::Threads m ${CMAKE_DL_LIBS})
endforeach()
