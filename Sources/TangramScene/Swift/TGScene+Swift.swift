import TangramCore

extension TGScene {
  /// The scene as Swift code, which makes the same tree and lays it out in the same room.
  ///
  ///     import Tangram
  ///
  ///     let root = TGLinearLayout(.vert) {
  ///       TGView("A").size(20%, 40)
  ///     }.named("S").size(100, .wrap)
  ///
  ///     let layout = root.layout(in: TGSize(width: 375, height: 667))
  ///
  /// What can be written as JSON can be written so: see `json()`. Views that others refer to become
  /// constants with names made of their own, and so do parts of a tree that is large.
  public var swiftCode: String {
    swift { writer in
      let lines = writer.lines + writer.layout(after: "let layout =")
      return "import Tangram\n\n" + lines.joined(separator: "\n")
    }
  }

  /// The scene as a Swift function that returns its layout.
  ///
  /// It stands in a file that imports Tangram.
  ///
  /// - Parameter name: The name of the function.
  public func swiftFunction(named name: String) -> String {
    swift { writer in
      let lines = writer.lines + writer.layout(after: "return")
      let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
      return "func \(name)() -> TGLayout {\n\(body)\n}"
    }
  }

  private func swift(_ text: (SwiftWriter) -> String) -> String {
    let unlimited = TGSceneLimits(bytes: .max, nodes: .max, nesting: .max, stringBytes: .max)
    do {
      let document = try JSONDocument(json(), limits: unlimited).root
      return text(SwiftWriter(document, views: SceneWriter.views(below: root)))
    } catch {
      // What the writer writes is read, whatever the tree.
      return "// \(error)"
    }
  }
}
