/// A JSON document as a flat run of values in document order.
///
/// Every value knows where the run of its descendants ends. Nothing is nested in memory, so a
/// document of any depth is built, read and released without the call stack growing.
package struct JSONTree: Sendable {
  /// What a value is; the members of arrays and objects follow it in the run.
  package enum Payload: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array
    case object
  }

  struct Node: Sendable {
    var payload: Payload
    /// The key of a member of an object.
    var key: String?
    /// The index behind the last descendant.
    var end: Int
  }

  private(set) var nodes: [Node] = []
  /// The arrays and objects that are not closed yet, outermost first.
  private var open: [Int] = []

  package init() {}
}

extension JSONTree {
  /// The outermost value, if one was written.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(tree: self, index: 0) }

  /// The number of arrays and objects that are open.
  var depth: Int { open.count }

  /// Whether the innermost open value is an object.
  var isInsideObject: Bool {
    guard let last = open.last, case .object = nodes[last].payload else { return false }
    return true
  }

  /// Appends a value that has no members.
  package mutating func append(scalar payload: Payload, key: String? = nil) {
    nodes.append(Node(payload: payload, key: key, end: nodes.count + 1))
  }

  /// Appends an array or an object; what follows is inside until it is closed.
  package mutating func open(_ payload: Payload, key: String? = nil) {
    open.append(nodes.count)
    append(scalar: payload, key: key)
  }

  /// Closes the innermost array or object.
  package mutating func close() {
    guard let index = open.popLast() else { return }
    nodes[index].end = nodes.count
  }

  /// Appends a finished value with all its members.
  package mutating func append(_ value: JSON, key: String? = nil) {
    switch value {
    case .null: append(scalar: .null, key: key)
    case .bool(let flag): append(scalar: .bool(flag), key: key)
    case .number(let number): append(scalar: .number(number), key: key)
    case .string(let string): append(scalar: .string(string), key: key)
    case .array(let elements):
      open(.array, key: key)
      for element in elements { append(element) }
      close()
    case .object(let members):
      open(.object, key: key)
      for member in members { append(member.value, key: member.key) }
      close()
    }
  }
}

/// A small JSON value, such as what a single key of a node is set to.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([JSONMember])
}

/// A key of an object with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSON

  package init(_ key: String, _ value: JSON) {
    self.key = key
    self.value = value
  }
}

extension JSON {
  /// An array of numbers.
  package static func numbers(_ numbers: Double...) -> JSON { .array(numbers.map(JSON.number)) }
}
