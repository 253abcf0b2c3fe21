import Tangram

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

func run(_ arguments: Arguments) {
  if arguments.wantsHelp { return print(UsageError.help) }
  if let frames = arguments.frames, let workload = arguments.chosenWorkload {
    if !writeFrames(of: workload, to: frames) { fail("cannot write \(frames)") }
    if arguments.mode == nil { return }
  }
  switch arguments.mode {
  case .parallel: runParallel(arguments)
  case .growth: runGrowth()
  default: runTimed(arguments)
  }
}

private func runTimed(_ arguments: Arguments) {
  var measurements: [Measurement] = []
  if arguments.format == .table { print(Measurement.head) }
  for workload in arguments.workloads {
    let footprint = Footprint(workload)
    for mode in arguments.mode.map({ [$0] }) ?? Mode.timed {
      let task = MeasuringTask(
        workload: workload, mode: mode, edit: arguments.edit, passes: arguments.passes ?? 21,
        footprint: footprint)
      do {
        measurements.append(try task.run())
      } catch {
        fail("\(workload.name), \(mode): \(error.reason)")
      }
      if arguments.format == .table { print(measurements[measurements.count - 1].text) }
    }
  }
  switch arguments.format {
  case .table: break
  case .json: printJSON(measurements.map(\.json))
  case .markdown: print(MarkdownTable(measurements).text)
  }
}

/// Prints objects as an array, one on each line.
func printJSON(_ objects: [String]) {
  print("[\n" + objects.map { "  " + $0 }.joined(separator: ",\n") + "\n]")
}

/// Writes the frames of a workload as doubles: x, y, width and height, parents before children,
/// siblings together.
private func writeFrames(of workload: Workload, to file: String) -> Bool {
  let environment = workload.room(ofPass: 0)
  let compiled = CompiledTree(workload.build().root, in: environment)
  compiled.solveAfresh(in: environment)
  let frames = compiled.frames
  guard let output = fopen(file, "w") else { return false }
  let written = fwrite(frames, MemoryLayout<TGRect>.stride, frames.count, output)
  return fclose(output) == 0 && written == frames.count
}

/// Writes an error message to the standard error, and exits the program.
func fail(_ message: String, status: Int32 = 1) -> Never {
  let line = Array("TangramBench: \(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(status)
}
