/// The errors of a document, as many as are asked for.
///
/// Who needs a scene asks for one error, and reading ends there; who repairs one asks for more.
struct SceneErrorLog {
  private(set) var errors: [TGSceneError] = []
  private let most: Int

  init(atMost most: Int) { self.most = most }

  /// Notes an error.
  ///
  /// - Throws: The error, when it is the last one that is asked for.
  mutating func note(_ error: TGSceneError) throws(TGSceneError) {
    errors.append(error)
    if errors.count >= most { throw error }
  }
}
