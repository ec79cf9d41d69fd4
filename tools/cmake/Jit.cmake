# libtenon_jit: the only part that links Lua and LLVM. tenon_irc compiles the stock IR forms with the same
# code.
if(TENON_HAS_LUA)
  add_library(tenon_lua_host OBJECT runtime/jit/lua_host.c ${TENON_EMBEDDED})
  target_include_directories(tenon_lua_host PRIVATE runtime runtime/include)
  target_compile_options(tenon_lua_host PRIVATE ${TENON_WARNINGS})
  target_compile_definitions(tenon_lua_host PRIVATE _GNU_SOURCE)
  target_link_libraries(tenon_lua_host PUBLIC PkgConfig::LUA)
endif()
if(TENON_HAS_LLVM)
  add_library(tenon_llvm_host OBJECT runtime/jit/llvm_host.c)
  target_include_directories(tenon_llvm_host PRIVATE runtime SYSTEM ${LLVM_INCLUDE_DIRS})
  target_compile_options(tenon_llvm_host PRIVATE ${TENON_WARNINGS})
  target_compile_definitions(tenon_llvm_host PRIVATE _GNU_SOURCE)

  add_library(tenon_jit SHARED runtime/jit/jit.c $<TARGET_OBJECTS:tenon_lua_host>
              $<TARGET_OBJECTS:tenon_llvm_host>)
  set_target_properties(tenon_jit PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION 0)
  target_include_directories(tenon_jit PRIVATE runtime)
  target_compile_options(tenon_jit PRIVATE ${TENON_WARNINGS})
  target_compile_definitions(tenon_jit PRIVATE _GNU_SOURCE)
  target_link_libraries(tenon_jit PRIVATE PkgConfig::LUA LLVM)

  add_executable(tenon_irc runtime/jit/irc_main.c $<TARGET_OBJECTS:tenon_llvm_host>)
  target_include_directories(tenon_irc PRIVATE runtime)
  target_link_libraries(tenon_irc PRIVATE LLVM)
endif()

# The IR form of every stock kernel of this machine, one object each: tenon_irc DIR OUT NAME…
set(TENON_IR_OBJECTS)
set(names)
if(TENON_HAS_LLVM AND TENON_LUA AND NOT TENON_IR_ARCHIVE)
  foreach(tier ${TENON_TIERS})
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "${TENON_TIER_${tier}_MACHINE}")
      list(APPEND names ${TENON_TIER_${tier}_KERNELS})
    endif()
  endforeach()
endif()
if(names)
  list(TRANSFORM names REPLACE "(.+)" "${PROJECT_BINARY_DIR}/irobj/\\1.o" OUTPUT_VARIABLE TENON_IR_OBJECTS)
  list(TRANSFORM names REPLACE "(.+)" "${TENON_IR_DIR}/\\1.ll" OUTPUT_VARIABLE texts)
  add_custom_command(OUTPUT ${TENON_IR_OBJECTS}
    COMMAND tenon_irc ${TENON_IR_DIR} ${PROJECT_BINARY_DIR}/irobj ${names}
    DEPENDS ${texts} tenon_irc COMMENT "Compiling IR kernels")
  set_source_files_properties(${TENON_IR_OBJECTS} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  add_library(tenon_kernels_ir STATIC EXCLUDE_FROM_ALL ${TENON_IR_OBJECTS})
  set_target_properties(tenon_kernels_ir PROPERTIES LINKER_LANGUAGE C)
  add_dependencies(tenon_kernels tenon_kernels_ir)
endif()
