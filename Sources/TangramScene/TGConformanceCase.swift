import Tangram

/// A scene together with the frames it is expected to have: one line of a file of cases.
///
///     for line in text.split(separator: "\n") {
///       let test = try TGConformanceCase(json: String(line))
///       for mismatch in test.mismatches() { print(test.name, mismatch) }
///     }
public struct TGConformanceCase: Sendable {
  /// What the case is called.
  public var name: String
  /// The scene to lay out.
  public var scene: TGScene
  /// The expected frames, in the order of the file.
  public var frames: [TGNamedFrame]

  /// Reads a case: an object with the keys `name`, `scene` and `frames`.
  ///
  /// A scene that does not say how frames are snapped is laid out with `TGSnapping.sizes`.
  ///
  /// - Parameters:
  ///   - json: The case.
  ///   - fonts: The fonts of its texts.
  public init(
    json: String, fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(json).root, fonts)
  }

  /// Reads a case from the bytes of a line of a file.
  ///
  /// - Parameters:
  ///   - bytes: The case as JSON.
  ///   - limits: What the case may need.
  ///   - fonts: The fonts of its texts.
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
      let numbers = try member.numbers(["x", "y", "width", "height"])
      let frame = TGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      frames.append(TGNamedFrame(name: member.keyText, frame: frame))
    }
    // TangramKit snaps in this way, and so do most cases.
    scene = try TGScene(value.required("scene"), snapping: .sizes, fonts: fonts)
  }
}

extension TGConformanceCase {
  /// A frame that is not the expected one.
  public struct Mismatch: Hashable, Sendable, CustomStringConvertible {
    /// The name of the view.
    public var name: String
    /// The frame that was expected.
    public var expected: TGRect
    /// The frame the layout gave; nil when there is no such view.
    public var found: TGRect?

    /// The name and both frames.
    public var description: String {
      "\(name) is \(found?.description ?? "not there"), expected \(expected)"
    }
  }

  /// How far a coordinate may be off, in points.
  ///
  /// Along a path the last bit of a distance decides which of two points is taken, and these lie
  /// as far apart as the error the path allows.
  public var tolerance: Double {
    let errors = scene.root.descendants.compactMap(\.allowedPathError)
    return errors.max().map { 1 + 4 * $0 } ?? 0.01
  }

  /// The frames that are not as expected, after a layout.
  public func mismatches() -> [Mismatch] { mismatches(in: scene.layout()) }

  /// The frames of a layout that are not as expected.
  public func mismatches(in layout: TGLayout) -> [Mismatch] {
    let tolerance = tolerance
    var found: [String: TGRect] = [:]
    for frame in layout.namedFrames { found[frame.name] = frame.frame }
    var mismatches: [Mismatch] = []
    for (name, expected) in frames.map({ ($0.name, $0.frame) }) {
      let frame = found[name]
      if let frame, frame.isEqual(to: expected, within: tolerance) { continue }
      mismatches.append(Mismatch(name: name, expected: expected, found: frame))
    }
    return mismatches
  }
}

extension TGRect {
  /// Whether all four numbers differ by no more than `tolerance`; never true for NaN.
  fileprivate func isEqual(to other: TGRect, within tolerance: Double) -> Bool {
    (minX - other.minX).magnitude <= tolerance && (minY - other.minY).magnitude <= tolerance
      && (width - other.width).magnitude <= tolerance
      && (height - other.height).magnitude <= tolerance
  }
}

extension TGView {
  /// How far from its distance a child of a path layout may lie; nil for other views.
  fileprivate var allowedPathError: Double? {
    guard let path = TGPathLayout(self) else { return nil }
    return path.tg_distanceError > 0 ? path.tg_distanceError : 0.5
  }
}
