import Tangram
import TangramRender
import TangramScene

/// `tangram lint`: reports likely mistakes in scenes.
extension Command {
  static let lint = Command(
    name: "lint",
    synopsis: "FILE… [--lines] [--json] [--strict] [--watch] [ROOM]",
    uses: [("FILE…", "lists probable mistakes in scenes")],
    operand: .files("a scene; if it is -, the standard input is read"),
    options: [
      .lines("every line of a file is a scene"),
      CommandOption(
        name: "--json",
        text: #"every scene gives a line of JSON: {"file":…,"diagnostics":[…]}"#),
      CommandOption(name: "--strict", text: "treats warnings as errors"),
      .watch,
    ],
    hasRoom: true,
    about: """
      Lays out scenes and lists probable mistakes, the most severe ones first:

        card.json: warning: title: width has no value and … [no-size]

      An error is something that cannot be done as written. A warning is a view that probably does
      not have the intended position or size. A hint is something without effect. The code is in
      brackets.
      """,
    status: """
      0, or 1 if there are errors or a scene cannot be read, with --strict also if
      there are warnings; 66 if a file cannot be read, 74 if the output cannot be written.
      """,
    run: runLint)

  private static func runLint(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    let tolerated: TGDiagnostic.Severity = given.has("--strict") ? .hint : .warning
    for file in given.operands {
      let fonts = given.fonts(beside: file)
      try console.read(file, linesOf: given.has("--lines") ? "scenes" : nil) {
        (bytes, line) throws(ToolError) in
        let place = line.map { "\(file):\($0)" } ?? file
        let (texts, json): ([String], JSON)
        do throws(SceneErrors) {
          let findings = try given.scene(bytes, fonts).layout().findings
          (texts, json) = (
            findings.map { "\(place): \($0.line)" } + ["\(place): \(summary(of: findings))"],
            ["file": .string(place), "diagnostics": .array(findings.map(\.json))]
          )
          if findings.contains(where: { $0.severity > tolerated }) { status = .failure }
        } catch {
          (texts, json) = (error.lines(file, line: line, prefix: "error: "), error.json(of: place))
          status = .failure
        }
        if given.has("--json") {
          try console.write(json)
        } else {
          for text in texts { try console.writeEscaped(text) }
        }
      }
    }
    return status
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
  /// The diagnostic as a line of the output.
  fileprivate var line: String {
    "\(severity.rawValue): \(text(in: .scene).escapedForTerminal()) [\(code)]"
  }

  /// The diagnostic in the JSON output of the tool.
  var json: JSON {
    [
      "view": .string(place), "property": .string(property), "code": .string(code.rawValue),
      "severity": .string(severity.rawValue), "message": .string(message(in: .scene)),
      "remedy": remedy(in: .scene).map(JSON.string),
      "others": others > 0 ? .number(Double(others)) : nil,
    ]
  }
}
