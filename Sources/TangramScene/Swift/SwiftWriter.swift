import TangramCore

/// Writes a scene as Swift code, from the document that the scene is written as.
///
/// So what a scene leaves out, and what it calls its views, is decided in one place.
struct SwiftWriter {
  let tree: SwiftTree
  private let document: JSONValue
  private let texts: SwiftTexts
  /// The constants for nodes whose expressions would be long otherwise.
  private var constants: [Int: String] = [:]
  /// How much the compiler has to look at in the expression of a node.
  private var weights: [Int]
  /// The lines of the code.
  private(set) var lines: [String] = []
  /// Whether the code calls `font` for the fonts of texts.
  private(set) var opensFonts = false
  /// The fonts of texts that name none, if the document does not declare them.
  var standardFonts: [String] { texts.usesStandardFiles ? texts.standardFiles : [] }

  /// The names that the code has other uses for.
  private static let reserved: Set<String> = ["root", "layout", "box", "font"]

  init(_ document: JSONValue, views: [TGView], standardFonts: [String]) {
    self.document = document
    texts = SwiftTexts(
      document, standardFiles: standardFonts, names: SwiftNames(reserved: Self.reserved))
    tree = SwiftTree(document["root"] ?? document, views: views, texts: texts)
    weights = Array(repeating: 1, count: tree.nodes.count)
    (lines, opensFonts) = (texts.lines, texts.opensFonts)
    if !lines.isEmpty { lines.append("") }
    writeReferred()
    writeParts()
  }
}

// MARK: - Constants

extension SwiftWriter {
  /// Writes a constant for each view that is referred to, so that it is known before what refers to it.
  private mutating func writeReferred() {
    let start = lines.count
    for index in tree.nodes.indices {
      guard let name = referredName(index) else { continue }
      lines.append("let \(name) = \(creation(of: index))")
    }
    if lines.count > start { lines.append("") }
  }

  private var names: SwiftNames { texts.names }

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
    // The levels of views in the expression of a node.
    var levels = Array(repeating: 0, count: tree.nodes.count)
    for index in tree.upwards {
      let children = tree.nodes[index].children
      levels[index] = (children.map { levels[$0] }.max() ?? -1) + 1
      weights[index] = children.reduce(1 + tree.nodes[index].view.weight) { $0 + weights[$1] }
      let isRow = tree.nodes[index].view.creation.name == "row"
      let isLarge = levels[index] >= Self.mostLevels || weights[index] > Self.mostViews
      guard index == 0 || isLarge && !isRow else { continue }
      writePart(index)
      (levels[index], weights[index]) = (0, 1)
    }
  }

  /// Writes the expression of a node as a constant, or as several, each made from the one before.
  private mutating func writePart(_ node: Int) {
    let (start, calls, isBroken) = chain(of: node)
    let name = node == 0 ? "root" : names.fresh(like: tree.nodes[node].name ?? "", or: "part")
    var steps: [[SwiftCall]] = [[]]
    var weight = weight(of: start)
    for call in calls {
      let next = self.weight(of: call)
      if weight > 0, next > 0, weight + next > Self.mostViews {
        steps.append([])
        weight = 0
      }
      steps[steps.count - 1].append(call)
      weight += next
    }
    var before = start
    for (index, step) in steps.enumerated() {
      let constant = index == steps.count - 1 ? name : names.fresh(like: "", or: "part")
      var writer = SwiftLines()
      writer.append("let \(constant) = ")
      write(before, to: &writer)
      write(step, isBroken: isBroken, to: &writer)
      lines += writer.lines + [""]
      before = SwiftCall(constant: constant)
    }
    constants[node] = name
  }

  /// The most levels of views in an expression; the compiler takes longer for each.
  private static let mostLevels = 3
  /// The most views in an expression, if it can be taken apart; the time grows with their square.
  private static let mostViews = 30

  /// How much the compiler has to look at in the braces of a call.
  private func weight(of call: SwiftCall) -> Int {
    switch call.closure {
    case nil: 0
    case .lines(let lines, _): lines.count / 4
    case .children(let nodes), .additions(let nodes): nodes.reduce(0) { $0 + weights[$1] }
    case .row(_, let calls): calls.reduce(1) { $0 + weight(of: $1) }
    }
  }

  /// Children, so many together as an expression may have.
  private func pieces(_ children: [Int]) -> [[Int]] {
    var pieces: [[Int]] = []
    var weight = 0
    for child in children {
      if pieces.isEmpty || weight + weights[child] > Self.mostViews {
        pieces.append([])
        weight = 0
      }
      pieces[pieces.count - 1].append(child)
      weight += weights[child]
    }
    return pieces
  }
}

// MARK: - Chains of calls

extension SwiftWriter {
  /// The expression of a node: how it begins, the calls after that, and whether each of these has a
  /// line of its own.
  private func chain(of node: Int) -> (start: SwiftCall, calls: [SwiftCall], isBroken: Bool) {
    let (kind, view) = (tree.nodes[node].kind, tree.nodes[node].view)
    let children = tree.nodes[node].children
    if kind?.childKind != nil {
      let (start, named) = start(of: node)
      return (start, named + view.allCalls + rows(children), !children.isEmpty)
    }
    var pieces = pieces(children)[...]
    var (start, calls) = start(of: node)
    if kind != nil, referredName(node) == nil, let first = pieces.popFirst() {
      start.closure = .children(first)
    }
    if kind != nil {
      calls = pieces.map { SwiftCall(name: "children", closure: .children($0)) } + calls
    }
    calls += view.allCalls
    if kind == nil {
      calls += pieces.map { SwiftCall(name: "with", closure: .additions($0)) }
    }
    return (start, calls, false)
  }

  /// How the expression of a node begins: with the constant that the view is, or with the call that
  /// makes it, and the one that names it.
  private func start(of node: Int) -> (made: SwiftCall, named: [SwiftCall]) {
    if let name = referredName(node) { return (SwiftCall(constant: name), []) }
    let view = tree.nodes[node].view
    return view.creation.named(view.name)
  }

  /// The calls that make the rows of a table; what a row says beyond its sizes is said of the row
  /// that is there.
  private func rows(_ rows: [Int]) -> [SwiftCall] {
    rows.enumerated().flatMap { index, row in
      let view = tree.nodes[row].view
      var pieces = pieces(tree.nodes[row].children)[...]
      var made = view.creation
      let more = (view.name.map { [.naming($0)] } ?? []) + view.allCalls
      made.closure = .children(more.isEmpty ? pieces.popFirst() ?? [] : [])
      var calls = [made]
      // All that is said of a row comes before its cells.
      let first =
        pieces.popFirst().map { [SwiftCall(name: "children", closure: .children($0))] } ?? []
      let changes =
        [more + first]
        + pieces.map {
          [SwiftCall(name: "children", closure: .children($0))]
        }
      for change in changes where !change.isEmpty {
        calls.append(SwiftCall(name: "with", closure: .row(index: index, change)))
      }
      return calls
    }
  }
}

// MARK: - Writing

extension SwiftWriter {
  /// Appends the expression of a node; those of its children nest as deep as an expression may.
  private func write(_ node: Int, to writer: inout SwiftLines) {
    if let constant = constants[node] { return writer.append(constant) }
    let (start, calls, isBroken) = chain(of: node)
    write(start, to: &writer)
    write(calls, isBroken: isBroken, to: &writer)
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
    if call.isConstant { return writer.append(call.name) }
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
      for child in children { add(child, to: &writer) }
      writer.closeBrace()
    case .row(let index, let calls):
      writer.openBrace()
      writer.newLine("$0[row: \(index)] = $0[row: \(index)]?")
      write(calls, to: &writer)
      writer.closeBrace()
    }
  }

  /// Appends a statement that adds a view.
  private func add(_ child: Int, to writer: inout SwiftLines) {
    writer.newLine("$0.addSubview(")
    writer.deeper {
      $0.newLine()
      write(child, to: &$0)
    }
    writer.append(")")
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
    let source = SwiftSource(value: document, kind: nil, texts: texts)
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
