extension TGScene {
  /// Returns the errors of a document in text order; empty if it is a valid scene.
  ///
  ///     let text = TGSceneText(json)
  ///     for error in TGScene.errors(in: json) {
  ///       let place = text.place(of: error)
  ///       print("\(place.line):\(place.column): \(error)")
  ///     }
  ///
  /// If the text is not JSON, there is one error, at the first invalid position. In a position, a
  /// size or another value made of several parts, only the first error is found.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - count: The maximum number of errors to report.
  ///   - limits: The limits that the document must not exceed.
  ///   - fonts: The fonts that texts are measured with.
  public static func errors(
    in json: String, atMost count: Int = 20, limits: TGSceneLimits = TGSceneLimits(),
    fonts: TGSceneFonts = TGSceneFonts()
  ) -> [TGSceneError] {
    let log = SceneErrorLog(atMost: max(1, count))
    do throws(TGSceneError) {
      _ = try TGScene(JSONDocument(json, limits: limits).root, fonts: fonts, log: log)
    } catch {
      // The error that ended the reading is not in the log if it prevented any further reading.
      if log.errors.last != error { log.errors.append(error) }
    }
    return log.errors.sorted { $0.offset ?? 0 < $1.offset ?? 0 }
  }
}

/// The errors of a document, up to a maximum number.
///
/// A maximum of one is enough to load a scene; to repair one, more errors are useful.
final class SceneErrorLog {
  fileprivate(set) var errors: [TGSceneError] = []
  private let most: Int

  init(atMost most: Int) { self.most = most }

  /// Adds an error, and throws it if the maximum number of errors is reached.
  func note(_ error: TGSceneError) throws(TGSceneError) {
    errors.append(error)
    if errors.count >= most { throw error }
  }

  /// Evaluates an expression, or adds the error that it throws and returns nil; see `note`.
  @discardableResult
  func attempt<Value>(
    _ expression: @autoclosure () throws(TGSceneError) -> Value
  ) throws(TGSceneError) -> Value? {
    do throws(TGSceneError) { return try expression() } catch { try note(error) }
    return nil
  }
}
