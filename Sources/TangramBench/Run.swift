import Tangram

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures what is asked for and prints it.
func run(_ arguments: Arguments) {
  if arguments.wantsHelp { return print(UsageError.help) }
  if let frames = arguments.frames, let workload = arguments.workload {
    guard writeFrames(of: workload, to: frames) else {
      complain("cannot write \(frames)")
      exit(1)
    }
    if arguments.mode == nil { return }
  }
  switch arguments.mode {
  case .parallel: runParallel(arguments)
  case .growth: runGrowth(arguments)
  default: runTimed(arguments)
  }
}

private func runTimed(_ arguments: Arguments) {
  let workloads = arguments.workload.map { [$0] } ?? Workload.all
  let modes = arguments.mode.map { [$0] } ?? Mode.timed
  var lines: [ReportLine] = []
  if arguments.format == .table { print(ReportLine.head) }
  for workload in workloads {
    let footprint = Footprint(workload)
    for mode in modes {
      let measurement = Measurement.run(
        workload, mode, passes: arguments.passes ?? Measurement.usualPasses)
      let line = ReportLine(measurement: measurement, footprint: footprint)
      if arguments.format == .table { print(line.text) }
      lines.append(line)
    }
  }
  switch arguments.format {
  case .table: break
  case .json: print("[\n" + lines.map { "  " + $0.json }.joined(separator: ",\n") + "\n]")
  case .markdown: print(MarkdownTable(lines).text)
  }
}

/// Writes the frames of a workload as doubles: x, y, width and height, parents before children,
/// siblings together.
private func writeFrames(of workload: Workload, to file: String) -> Bool {
  let plan = Plan(workload.build(), in: workload.room(ofPass: 0))
  plan.layout()
  guard let output = fopen(file, "w") else { return false }
  let written = fwrite(plan.frames.base, MemoryLayout<TGRect>.stride, plan.frames.count, output)
  return fclose(output) == 0 && written == plan.frames.count
}

/// Says on the error output what is wrong.
func complain(_ message: String) {
  let line = Array("TangramBench: \(message)\n".utf8)
  _ = write(2, line, line.count)
}
