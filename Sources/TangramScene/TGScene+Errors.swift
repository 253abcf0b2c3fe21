extension TGScene {
  /// The errors of a document in the order of the text; none when it is a scene.
  ///
  ///     let text = TGSceneText(json)
  ///     for error in TGScene.errors(in: json) {
  ///       let place = text.place(of: error)
  ///       print("\(place.line):\(place.column): \(error)")
  ///     }
  ///
  /// A text that is not JSON has one error, where it stops being JSON. In a position, a size or another
  /// value made of several parts, only the first error is found.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - count: How many errors are looked for.
  ///   - limits: What a document may be at most.
  ///   - fonts: What texts are measured with.
  public static func errors(
    in json: String, atMost count: Int = 20, limits: TGSceneLimits = TGSceneLimits(),
    fonts: TGSceneFonts = TGSceneFonts()
  ) -> [TGSceneError] {
    var log = SceneErrorLog(atMost: max(1, count))
    var last: TGSceneError?
    do throws(TGSceneError) {
      _ = try TGScene(JSONDocument(json, limits: limits).root, fonts: fonts, log: &log)
    } catch {
      last = error
    }
    var errors = log.errors
    // What ended the reading was not noted if nothing could be read after it.
    if let last, errors.last != last { errors.append(last) }
    if errors.count < 2 { return errors }
    let text = TGSceneText(json)
    let places = errors.map { ($0, text.place(of: $0).range.lowerBound) }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
