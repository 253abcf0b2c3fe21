import TangramCore

/// Writes a scene as Swift code, from the document that the scene is written as.
///
/// So what a scene leaves out, and what it calls its views, is decided in one place.
struct SwiftWriter {
  let tree: SwiftTree
  private let document: JSONValue
  private let names: SwiftNames
  /// The constants for nodes whose expressions would be long otherwise.
  private var constants: [Int: String] = [:]
  /// The lines of the code.
  private(set) var lines: [String] = []

  /// The names that the code has other uses for.
  private static let reserved: Set<String> = ["root", "layout", "box"]

  init(_ document: JSONValue, views: [TGView]) {
    self.document = document
    names = SwiftNames(reserved: Self.reserved)
    tree = SwiftTree(document["root"] ?? document, views: views, names: names)
    writeReferred()
    writeParts()
  }
}

// MARK: - Constants

extension SwiftWriter {
  /// Writes a constant for each view that is referred to, so that it is known before what refers to it.
  private mutating func writeReferred() {
    for index in tree.nodes.indices {
      guard let name = referredName(index) else { continue }
      lines.append("let \(name) = \(creation(of: index))")
    }
    if !lines.isEmpty { lines.append("") }
  }

  private func referredName(_ node: Int) -> String? {
    guard let id = tree.nodes[node].value["id"]?.stringIfAny else { return nil }
    return names.referred[id]
  }

  /// The call that makes a view, with its name.
  private func creation(of node: Int) -> String {
    let view = tree.nodes[node].view
    return SwiftLines.text(view.creation.named(view.name))
  }

  /// Writes a constant for each part of the tree that is large or deep, and for all of it.
  private mutating func writeParts() {
    // The levels and the views in the expression of a node.
    var levels = Array(repeating: 0, count: tree.nodes.count)
    var sizes = Array(repeating: 1, count: tree.nodes.count)
    for index in tree.upwards {
      let children = tree.nodes[index].children
      levels[index] = (children.map { levels[$0] }.max() ?? -1) + 1
      sizes[index] = children.reduce(1) { $0 + sizes[$1] }
      let isRow = tree.nodes[index].view.creation.name == "row"
      let isLarge = levels[index] >= Self.mostLevels || sizes[index] > Self.mostViews
      guard index == 0 || isLarge && !isRow && !children.isEmpty else { continue }
      let name = index == 0 ? "root" : names.fresh(like: tree.nodes[index].name ?? "", or: "part")
      var writer = SwiftLines()
      writer.append("let \(name) = ")
      write(index, to: &writer)
      lines += writer.lines + [""]
      constants[index] = name
      (levels[index], sizes[index]) = (0, 1)
    }
  }

  /// The most levels of views in an expression; the compiler takes longer for each.
  private static let mostLevels = 3
  /// The most views in an expression, if it can be taken apart.
  private static let mostViews = 30
}

// MARK: - Expressions

extension SwiftWriter {
  /// Appends the expression of a node; those of its children nest as deep as an expression may.
  private func write(_ node: Int, to writer: inout SwiftLines) {
    if let constant = constants[node] { return writer.append(constant) }
    let (view, children) = (tree.nodes[node].view, tree.nodes[node].children)
    let isTable = tree.nodes[node].kind?.childKind != nil
    let takesBraces = tree.nodes[node].kind != nil && !isTable && !children.isEmpty
    var calls = view.allCalls
    if let name = referredName(node) {
      writer.append(name)
      if takesBraces {
        calls.insert(SwiftCall(name: "children", closure: .children(children)), at: 0)
      }
    } else {
      var creation = view.creation
      if takesBraces { creation.closure = .children(children) }
      let (made, named) = creation.named(view.name)
      write(made, to: &writer)
      calls = named + calls
    }
    if tree.nodes[node].kind == nil, !children.isEmpty {
      calls.append(SwiftCall(name: "with", closure: .additions(children)))
    }
    if isTable { calls += rows(children) }
    write(calls, isBroken: isTable && !children.isEmpty, to: &writer)
  }

  /// The rows of a table; what a row says beyond its sizes is said of the row that is there.
  private func rows(_ rows: [Int]) -> [SwiftCall] {
    rows.enumerated().flatMap { index, row in
      let view = tree.nodes[row].view
      var made = view.creation
      let isPlain = view.name == nil && view.allCalls.isEmpty
      made.closure = .children(isPlain ? tree.nodes[row].children : [])
      return isPlain ? [made] : [made, SwiftCall(name: "with", closure: .row(row, index: index))]
    }
  }

  /// Appends calls: on one line as far as they fit, and otherwise each on a line of its own.
  private func write(
    _ calls: [SwiftCall], isBroken: Bool = false, to writer: inout SwiftLines
  ) {
    var isBroken = isBroken
    for (index, call) in calls.enumerated() {
      // Those up to the next braces stand on one line, or each on its own.
      let before = calls[index...].prefix { $0.closure == nil }
      let head = calls[(index + before.count)...].first.map { ".\(SwiftLines.text($0)) {" } ?? ""
      let text = before.map { ".\(SwiftLines.text($0))" }.joined() + head
      if !isBroken { isBroken = !writer.fits(text) }
      if isBroken { writer.breakChain() }
      writer.append(".")
      write(call, to: &writer)
    }
  }

  /// Appends a call with what it has in braces.
  private func write(_ call: SwiftCall, to writer: inout SwiftLines) {
    writer.append(call: call)
    switch call.closure {
    case nil: break
    case .lines(let lines, let parameter): writer.append(closure: lines, parameter: parameter)
    case .children(let children):
      if children.isEmpty { return writer.append(" {}") }
      writer.openBrace()
      for child in children {
        writer.newLine()
        write(child, to: &writer)
      }
      writer.closeBrace()
    case .additions(let children):
      writer.openBrace()
      for child in children {
        writer.newLine("$0.addSubview(")
        writer.deeper {
          $0.newLine()
          write(child, to: &$0)
        }
        writer.append(")")
      }
      writer.closeBrace()
    case .row(let row, let index):
      writer.openBrace()
      writer.newLine("$0[row: \(index)] = $0[row: \(index)]?")
      var calls = tree.nodes[row].view.allCalls
      if let name = tree.nodes[row].name {
        calls.insert(SwiftCall.naming(name), at: 0)
      }
      let children = tree.nodes[row].children
      if !children.isEmpty {
        calls.append(SwiftCall(name: "children", closure: .children(children)))
      }
      write(calls, to: &writer)
      writer.closeBrace()
    }
  }
}

// MARK: - The room

extension SwiftWriter {
  /// Lines that lay the tree out.
  ///
  /// - Parameter start: What stands before the expression.
  func layout(after start: String) -> [String] {
    var writer = SwiftLines()
    writer.append("\(start) root.")
    if case (let size, let rest) = room, !rest.isEmpty {
      writer.append("layout(")
      writer.deeper {
        $0.newLine("in: ")
        $0.append(
          call: SwiftCall(name: "TGEnvironment", arguments: [SwiftArgument("size", size)] + rest))
      }
      writer.append(")")
    } else {
      writer.append(call: SwiftCall(name: "layout", arguments: [SwiftArgument("in", room.size)]))
    }
    return writer.lines
  }

  /// The size of the room, and what else the environment is made with.
  private var room: (size: String, rest: [SwiftArgument]) {
    let source = SwiftSource(value: document, kind: nil, names: names)
    var numbers = [TGScene.defaultSize.width, TGScene.defaultSize.height].map(SwiftLiteral.number)
    if let size = document["superview"] { numbers = source.about(size).numbers }
    var rest: [SwiftArgument] = []
    func add(_ key: Word, _ label: String, _ text: (SwiftSource) -> String) {
      if let value = document[key] { rest.append(SwiftArgument(label, text(source.about(value)))) }
    }
    add("scale", "scale") { $0.number }
    add("snap", "snapping") { $0.choice }
    add("rtl", "isRightToLeft") { "\($0.isTrue)" }
    add("sizeClass", "sizeClass") { SwiftSource.sizeClass($0.value) }
    return ("TGSize(width: \(numbers[0]), height: \(numbers[1]))", rest)
  }
}
