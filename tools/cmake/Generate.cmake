# Runs the generator when gen/ or templates/ changed (only changed files are written), and compiles the C form
# of the stock kernels, with the flags of its tier and line numbers.
#
# TENON_KERNELS names the build folder of another preset, whose kernels are taken instead, since they are the
# same there: that build generates and compiles what is not current. C forms are taken if its compiler is ours,
# IR forms if its LLVM is. The test run builds its further presets so.
file(GLOB_RECURSE TENON_GEN_SOURCES CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/gen/*.lua ${PROJECT_SOURCE_DIR}/templates/*.lua)
set(TENON_GENERATED ${PROJECT_SOURCE_DIR}/generated)
set(TENON_KERNELS "" CACHE PATH "A build folder whose kernels are taken instead of compiled again")
set(TENON_IR_DIR ${PROJECT_BINARY_DIR}/ir)
set(TENON_EMBEDDED ${PROJECT_BINARY_DIR}/embedded.c)
set(TENON_C_ARCHIVE)                                       # of TENON_KERNELS; empty: compiled here
set(TENON_IR_ARCHIVE)
set(command)

if(TENON_KERNELS)
  set(TENON_EMBEDDED ${TENON_KERNELS}/embedded.c)
  load_cache(${TENON_KERNELS} READ_WITH_PREFIX theirs_ CMAKE_C_COMPILER LLVM_DIR)
  if(theirs_CMAKE_C_COMPILER STREQUAL CMAKE_C_COMPILER)
    set(TENON_C_ARCHIVE ${TENON_KERNELS}/libtenon_kernels_c.a)
  endif()
  if(TENON_HAS_LLVM AND theirs_LLVM_DIR STREQUAL LLVM_DIR)
    set(TENON_IR_ARCHIVE ${TENON_KERNELS}/libtenon_kernels_ir.a)
  endif()
  set(command ${CMAKE_COMMAND} --build ${TENON_KERNELS} --target tenon_kernels)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
               runtime/jit/llvm_host.c runtime/jit/irc_main.c)
elseif(TENON_LUA)
  set(command ${TENON_LUA} gen/main.lua --out generated --ir ${TENON_IR_DIR} --embed ${TENON_EMBEDDED})
endif()

# At configuration, so that the lists of files below are the current ones. A changed source configures again,
# before anything is compiled: one run of ninja sees the new list and the new files.
if(command)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TENON_GEN_SOURCES})
  execute_process(COMMAND ${command} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "no kernels: see above")
  endif()
endif()

# generated/stock.cmake lists TENON_TIERS, and of each its C files, their flags and the processors:
#   TENON_TIER_<tier>_FILES, TENON_TIER_<tier>_FLAGS, TENON_TIER_<tier>_MACHINE
include(${TENON_GENERATED}/stock.cmake)

set(TENON_KERNEL_OBJECTS)
foreach(tier ${TENON_TIERS})
  if(NOT TENON_C_ARCHIVE AND CMAKE_SYSTEM_PROCESSOR MATCHES "${TENON_TIER_${tier}_MACHINE}")
    list(TRANSFORM TENON_TIER_${tier}_FILES PREPEND ${TENON_GENERATED}/ OUTPUT_VARIABLE files)
    add_library(tenon_kernels_${tier} OBJECT ${files})
    target_compile_options(tenon_kernels_${tier} PRIVATE
      -O2 -gdwarf-4 $<IF:$<C_COMPILER_ID:Clang>,-g,-g1> -ffp-contract=off -Wall -Wextra -Werror
      ${TENON_TIER_${tier}_FLAGS})
    list(APPEND TENON_KERNEL_OBJECTS $<TARGET_OBJECTS:tenon_kernels_${tier}>)
  endif()
endforeach()

add_custom_target(tenon_kernels)                           # what other builds take
if(NOT TENON_C_ARCHIVE)
  add_library(tenon_kernels_c STATIC EXCLUDE_FROM_ALL ${TENON_KERNEL_OBJECTS})
  add_dependencies(tenon_kernels tenon_kernels_c)
endif()
