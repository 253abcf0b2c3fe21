import TangramScene

/// `tangram check`: lays out the scenes of case files and compares the frames.
struct CheckCommand {
  let console: Console
  /// A folder of fonts, in addition to the folder of the cases.
  var fontFolder: String?

  func run(_ files: [String]) throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    for file in files {
      let source = try ByteSource(opening: file, standardInput: console.input)
      var lines = Lines(
        of: source, limit: TGSceneLimits().bytes,
        progress: console.progress(of: "cases", printsSeldom: true))
      let fonts = Room(fontFolder: fontFolder).fonts(beside: file)
      var (passed, count) = (0, 0)
      while let line = try lines.next() {
        count += 1
        if try passes(line.bytes, fonts, at: "\(file):\(line.number)") { passed += 1 }
      }
      try console.say("\(file): \(passed) of \(count) passed")
      if passed < count { status = .failure }
    }
    return status
  }

  private func passes(
    _ line: [UInt8], _ fonts: TGSceneFonts, at place: String
  ) throws(ToolError) -> Bool {
    let test: TGConformanceCase
    do {
      test = try TGConformanceCase(utf8: line, fonts: fonts)
    } catch {
      try console.say("\(place): \(error)")
      return false
    }
    let mismatches = test.mismatches()
    for mismatch in mismatches { try console.say("\(test.name): \(mismatch)") }
    return mismatches.isEmpty
  }
}

extension CommandForm {
  static let check = CommandForm(
    synopsis: "FILE… [--fonts DIR]",
    uses: [("FILE…", "checks cases: scenes with the frames they must have")],
    operand: .files("cases, a line each; with -, they are read from the standard input"),
    options: [.fonts],
    about: """
      Lays out cases and compares the frames. Every line of a file is a case:

        {"name":"…","scene":{…},"frames":{"A":[x,y,width,height],…}}

      Prints what differs, and how many cases of each file passed.
      """,
    status: """
      0 if all cases passed, 1 if not, 66 if a file cannot be read, 74 if the output
      cannot be written.
      """,
    read: { .check(files: $0.operands, fonts: $0["--fonts"]) })
}
