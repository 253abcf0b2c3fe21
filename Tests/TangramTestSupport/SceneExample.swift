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
  public func test() throws -> TGConformanceCase {
    try TGConformanceCase(
      json: """
        {"name": "\(description)", "scene": \(scene), "frames": \(frames)}
        """)
  }
}
