import TangramScene

/// `tangram check`: lays out the scenes of case files and compares the frames.
enum CheckCommand {
  static func run(_ files: [String]) throws(ToolError) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      let lines = Input.lines(of: try Input.text(of: file))
      let passed = lines.count { passes($0.text, at: "\(file):\($0.number)") }
      print("\(file): \(passed) of \(lines.count) passed")
      if passed < lines.count { status = .failure }
    }
    return status
  }

  private static func passes(_ line: String, at place: String) -> Bool {
    do {
      let test = try TGConformanceCase(json: line)
      let mismatches = test.mismatches()
      for mismatch in mismatches { print("\(test.name): \(mismatch)") }
      return mismatches.isEmpty
    } catch {
      print("\(place): \(error)")
      return false
    }
  }
}
