#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// All code is in functions, since top-level code is optimized far less. Nothing is awaited here, as
// valgrind cannot follow a program that leaves its main thread.
switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .success(let arguments):
  run(arguments)
case .failure(let problem):
  complain(problem.message)
  exit(64)
}
