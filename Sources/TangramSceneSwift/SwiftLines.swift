/// Lines of generated code and their indentation.
struct SwiftLines {
  private(set) var lines: [String]

  /// The maximum line length, not counting the indentation of the code inside a function.
  private static let width = 98

  init(_ start: String) { lines = [start] }

  private mutating func append(_ text: String) { lines[lines.count - 1] += text }

  private mutating func newLine(_ text: String = "", indent: Int) {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  /// The indentation of the current line, in spaces.
  private var indent: Int { lines[lines.count - 1].prefix { $0 == " " }.count }

  private func fits(_ text: String) -> Bool {
    lines[lines.count - 1].count + text.count <= Self.width
  }
}

// MARK: - Calls

extension SwiftLines {
  /// Appends a chain of calls: on one line if they fit and are not broken in any case, otherwise on several.
  mutating func append(chain: [SwiftCall], isBroken: Bool = false) {
    var isBroken = isBroken
    for (index, call) in chain.enumerated() {
      if index > 0 {
        // The calls up to the next trailing closure are either all on one line or each on its own.
        let before = chain[index...].prefix { $0.closure == nil }
        let next = chain.dropFirst(index + before.count).first.map { ".\($0.text) {" } ?? ""
        isBroken = isBroken || !fits(before.map { ".\($0.text)" }.joined() + next)
        if isBroken {
          // A call is aligned with the last line if that starts with `}` or `.`, otherwise indented.
          let start = lines[lines.count - 1].dropFirst(indent).first
          newLine(indent: start == "}" || start == "." ? indent : indent + 2)
        }
        append(".")
      }
      append(call)
      if let closure = call.closure { append(closure) }
    }
  }

  /// Appends a call without its trailing closure, on several lines if it does not fit on one.
  private mutating func append(_ call: SwiftCall) {
    if fits(call.text) || call.arguments.isEmpty { return append(call.text) }
    append(call.name + "(")
    newLine(indent: indent + 2)
    for (index, argument) in call.arguments.enumerated() {
      let text = argument + (index == call.arguments.count - 1 ? "" : ",")
      if index > 0, fits(" " + text) { append(" ") } else if index > 0 { newLine(indent: indent) }
      append(text)
    }
    append(")")
  }

  /// Appends a chain of calls as the only argument of a call, on lines of its own.
  mutating func append(argument chain: [SwiftCall], label: String = "", isBroken: Bool = false) {
    append("(")
    newLine(label, indent: indent + 2)
    append(chain: chain, isBroken: isBroken)
    append(")")
  }

  private mutating func append(_ closure: SwiftCall.Closure) {
    let indent = indent
    append(" {")
    switch closure {
    case .lines(let lines, let parameter):
      append(parameter.map { " \($0) in" } ?? "")
      if lines.count == 1, fits(" \(lines[0]) }") { return append(" \(lines[0]) }") }
      for line in lines { newLine(line, indent: indent + 2) }
    case .views(let nodes, let areAdded):
      if nodes.isEmpty { return append("}") }
      for node in nodes {
        newLine(areAdded ? "$0.addSubview" : "", indent: indent + 2)
        if areAdded {
          append(argument: node.expression, isBroken: node.isBroken)
        } else {
          append(chain: node.expression, isBroken: node.isBroken)
        }
      }
    case .chain(let calls):
      newLine(indent: indent + 2)
      append(chain: calls)
    }
    newLine("}", indent: indent)
  }
}
