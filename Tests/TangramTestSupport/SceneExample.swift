import TangramScene

/// A scene and its expected frames, with a title that says what it shows.
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

  /// The example as a conformance case.
  package func test() throws -> TGConformanceCase {
    try TGConformanceCase(
      json: """
        {"name": "\(description)", "scene": \(scene), "frames": \(frames)}
        """)
  }

  /// Descriptions of the frames that differ from the expected ones.
  public func mismatches() throws -> [String] { try test().mismatches().map { "\($0)" } }
}

/// Reads a scene with this root, and writes it again.
public func rewritten(root: String) throws -> String {
  try TGScene(json: #"{"root":"# + root + "}").json()
}

/// The error from reading a scene with this root; empty if there is none.
public func mistake(inRoot root: String) -> String {
  do {
    _ = try TGScene(json: #"{"root":"# + root + "}")
    return ""
  } catch {
    return error.description
  }
}
