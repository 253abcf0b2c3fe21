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
  /// constants with names made of their own, and so do parts of a tree that is large. Code with texts that
  /// are measured is that of a main file, since opening fonts may fail.
  public var swiftCode: String {
    swift { writer in
      let lines = writer.lines + writer.layout(after: "let layout =")
      let head = writer.opensFonts ? Self.headOfTexts : "import Tangram"
      return head + "\n\n" + lines.joined(separator: "\n")
    }
  }

  /// The scene as a Swift function that returns its layout.
  ///
  /// It stands in a file that imports Tangram. If the scene has texts that are measured, the file imports
  /// TangramTextViews, too, and the function is given another one that opens fonts by their names in the
  /// document.
  ///
  /// - Parameter name: The name of the function.
  public func swiftFunction(named name: String) -> String {
    swift { writer in
      let lines = writer.lines + writer.layout(after: "return")
      let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
      let head =
        writer.opensFonts
        ? "func \(name)(font: (String) throws -> TGFont) rethrows -> TGLayout"
        : "func \(name)() -> TGLayout"
      return "\(head) {\n\(body)\n}"
    }
  }

  /// The beginning of a program that opens fonts beside it.
  private static let headOfTexts = """
    import Foundation
    import Tangram
    import TangramTextViews

    func font(_ file: String) throws -> TGFont {
      try TGFont(bytes: [UInt8](Data(contentsOf: URL(filePath: file))))
    }
    """

  private func swift(_ text: (SwiftWriter) -> String) -> String {
    let unlimited = TGSceneLimits(bytes: .max, nodes: .max, nesting: .max, stringBytes: .max)
    do {
      let document = try JSONDocument(json(), limits: unlimited).root
      let fonts = SceneTextNames(texts).standardFiles
      return text(
        SwiftWriter(document, views: SceneWriter.views(below: root), standardFonts: fonts))
    } catch {
      // What the writer writes is read, whatever the tree.
      return "// \(error)"
    }
  }
}
