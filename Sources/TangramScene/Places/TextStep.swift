/// A step of the path to a value.
enum TextStep: Hashable {
  case key(String)
  case index(Int)

  /// The steps of a path in the format of errors, such as `root.children[2].width.min`; if the
  /// middle of a long path was elided, they end there.
  static func steps(of path: String) -> [TextStep] {
    var rest = path[...]
    var steps: [TextStep] = []
    while let step = next(&rest) { steps.append(step) }
    return steps
  }

  private static func next(_ rest: inout Substring) -> TextStep? {
    if rest.first == "." { rest.removeFirst() }
    guard rest.first == "[" else {
      let key = rest.prefix { $0 != "." && $0 != "[" }
      rest = rest[key.endIndex...]
      return key.isEmpty ? nil : .key(String(key))
    }
    let inner = rest.dropFirst()
    if inner.first == "\"" {
      let bytes = Array(inner.utf8)
      let end = TextOutline(bytes).token(at: 0).upperBound
      rest = Substring(inner.utf8.dropFirst(end + 1))
      return .key(JSONScanner.text(in: bytes, at: 0))
    }
    let digits = inner.prefix { $0 != "]" }
    rest = inner[digits.endIndex...].dropFirst()
    return Int(digits).map(TextStep.index)
  }
}

// MARK: - Following paths

extension TextOutline {
  /// Finds the value at a path or the deepest one along it, and returns whether it is the whole path.
  func entry(at steps: [TextStep]) -> (index: Int?, isWhole: Bool) {
    guard !entries.isEmpty else { return (nil, false) }
    var found = 0
    for step in steps {
      guard let next = child(step, of: found) else { return (found, false) }
      found = next
    }
    return (found, true)
  }

  func child(_ step: TextStep, of parent: Int) -> Int? {
    var (child, order) = (parent + 1, 0)
    while child < entries[parent].end {
      switch step {
      case .index(let index): if index == order { return child }
      case .key(let key): if hasKey(child, key) { return child }
      }
      child = entries[child].end
      order += 1
    }
    return nil
  }

  private func hasKey(_ entry: Int, _ key: String) -> Bool {
    guard let range = entries[entry].key else { return false }
    let inner = bytes[range].dropFirst().dropLast()
    if !inner.contains(UInt8(ascii: "\\")) { return inner.elementsEqual(key.utf8) }
    return JSONScanner.text(in: bytes, at: range.lowerBound) == key
  }

  /// The range to mark for a value: a whole scalar, or the opening bracket of an array or an
  /// object.
  func head(of entry: Int) -> Range<Int> {
    let value = entries[entry].value
    return entries[entry].kind == .scalar ? value : value.lowerBound..<value.lowerBound + 1
  }
}

// MARK: - Nodes

extension TextOutline {
  /// The keys that contain the children of nodes.
  private static let childrenKeys = Set(ContainerKind.all.compactMap(\.childrenKey) + ["children"])
    .sorted().map(TextStep.key)

  /// The node of a view at the path of child indices from the root.
  func node(at path: [Int]) -> Int? {
    var node = entries.isEmpty ? nil : child(.key("root"), of: 0)
    for index in path {
      node = node.flatMap(children).flatMap { child(.index(index), of: $0) }
    }
    return node
  }

  /// The nodes of all views, in the order of the tree.
  var nodes: [Int] {
    var nodes: [Int] = []
    // The lists that are not finished yet, outermost first.
    var lists = node(at: []).map { [(next: $0, end: entries[$0].end)] } ?? []
    while let list = lists.last {
      if list.next == list.end {
        lists.removeLast()
        continue
      }
      nodes.append(list.next)
      lists[lists.count - 1].next = entries[list.next].end
      if let children = children(of: list.next) {
        lists.append((children + 1, entries[children].end))
      }
    }
    return nodes
  }

  private func children(of node: Int) -> Int? {
    Self.childrenKeys.lazy.compactMap { child($0, of: node) }.first
  }

  /// The range to mark for a node: its id, or its opening bracket if it has none.
  func name(of node: Int) -> Range<Int> {
    head(of: child(.key("id"), of: node) ?? node)
  }
}
