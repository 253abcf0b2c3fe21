// All code is in functions, since top-level code is optimized far less. Nothing is awaited here, as
// valgrind cannot follow a program that leaves its main thread.
do throws(UsageError) {
  run(try Arguments(CommandLine.arguments.dropFirst()))
} catch {
  fail(error.message, status: 64)
}
