import TangramScene

/// `tangram check`: lays out the scenes of case files and compares the frames.
extension Command {
  static let check = Command(
    name: "check",
    synopsis: "FILE… [--fonts DIR]",
    uses: [("FILE…", "checks cases: scenes with the frames they must have")],
    operand: .files("cases, one per line; if it is -, the standard input is read"),
    options: [.fonts],
    about: """
      Lays out cases and compares the frames. Every line of a file is a case:

        {"name":"…","scene":{…},"frames":{"A":[x,y,width,height],…}}

      Prints the differences, and the number of cases in each file that passed.
      """,
    status: """
      0 if all cases passed, 1 if not, 66 if a file cannot be read, 74 if the output
      cannot be written.
      """,
    run: runCheck)

  private static func runCheck(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    for file in given.operands {
      let fonts = given.fonts(beside: file)
      var (passed, count) = (0, 0)
      try console.read(file, linesOf: "cases", printsSeldom: true) {
        (bytes, line) throws(ToolError) in
        count += 1
        let problems = problems(of: bytes, fonts, at: "\(file):\(line ?? 0)")
        for problem in problems { try console.writeEscaped(problem) }
        if problems.isEmpty { passed += 1 }
      }
      try console.writeEscaped("\(file): \(passed) of \(count) passed")
      if passed < count { status = .failure }
    }
    return status
  }

  private static func problems(
    of line: [UInt8], _ fonts: TGSceneFonts, at place: String
  ) -> [String] {
    do {
      let test = try TGConformanceCase(utf8: line, fonts: fonts)
      return test.mismatches().map { "\(test.name): \($0)" }
    } catch {
      return ["\(place): \(error)"]
    }
  }
}
