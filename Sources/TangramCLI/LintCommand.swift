import Tangram
import TangramScene

/// `tangram lint`: what is probably a mistake in scenes.
struct LintCommand {
  /// What is asked for beside the files.
  struct Options: Hashable {
    /// Whether the answer is JSON, a line for each scene.
    var asJSON = false
    /// Whether warnings are as bad as errors.
    var isStrict = false
    /// Whether every line is a scene.
    var byLine = false
  }

  let console: Console
  let options: Options

  func run(_ files: [String]) throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    for file in files {
      let source = try ByteSource(opening: file, standardInput: console.input)
      let limit = TGSceneLimits().bytes
      guard options.byLine else {
        if try fails(source.readAll(limit: limit), at: file) { status = .failure }
        continue
      }
      var lines = Lines(of: source, limit: limit)
      while let line = try lines.next() {
        if try fails(line.bytes, at: "\(file):\(line.number)") { status = .failure }
      }
    }
    return status
  }

  /// Prints what is the matter with a scene.
  ///
  /// - Returns: Whether that is too much.
  private func fails(_ bytes: [UInt8], at place: String) throws(ToolError) -> Bool {
    let diagnostics: [TGDiagnostic]
    do {
      diagnostics = try TGScene(utf8: bytes).layout().findings
    } catch {
      try complain(error, at: place)
      return true
    }
    if options.asJSON {
      let members = [
        JSONMember("file", .string(place)),
        JSONMember("diagnostics", .array(diagnostics.map(\.json))),
      ]
      try console.write(JSONText.text(.object(members)))
    } else {
      for diagnostic in diagnostics {
        try console.write(
          "\(place): \(diagnostic.severity.rawValue): \(diagnostic) [\(diagnostic.code)]")
      }
      try console.write("\(place): \(Self.summary(of: diagnostics))")
    }
    let bearable: TGDiagnostic.Severity = options.isStrict ? .hint : .warning
    return diagnostics.contains { $0.severity > bearable }
  }

  private func complain(_ error: TGSceneError, at place: String) throws(ToolError) {
    guard options.asJSON else { return try console.write("\(place): error: \(error)") }
    let members = [JSONMember("file", .string(place)), JSONMember("error", error.json)]
    try console.write(JSONText.text(.object(members)))
  }

  /// How many there are of each severity, as in `1 error, 2 warnings`.
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
  /// What is probably a mistake in the tree, and what is not in order in the frames, worst first.
  fileprivate var findings: [TGDiagnostic] {
    // What sticks out is a diagnostic, unless it follows from another one.
    let known: Set<TGDiagnostic.Code> = ["overflow", "shares-above-whole"]
    let all = diagnostics + validate().filter { !known.contains($0.code) }
    return TGDiagnostic.Severity.allCases.reversed().flatMap { severity in
      all.filter { $0.severity == severity }
    }
  }
}

extension TGDiagnostic {
  /// The diagnostic as the tool prints it.
  var json: JSON {
    var members = [
      JSONMember("view", .string(place)), JSONMember("property", .string(property)),
      JSONMember("code", .string(code.rawValue)),
      JSONMember("severity", .string(severity.rawValue)),
      JSONMember("message", .string(message)),
    ]
    if let remedy { members.append(JSONMember("remedy", .string(remedy))) }
    if others > 0 { members.append(JSONMember("others", .number(Double(others)))) }
    return .object(members)
  }
}

extension TGSceneError {
  /// The error as the tool prints it.
  var json: JSON {
    .object([JSONMember("path", .string(path)), JSONMember("message", .string(message))])
  }
}
