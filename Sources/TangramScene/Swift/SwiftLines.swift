/// Lines of code that are being written, with their indentation.
struct SwiftLines {
  var lines = [""]
  /// The number of spaces before a line.
  private var indent = 0
  /// The numbers of spaces before the lines with braces that are open.
  private var braces: [Int] = []

  /// The most characters of a line, less those that stand before it in a function.
  private static let width = 98
}

extension SwiftLines {
  private var last: Int { lines.count - 1 }

  mutating func append(_ text: String) { lines[last] += text }

  /// Begins a line.
  mutating func newLine(_ text: String = "") {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  /// Opens braces, in which lines begin further in than the line they are opened on.
  mutating func openBrace(_ head: String = "{") {
    append(" " + head)
    braces.append(indent)
    indent = spaces + 2
  }

  /// Closes the braces that were opened last.
  mutating func closeBrace() {
    indent -= 2
    newLine("}")
    indent = braces.popLast() ?? 0
  }

  /// Writes something further in than the line that is being written.
  mutating func deeper(_ body: (inout SwiftLines) -> Void) {
    let outer = indent
    indent = spaces + 2
    body(&self)
    indent = outer
  }

  /// The number of spaces before the line that is being written.
  private var spaces: Int { lines[last].prefix { $0 == " " }.count }

  /// Whether a text fits on the line that is being written.
  func fits(_ text: String) -> Bool { lines[last].count + text.count <= Self.width }

  /// Begins a line for another call of a chain: below a brace or another call, or further in.
  mutating func breakChain() {
    let start = lines[last].dropFirst(spaces).first
    let isBelow = start == "}" || start == "."
    lines.append(String(repeating: " ", count: isBelow ? spaces : spaces + 2))
  }

  /// Appends a call without what it has in braces, on several lines if one is too short.
  mutating func append(call: SwiftCall) {
    let text = Self.text(call)
    if fits(text) || call.arguments.isEmpty { return append(text) }
    append(call.name + "(")
    deeper {
      $0.newLine()
      for (index, argument) in call.arguments.enumerated() {
        let text = argument.written + (index == call.arguments.count - 1 ? "" : ",")
        if index > 0, $0.fits(" " + text) { $0.append(" ") } else if index > 0 { $0.newLine() }
        $0.append(text)
      }
    }
    append(")")
  }

  /// Appends statements in braces.
  mutating func append(closure statements: [String], parameter: String?) {
    let head = parameter.map { "{ \($0) in" } ?? "{"
    let text = " \(head) \(statements.first ?? "") }"
    if statements.count == 1, fits(text) { return append(text) }
    openBrace(head)
    for statement in statements { newLine(statement) }
    closeBrace()
  }

  /// A call without what it has in braces.
  static func text(_ call: SwiftCall) -> String {
    if call.arguments.isEmpty, call.closure != nil { return call.name }
    return "\(call.name)(\(call.arguments.map(\.written).joined(separator: ", ")))"
  }

  /// Some calls as a chain.
  static func text(_ calls: (made: SwiftCall, named: [SwiftCall])) -> String {
    ([calls.made] + calls.named).map(text).joined(separator: ".")
  }
}

extension SwiftCall {
  /// The call that makes a view, and the one that names it if the first cannot.
  func named(_ name: String?) -> (made: SwiftCall, named: [SwiftCall]) {
    guard let name else { return (self, []) }
    if self.name == "TGView", arguments.isEmpty {
      var made = self
      made.arguments = [SwiftArgument(SwiftLiteral.string(name))]
      return (made, [])
    }
    return (self, [.naming(name)])
  }

  static func naming(_ name: String) -> SwiftCall {
    SwiftCall(name: "named", arguments: [SwiftArgument(SwiftLiteral.string(name))])
  }
}
