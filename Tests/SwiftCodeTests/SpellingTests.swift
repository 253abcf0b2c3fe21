import Testing

@testable import TangramScene
@testable import TangramSceneSwift

/// Every key of a scene is translated to Swift.
@Suite struct SpellingTests {
  /// Keys that describe the node as a whole.
  private static let structure: Set<String> = [
    "id", "layout", "sizeClasses", "children", "rows", "equalize", "equalizeSpace",
  ]

  @Test("Every key of every kind of node has a spelling", arguments: ContainerKind.all.map(\.name))
  func keys(name: String) throws {
    let kind = try #require(ContainerKind.all.first { $0.name == name })
    #expect(SwiftNode.types[kind.name] != nil)
    for key in kind.keys { #expect(SwiftSpelling[key.name] != nil, "\(key.name)") }
    if let child = kind.childKind {
      #expect(SwiftNode.types[child.name] != nil)
      for key in child.keys { #expect(SwiftSpelling[key.name] != nil, "\(key.name)") }
    }
    // The only keys without a spelling are structural ones and actions, which the writer never writes.
    for key in kind.names where SwiftSpelling[key] == nil {
      #expect(Self.structure.contains(key))
    }
  }

  @Test func everyKeyOfALeafHasASpelling() {
    for key in ContainerKind.leaf.keys { #expect(SwiftSpelling[key.name] != nil, "\(key.name)") }
  }
}
