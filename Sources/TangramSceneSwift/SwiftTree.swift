import Tangram
import TangramScene

/// The nodes of a document, with the Swift calls that create each view.
struct SwiftTree {
  struct Node {
    let value: JSONValue
    let kind: ContainerKind?
    /// The name of the view, which may differ from the id in the document.
    let name: String?
    var children: [Int] = []
    /// The sizes that a table row sets on this cell, as Swift statements.
    var ruledSizes: Set<String> = []
    /// The code for the view; set after all nodes are known.
    var view: SwiftView
  }

  /// The nodes, parents before children.
  private(set) var nodes: [Node] = []
  /// The nodes, children before parents.
  private(set) var upwards: [Int] = []
  private let texts: SwiftTexts

  /// - Parameter views: The views, in the order of their nodes.
  init(_ root: JSONValue, views: [TGView], texts: SwiftTexts) {
    self.texts = texts
    collect(root, views)
    for index in nodes.indices {
      if nodes[index].view.creation.name == "row", views.indices.contains(index) {
        noteSizes(ofCellsIn: index, views[index])
      }
      nodes[index].view = view(of: nodes[index])
    }
  }

  /// Collects the nodes without recursion.
  private mutating func collect(_ root: JSONValue, _ views: [TGView]) {
    // The child lists that are not finished yet, outermost first.
    var lists = [(elements: AnyIterator([root].makeIterator()), parent: -1)]
    while let list = lists.last {
      guard let value = list.elements.next() else {
        lists.removeLast()
        if list.parent >= 0 { upwards.append(list.parent) }
        continue
      }
      let index = nodes.count
      let parentKind = list.parent < 0 ? nil : nodes[list.parent].kind
      let kind = kind(of: value, in: parentKind)
      let name = views.indices.contains(index) ? views[index].name : nil
      nodes.append(
        Node(
          value: value, kind: kind, name: name,
          view: SwiftView(creation: SwiftKind.creation(of: kind), name: name)))
      if list.parent >= 0 { nodes[list.parent].children.append(index) }
      let children = value[kind?.childrenKey ?? "children"]
      lists.append((AnyIterator((children.map { Array($0.elements) } ?? []).makeIterator()), index))
    }
  }

  private func kind(of value: JSONValue, in parent: ContainerKind?) -> ContainerKind? {
    parent?.childKind ?? (try? ContainerKind.specified(by: value))
  }
}

// MARK: - Translation of nodes

extension SwiftTree {
  /// The Swift calls and statements that a node translates to.
  private func view(of node: Node) -> SwiftView {
    var view = node.view
    var sizeClasses: JSONValue?
    for member in node.value.elements {
      if member.key == "sizeClasses" { sizeClasses = member }
      let source = SwiftSource(value: member, kind: node.kind, texts: texts)
      if member.isSize,
        let size = SwiftDescriptor(source).statement, node.ruledSizes.contains(size)
      {
        continue
      }
      SwiftSpelling[member.key]?.say(source, &view)
    }
    view.creation.arguments.sort { SwiftKind.order($0) < SwiftKind.order($1) }
    view.order()
    for entry in sizeClasses?.elements.map(\.self) ?? [] {
      view.closing.append(sizeClass(entry, of: node))
    }
    return view
  }

  /// The call that sets the descriptors of a node for a size class.
  ///
  /// It contains only the changes from the node's other keys.
  private func sizeClass(_ entry: JSONValue, of node: Node) -> SwiftCall {
    var statements: [String] = []
    for member in entry.elements where member.key != "when" {
      let source = SwiftSource(
        value: member, kind: node.kind, base: node.value[member.key], texts: texts)
      statements += SwiftSpelling[member.key]?.change(source) ?? []
    }
    let sizeClass = entry["when"].map { SwiftSource.sizeClass($0) } ?? ".default"
    // A size class that changes nothing must be created as well.
    let lines = statements.isEmpty ? ["_ = $0"] : statements.map { "$0." + $0 }
    return SwiftCall(
      name: "sizeClass", arguments: [SwiftArgument(sizeClass)], closure: .lines(lines))
  }
}

extension SwiftSource {
  static func sizeClass(_ value: JSONValue) -> String {
    let (width, height) = (value["width"]?.stringIfAny, value["height"]?.stringIfAny)
    let screen = value["screen"]?.stringIfAny
    if width == nil, height == nil { return ".\(screen ?? "default")" }
    let parts = [width ?? "any", height ?? "any"] + [screen].compactMap(\.self)
    return SwiftLiteral.call(".comb", parts.map(SwiftLiteral.choice))
  }
}

// MARK: - Cells of tables

extension SwiftTree {
  /// Records the sizes that a row sets on its cells, so that the cells need not repeat them.
  private mutating func noteSizes(ofCellsIn index: Int, _ view: TGView) {
    guard var row = TGLinearLayout(view) else { return }
    row.tg_removeAllSubviews()
    row.addSubview(TGView())
    guard let probe = try? JSONDocument(TGScene(root: row).json()).root,
      let cells = probe["root"]?["children"], let cell = cells.elements.map(\.self).first
    else { return }
    let isHorizontal = row.tg_orientation == .horz
    for child in nodes[index].children {
      // Descriptors for size classes are copies of those that the cell had before it was added to
      // the row.
      if nodes[child].value["sizeClasses"] != nil { continue }
      for size in cell.elements where size.isSize {
        let isAlong = (size.key == "width") == isHorizontal
        let hasOther = nodes[child].kind?.hasSize ?? false || nodes[child].value["frame"] != nil
        if !isAlong, hasOther { continue }
        let source = SwiftSource(value: size, kind: nil, texts: texts)
        if let size = SwiftDescriptor(source).statement { nodes[child].ruledSizes.insert(size) }
      }
    }
  }
}

// MARK: - Idiomatic order and combined calls

extension SwiftView {
  /// Moves sizes before positions, and combines calls that one modifier can express.
  mutating func order() {
    let sizes = calls.filter { $0.name == "width" || $0.name == "height" }
    calls.removeAll { $0.name == "width" || $0.name == "height" }
    let positions = SwiftView.joinedMargins(of: &calls)
    calls.insert(contentsOf: SwiftView.joined(sizes) + positions, at: 0)
  }

  /// Combines two sizes into one call if both are single values.
  private static func joined(_ sizes: [SwiftCall]) -> [SwiftCall] {
    guard sizes.count == 2, sizes.allSatisfy(\.isSimple) else { return sizes }
    let texts = sizes.map { $0.arguments[0].text }
    let isOneWord = texts[0] == texts[1] && texts[0].hasPrefix(".")
    let arguments = (isOneWord ? [texts[0]] : texts).map { SwiftArgument($0) }
    return [SwiftCall(name: "size", arguments: arguments)]
  }

  /// Combines several margins, or both centers, into one call each, and removes the originals from
  /// `calls`.
  private static func joinedMargins(of calls: inout [SwiftCall]) -> [SwiftCall] {
    var found: [SwiftCall] = []
    let edges = ["top", "leading", "bottom", "trailing"]
    let margins = edges.compactMap { edge in calls.first { $0.name == edge && $0.isSimple } }
    if margins.count > 1 {
      calls.removeAll { edges.contains($0.name) && $0.isSimple }
      let texts = margins.map { $0.arguments[0].text }
      let isAll = margins.count == 4 && Set(texts).count == 1
      let arguments = margins.map { SwiftArgument($0.name, $0.arguments[0].text) }
      found.append(
        SwiftCall(name: "margin", arguments: isAll ? [SwiftArgument(texts[0])] : arguments))
    }
    let centers = ["centerX", "centerY"]
    if centers.allSatisfy({ name in calls.contains { $0.name == name && $0.isZero } }) {
      calls.removeAll { centers.contains($0.name) }
      found.append(SwiftCall(name: "centered"))
    }
    return found
  }
}

extension SwiftCall {
  /// Whether the call has a single argument: a number, a percentage or a keyword.
  fileprivate var isSimple: Bool {
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    let text = arguments[0].text
    if text.hasSuffix(")") { return false }
    return text.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
  }

  fileprivate var isZero: Bool { arguments.count == 1 && arguments[0].text == "0" }
}
