import Tangram

/// A scene and its expected frames: one line of a test case file.
package struct TGConformanceCase: Sendable {
  package let name: String
  package let scene: TGScene
  private var frames: [TGNamedFrame] = []

  package init(json: String) throws(TGSceneError) {
    try self.init(utf8: Array(json.utf8), fonts: TGSceneFonts())
  }

  /// Reads a case from the bytes of one line of a file.
  package init(utf8 bytes: [UInt8], fonts: TGSceneFonts) throws(TGSceneError) {
    let value = try JSONDocument(utf8: bytes, limits: TGSceneLimits()).root
    _ = try value.object(keys: ["name", "scene", "frames"])
    name = try value.required("name").string()
    for member in try value.required("frames").object() {
      let frame = try SceneValue.rect.read(member, SceneNames())
      frames.append(TGNamedFrame(name: member.key, frame: frame))
    }
    // TangramKit snaps this way, and so do most cases.
    scene = try TGScene(value.required("scene"), snapping: .sizes, fonts: fonts)
  }

  /// Lays out the scene and describes the frames that differ from the expected ones.
  package func mismatches() -> [String] {
    let tolerance = tolerance
    let found = Dictionary(scene.frames().map { ($0.name, $0.frame) }) { _, last in last }
    return frames.compactMap { expected in
      let frame = found[expected.name]
      if frame?.isEqual(to: expected.frame, within: tolerance) ?? false { return nil }
      return "\(expected.name) is \(frame?.description ?? "not there"), expected \(expected.frame)"
    }
  }

  /// The maximum deviation of a coordinate, in points.
  ///
  /// On a path, a rounding error in a distance can determine which of two points is chosen, and these
  /// points are as far apart as the error that the path permits.
  private var tolerance: Double {
    let errors = scene.root.descendants.compactMap { view in
      TGPathLayout(view).map { $0.tg_distanceError > 0 ? $0.tg_distanceError : 0.5 }
    }
    return errors.max().map { 1 + 4 * $0 } ?? 0.01
  }
}

extension TGRect {
  /// Whether all four numbers differ by at most `tolerance`; `false` for NaN.
  fileprivate func isEqual(to other: TGRect, within tolerance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude <= tolerance }
  }
}
