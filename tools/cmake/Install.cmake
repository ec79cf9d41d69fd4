# The installed package: headers, both libraries, tenon::tenon, tenon::tenon_static, pkg-config, the program.
# libtenon_jit lies beside libtenon, which opens it at run time; nobody links it.
if(TENON_KERNELS)                                          # they lie in another build's archives
  install(CODE "message(FATAL_ERROR \"built on the kernels of ${TENON_KERNELS}: install that build\")")
endif()
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/tenon)

install(DIRECTORY runtime/include/tenon ${TENON_GENERATED}/include/tenon
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(TARGETS tenon_static tenon_shared EXPORT tenon_targets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(TARGET tenon_jit)
  install(TARGETS tenon_jit LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_SKIP)
endif()
if(TARGET tenon)
  set_target_properties(tenon PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
  install(TARGETS tenon RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set(completion_bash bash-completion/completions/tenon)
  set(completion_zsh zsh/site-functions/_tenon)
  set(completion_fish fish/vendor_completions.d/tenon.fish)
  set(completions)
  foreach(shell bash zsh fish)
    set(file ${PROJECT_BINARY_DIR}/completion/${completion_${shell}})
    get_filename_component(folder ${file} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${file} COMMAND tenon help ${shell} > ${file} DEPENDS tenon VERBATIM)
    list(APPEND completions ${file})
  endforeach()
  add_custom_target(tenon_completion ALL DEPENDS ${completions})
  install(DIRECTORY ${PROJECT_BINARY_DIR}/completion/ DESTINATION ${CMAKE_INSTALL_DATADIR})
endif()

set_target_properties(tenon_shared PROPERTIES EXPORT_NAME tenon)
install(EXPORT tenon_targets NAMESPACE tenon:: DESTINATION ${package_dir})
file(WRITE ${PROJECT_BINARY_DIR}/tenonConfig.cmake
     "include(CMakeFindDependencyMacro)\nfind_dependency(Threads)\n"
     "include(\${CMAKE_CURRENT_LIST_DIR}/tenon_targets.cmake)\n")
write_basic_package_version_file(${PROJECT_BINARY_DIR}/tenonConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/tenonConfig.cmake ${PROJECT_BINARY_DIR}/tenonConfigVersion.cmake
        DESTINATION ${package_dir})

file(WRITE ${PROJECT_BINARY_DIR}/tenon.pc
"prefix=\${pcfiledir}/../..
Name: tenon
Description: Tensor kernels cut to fit
Version: ${PROJECT_VERSION}
Cflags: -I\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}
Libs: -L\${prefix}/${CMAKE_INSTALL_LIBDIR} -ltenon
Libs.private: -lm -lpthread -ldl
")
install(FILES ${PROJECT_BINARY_DIR}/tenon.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
