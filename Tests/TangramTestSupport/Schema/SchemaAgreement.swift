import TangramScene

/// Checks that the schema of scenes and the reader accept the same documents.
package enum SchemaAgreement {
  /// The schema of scenes.
  package static let schema = try? JSONSchema(TGScene.jsonSchema)

  /// Errors that a schema cannot express: a part of the reader's message, and the reason.
  package static let beyondSchemas: [(message: String, reason: String)] = [
    ("is used twice, first at", "a schema does not compare ids that lie anywhere in a document"),
    ("no view has the id", "it cannot follow a reference"),
    ("this size class is described twice", "it does not compare parts of the elements of a list"),
    ("there is no font", "it does not know the fonts of the program that reads"),
    ("a text needs a font", "it does not know the fonts of the program that reads"),
    ("no style before this has the name", "it cannot follow a reference"),
    ("the document has more than", "limits are those of the program that reads"),
  ]

  /// Whether the reader rejects a percentage or fraction because it is too large, which no pattern can
  /// express.
  private static func isAboutALargeNumber(_ error: TGSceneError) -> Bool {
    guard let value = error.message.firstMatch(of: /^unknown value `([-+.0-9eE]+)(%|fr)`/),
      let number = Double(value.1)
    else { return false }
    return number.isInfinite
  }

  /// How the reader and the schema disagree about a document; nil if they agree, or if only the reader can
  /// know.
  package static func disagreement(
    about document: [UInt8], fonts: TGSceneFonts = TGSceneFonts()
  ) -> String? {
    guard let schema, let json = try? JSON(utf8: document) else { return nil }
    let isAccepted = schema.accepts(json)
    let text = String(decoding: document, as: UTF8.self)
    do {
      _ = try TGScene(utf8: document, fonts: fonts)
      return isAccepted ? nil : "only the schema refuses \(text)"
    } catch {
      if !isAccepted { return nil }
      if beyondSchemas.contains(where: { error.message.contains($0.message) }) { return nil }
      if isAboutALargeNumber(error) { return nil }
      return "only the reader refuses \(text): \(error)"
    }
  }
}
