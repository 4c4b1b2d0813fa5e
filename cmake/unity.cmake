# Files compiled in batches: most of the time goes into reading the same headers again, once a file.
# The scripts ask for it, who configures by hand has each file compiled by itself: a change then
# compiles one file, and every file shows that it includes what it needs.
option(NONET_UNITY "Compile the files in batches: much faster from nothing, slower after a change" OFF)

# nonet_unity(TARGET FILE...): compiles these files of the target in batches, where that is asked for.
# batches.awk looks into the files, and so again when they change.
function(nonet_unity target)
  if(NOT NONET_UNITY)
    return()
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ARGN})
  execute_process(COMMAND awk -v lines=4000 -f ${PROJECT_SOURCE_DIR}/cmake/batches.awk ${ARGN}
    OUTPUT_VARIABLE batches OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" batches "${batches}")
  foreach(line IN LISTS batches)
    string(REGEX MATCH "^([0-9]+) (.*)$" line "${line}")
    set_source_files_properties(${CMAKE_MATCH_2} PROPERTIES UNITY_GROUP ${CMAKE_MATCH_1})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # g++ takes the files of a batch for headers, in which an anonymous namespace would be a mistake.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()
