# Writes the man pages and completions that PROGRAM prints into FOLDER.
# A sanitized program may take seconds to look for leaks.
set(ENV{ASAN_OPTIONS} detect_leaks=0)
file(REMOVE_RECURSE ${FOLDER})
function(print file)
  execute_process(COMMAND ${PROGRAM} reference ${ARGN} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  file(WRITE ${FOLDER}/${file} "${text}")
endfunction()

execute_process(COMMAND ${PROGRAM} reference names OUTPUT_VARIABLE names COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" names "${names}")
print(man/nonet.1 man)
foreach(name IN LISTS names)
  print(man/nonet-${name}.1 man ${name})
endforeach()
# The program under its other names has the pages of the commands it stands for.
file(WRITE ${FOLDER}/man/sudoku.1 ".so man1/nonet-solve.1\n")
file(WRITE ${FOLDER}/man/sudoku-solver.1 ".so man1/nonet-repl.1\n")
print(bash/nonet bash)
print(zsh/_nonet zsh)
print(fish/nonet.fish fish)
file(TOUCH ${FOLDER}/stamp)
