import TangramScene

/// A scene and its frames, named after what it shows.
public struct SceneExample: Sendable, CustomStringConvertible {
  /// What the scene shows.
  public let description: String
  private let scene: String
  private let frames: String

  /// Creates an example from a title, a scene and the frames expected of it.
  public init(_ title: String, _ scene: String, _ frames: String) {
    description = title
    self.scene = scene
    self.frames = frames
  }

  /// The example as a case.
  package func test() throws -> TGConformanceCase {
    try TGConformanceCase(
      json: """
        {"name": "\(description)", "scene": \(scene), "frames": \(frames)}
        """)
  }

  /// The frames that are not as expected, in words.
  public func mismatches() throws -> [String] { try test().mismatches().map { "\($0)" } }
}

/// The text that is written for a scene whose root is read from this.
public func rewritten(root: String) throws -> String {
  try TGScene(json: #"{"root":"# + root + "}").json()
}

/// What reading a scene with this root says is wrong with it; nothing for one that can be read.
public func mistake(inRoot root: String) -> String {
  do {
    _ = try TGScene(json: #"{"root":"# + root + "}")
    return ""
  } catch {
    return error.description
  }
}
