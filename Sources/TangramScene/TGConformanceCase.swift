import Tangram

/// A scene and its expected frames: one line of a test case file.
///
///     for line in text.split(separator: "\n") {
///       let test = try TGConformanceCase(json: String(line))
///       for mismatch in test.mismatches() { print(test.name, mismatch) }
///     }
public struct TGConformanceCase: Sendable {
  /// The name of the case.
  public var name: String
  /// The scene to lay out.
  public var scene: TGScene
  /// The expected frames, in the order of the file.
  public var frames: [TGNamedFrame]

  /// Reads a case: an object with the keys `name`, `scene` and `frames`.
  ///
  /// A scene that does not specify how frames are snapped is laid out with `TGSnapping.sizes`.
  ///
  /// - Parameters:
  ///   - json: The case.
  ///   - fonts: The fonts for the texts of the scene.
  public init(
    json: String, fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(json).root, fonts)
  }

  /// Reads a case from the bytes of one line of a file.
  ///
  /// - Parameters:
  ///   - bytes: The case as JSON.
  ///   - limits: The limits that the case must not exceed.
  ///   - fonts: The fonts for the texts of the scene.
  public init(
    utf8 bytes: [UInt8], limits: TGSceneLimits = TGSceneLimits(),
    fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(utf8: bytes, limits: limits).root, fonts)
  }

  private init(_ value: JSONValue, _ fonts: TGSceneFonts) throws(TGSceneError) {
    _ = try value.object(keys: ["name", "scene", "frames"])
    name = try value.required("name").string()
    frames = []
    for member in try value.required("frames").object() {
      let frame = try SceneValue.rect.read(member, SceneNames())
      frames.append(TGNamedFrame(name: member.key, frame: frame))
    }
    // TangramKit snaps this way, and so do most cases.
    scene = try TGScene(value.required("scene"), snapping: .sizes, fonts: fonts)
  }
}

extension TGConformanceCase {
  /// A frame that differs from the expected one.
  public struct Mismatch: Hashable, Sendable, CustomStringConvertible {
    /// The name of the view.
    public var name: String
    /// The expected frame.
    public var expected: TGRect
    /// The frame in the layout; nil if there is no such view.
    public var found: TGRect?

    /// The name and both frames.
    public var description: String {
      "\(name) is \(found?.description ?? "not there"), expected \(expected)"
    }
  }

  /// The maximum deviation of a coordinate, in points.
  ///
  /// On a path, a rounding error in a distance can determine which of two points is chosen, and these
  /// points are as far apart as the error that the path permits.
  public var tolerance: Double {
    let errors = scene.root.descendants.compactMap(\.allowedPathError)
    return errors.max().map { 1 + 4 * $0 } ?? 0.01
  }

  /// Lays out the scene and returns the frames that differ from the expected ones.
  public func mismatches() -> [Mismatch] { mismatches(in: scene.layout()) }

  /// The frames of a layout that differ from the expected ones.
  public func mismatches(in layout: TGLayout) -> [Mismatch] {
    let tolerance = tolerance
    var found: [String: TGRect] = [:]
    for frame in layout.namedFrames { found[frame.name] = frame.frame }
    return frames.compactMap { expected in
      let frame = found[expected.name]
      if frame?.isEqual(to: expected.frame, within: tolerance) ?? false { return nil }
      return Mismatch(name: expected.name, expected: expected.frame, found: frame)
    }
  }
}

extension TGRect {
  /// Whether all four numbers differ by at most `tolerance`; `false` for NaN.
  fileprivate func isEqual(to other: TGRect, within tolerance: Double) -> Bool {
    (minX - other.minX).magnitude <= tolerance && (minY - other.minY).magnitude <= tolerance
      && (width - other.width).magnitude <= tolerance
      && (height - other.height).magnitude <= tolerance
  }
}

extension TGView {
  /// The maximum error in the distance of a child along a path layout; nil for other views.
  fileprivate var allowedPathError: Double? {
    guard let path = TGPathLayout(self) else { return nil }
    return path.tg_distanceError > 0 ? path.tg_distanceError : 0.5
  }
}
