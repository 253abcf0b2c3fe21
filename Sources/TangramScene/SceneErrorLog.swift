/// The errors of a document, up to a maximum number.
///
/// To load a scene, a maximum of one is enough, and reading stops at the first error; to repair a
/// scene, more errors are useful.
struct SceneErrorLog {
  private(set) var errors: [TGSceneError] = []
  private let most: Int

  init(atMost most: Int) { self.most = most }

  /// Adds an error.
  ///
  /// - Throws: The error, if the maximum number of errors is reached.
  mutating func note(_ error: TGSceneError) throws(TGSceneError) {
    errors.append(error)
    if errors.count >= most { throw error }
  }
}
