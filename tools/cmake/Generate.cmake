# Runs the generator when gen/ or templates/ changed (only changed files are written), and compiles the stock
# kernels: the C form with the flags of its tier and line numbers, the IR form by the code that sessions use.
file(GLOB_RECURSE TENON_GEN_SOURCES CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/gen/*.lua ${PROJECT_SOURCE_DIR}/templates/*.lua)
set(TENON_GENERATED ${PROJECT_SOURCE_DIR}/generated)
set(TENON_IR_DIR ${PROJECT_BINARY_DIR}/ir)
set(TENON_GEN_STAMP ${PROJECT_BINARY_DIR}/gen.stamp)

set(TENON_GEN_COMMAND ${TENON_LUA} gen/main.lua --out generated --ir ${TENON_IR_DIR}
    --embed ${PROJECT_BINARY_DIR}/embedded.c)

# Once now, so that the list of kernels below is the current one. A changed source configures again, before
# anything is compiled: one run of ninja sees the new list and the new files.
if(TENON_LUA)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TENON_GEN_SOURCES})
  execute_process(COMMAND ${TENON_GEN_COMMAND} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "gen/main.lua failed: see above")
  endif()
  add_custom_command(OUTPUT ${TENON_GEN_STAMP}
    COMMAND ${TENON_GEN_COMMAND}
    COMMAND ${CMAKE_COMMAND} -E touch ${TENON_GEN_STAMP}
    DEPENDS ${TENON_GEN_SOURCES} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    BYPRODUCTS ${PROJECT_BINARY_DIR}/embedded.c
    COMMENT "Expanding templates")
else()
  file(TOUCH ${TENON_GEN_STAMP})
endif()
add_custom_target(tenon_generate DEPENDS ${TENON_GEN_STAMP})

# generated/stock.cmake lists, for each tier, its C files and flags:
#   TENON_TIERS, TENON_TIER_<tier>_FLAGS, TENON_TIER_<tier>_FILES, TENON_TIER_<tier>_MACHINE,
#   TENON_STOCK_KERNELS
include(${TENON_GENERATED}/stock.cmake)

set(TENON_KERNEL_OBJECTS)
foreach(tier ${TENON_TIERS})
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "${TENON_TIER_${tier}_MACHINE}")
    list(TRANSFORM TENON_TIER_${tier}_FILES PREPEND ${TENON_GENERATED}/ OUTPUT_VARIABLE files)
    add_library(tenon_kernels_${tier} OBJECT ${files})
    add_dependencies(tenon_kernels_${tier} tenon_generate)
    target_compile_options(tenon_kernels_${tier} PRIVATE
      -O2 -gdwarf-4 $<IF:$<C_COMPILER_ID:Clang>,-g,-g1> -ffp-contract=off -Wall -Wextra -Werror
      ${TENON_TIER_${tier}_FLAGS})
    list(APPEND TENON_KERNEL_OBJECTS $<TARGET_OBJECTS:tenon_kernels_${tier}>)
  endif()
endforeach()
