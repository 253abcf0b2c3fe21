import TangramScene

/// `tangram check`: lays out the scenes of case files and compares the frames.
struct CheckCommand {
  let console: Console

  func run(_ files: [String]) throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    for file in files {
      let source = try ByteSource(opening: file, standardInput: console.input)
      var lines = Lines(of: source, limit: TGSceneLimits().bytes)
      var (passed, count) = (0, 0)
      while let line = try lines.next() {
        count += 1
        if try passes(line.bytes, at: "\(file):\(line.number)") { passed += 1 }
      }
      try console.write("\(file): \(passed) of \(count) passed")
      if passed < count { status = .failure }
    }
    return status
  }

  private func passes(_ line: [UInt8], at place: String) throws(ToolError) -> Bool {
    let test: TGConformanceCase
    do {
      test = try TGConformanceCase(utf8: line)
    } catch {
      try console.write("\(place): \(error)")
      return false
    }
    let mismatches = test.mismatches()
    for mismatch in mismatches { try console.write("\(test.name): \(mismatch)") }
    return mismatches.isEmpty
  }
}
