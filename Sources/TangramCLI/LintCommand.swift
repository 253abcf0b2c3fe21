import Tangram
import TangramRender
import TangramScene

/// `tangram lint`: reports likely mistakes in scenes.
struct LintCommand {
  /// The files to check, and the options of the check.
  struct Options: Hashable {
    var files: [String]
    /// The environment settings that override those of the scenes.
    var room = Room()
    /// Whether the output is JSON, one line per scene.
    var asJSON = false
    /// Whether warnings count as failures, too.
    var isStrict = false
    /// Whether every line is a scene.
    var byLine = false
  }

  let console: Console
  let options: Options

  func run() throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    for file in options.files {
      let source = try ByteSource(opening: file, standardInput: console.input)
      let limit = TGSceneLimits().bytes
      let fonts = options.room.fonts(beside: file)
      guard options.byLine else {
        if try fails(source.readAll(limit: limit), fonts, in: file) { status = .failure }
        continue
      }
      var lines = Lines(
        of: source, limit: limit, progress: console.progress(of: "scenes"))
      while let line = try lines.next() {
        if try fails(line.bytes, fonts, in: file, line: line.number) { status = .failure }
      }
    }
    return status
  }

  /// Prints the problems of a scene.
  ///
  /// - Returns: Whether the scene fails the check.
  private func fails(
    _ bytes: [UInt8], _ fonts: TGSceneFonts, in file: String, line: Int? = nil
  ) throws(ToolError) -> Bool {
    let place = line.map { "\(file):\($0)" } ?? file
    let diagnostics: [TGDiagnostic]
    do {
      diagnostics = try options.room.scene(bytes, fonts).layout().findings
    } catch {
      let trouble = SceneTrouble(bytes, error, fonts)
      if options.asJSON {
        let members = [JSONMember("file", .string(place))] + trouble.json
        try console.write(.object(members))
      } else {
        let lines = trouble.lines(file, line: line, prefix: "error: ")
        for text in lines { try console.say(text) }
      }
      return true
    }
    if options.asJSON {
      let members = [
        JSONMember("file", .string(place)),
        JSONMember("diagnostics", .array(diagnostics.map(\.json))),
      ]
      try console.write(.object(members))
    } else {
      for diagnostic in diagnostics {
        let text = diagnostic.text(in: .scene).escapedForTerminal()
        try console.say("\(place): \(diagnostic.severity.rawValue): \(text) [\(diagnostic.code)]")
      }
      try console.say("\(place): \(Self.summary(of: diagnostics))")
    }
    let bearable: TGDiagnostic.Severity = options.isStrict ? .hint : .warning
    return diagnostics.contains { $0.severity > bearable }
  }

  /// The number of diagnostics of each severity, as in `1 error, 2 warnings`.
  private static func summary(of diagnostics: [TGDiagnostic]) -> String {
    let counts = TGDiagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.reduce(0) { $1.severity == severity ? $0 + 1 + $1.others : $0 }
      if count == 0 { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }
}

extension TGLayout {
  /// Likely mistakes in the tree, and violations in the frames, most severe first.
  fileprivate var findings: [TGDiagnostic] {
    // Overflow is already reported as a diagnostic, unless it is a consequence of another one.
    let known: Set<TGDiagnostic.Code> = ["overflow", "shares-above-whole"]
    let all = diagnostics + validate().filter { !known.contains($0.code) }
    return TGDiagnostic.Severity.allCases.reversed().flatMap { severity in
      all.filter { $0.severity == severity }
    }
  }
}

extension TGDiagnostic {
  /// The diagnostic in the JSON output of the tool.
  var json: JSON {
    var members = [
      JSONMember("view", .string(place)), JSONMember("property", .string(property)),
      JSONMember("code", .string(code.rawValue)),
      JSONMember("severity", .string(severity.rawValue)),
      JSONMember("message", .string(message(in: .scene))),
    ]
    if let remedy = remedy(in: .scene) { members.append(JSONMember("remedy", .string(remedy))) }
    if others > 0 { members.append(JSONMember("others", .number(Double(others)))) }
    return .object(members)
  }
}

extension CommandForm {
  static let lint = CommandForm(
    synopsis: "FILE… [--lines] [--json] [--strict] [--watch] [ROOM]",
    uses: [("FILE…", "says what is probably a mistake in scenes")],
    operand: .files("a scene; with -, it is read from the standard input"),
    options: [
      .lines("every line of a file is a scene"),
      CommandOption(
        name: "--json",
        text: #"every scene gives a line of JSON: {"file":…,"diagnostics":[…]}"#),
      CommandOption(name: "--strict", text: "warnings are as bad as errors"),
      .watch,
    ],
    hasRoom: true,
    about: """
      Lays out scenes and says what is probably a mistake in them, worst first:

        card.json: warning: title: width has no value and … [no-size]

      An error is something that cannot be done as it is written, a warning a view that is probably
      not where it is meant to be or not as large, a hint something without effect. The word in
      brackets is the code.
      """,
    status: """
      0, or 1 if there are errors or a scene cannot be read, with --strict also if
      there are warnings; 66 if a file cannot be read, 74 if the output cannot be written.
      """,
    read: { given in
      .lint(
        .init(
          files: given.operands, room: given.room, asJSON: given.has("--json"),
          isStrict: given.has("--strict"), byLine: given.has("--lines")))
    })
}
