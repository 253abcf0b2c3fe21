import TangramScene

extension TGScene {
  /// The scene as Swift code that creates the same tree and lays it out in the same environment.
  ///
  ///     import Tangram
  ///
  ///     let root = TGLinearLayout(.vert) {
  ///       TGView("A").size(20%, 40)
  ///     }.named("S").size(100, .wrap)
  ///
  ///     let layout = root.layout(in: TGSize(width: 375, height: 667))
  ///
  /// The code covers everything that `json()` can express. Views that other views refer to become
  /// constants named after them, and so do parts of a large tree. Code with measured texts must be
  /// in a main file, since opening fonts can throw.
  public var swiftCode: String {
    let writer = SwiftWriter(self)
    let lines = writer.lines + writer.layout(after: "let layout =")
    return Self.head(of: writer.texts) + "\n\n" + lines.joined(separator: "\n")
  }

  /// The scene as a Swift function that returns its layout.
  ///
  /// The function requires that its file imports Tangram. If the scene has measured texts, the file
  /// must import TangramTextViews, too, and the function takes a closure that opens fonts by their
  /// names in the document.
  ///
  /// - Parameter name: The name of the function.
  public func swiftFunction(named name: String) -> String {
    let writer = SwiftWriter(self)
    let lines = writer.lines + writer.layout(after: "return")
    let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let head =
      writer.texts.opensFonts
      ? "func \(name)(font: (String) throws -> TGFont) rethrows -> TGLayout"
      : "func \(name)() -> TGLayout"
    return "\(head) {\n\(body)\n}"
  }

  /// The beginning of a program, which opens the fonts of its texts.
  private static func head(of texts: SwiftTexts) -> String {
    if !texts.opensFonts { return "import Tangram" }
    let head = """
      import Foundation
      import Tangram
      import TangramTextViews

      // Opens a font in the folder where the program runs. `fonts.ttc#1` is the second font of a collection.
      func font(_ name: String) throws -> TGFont {
        let mark = name.lastIndex(of: "#") ?? name.endIndex
        let index = Int(name[mark...].dropFirst())
        let file = index == nil ? name : String(name[..<mark])
        let files = ["", ".ttf", ".otf", ".ttc"].map { file + $0 }
        let found = files.first { FileManager.default.fileExists(atPath: $0) } ?? file
        return try TGFont(bytes: [UInt8](Data(contentsOf: URL(filePath: found))), index: index ?? 0)
      }
      """
    if texts.openedStandardFiles.isEmpty { return head }
    let names = texts.openedStandardFiles.map(SwiftLiteral.string).joined(separator: ", ")
    return head + "\n\n" + """
      // The scene names no font for some texts. Replace \(names) below with your own files.
      """
  }
}
