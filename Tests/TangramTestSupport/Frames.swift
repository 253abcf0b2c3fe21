import Tangram

/// The frames of the children of a view, on a fine pixel grid.
public func frames(
  _ view: some TGViewProtocol, in room: TGSize = TGSize(width: 300, height: 200),
  rightToLeft: Bool = false
) -> [TGRect] {
  let environment = TGEnvironment(size: room, scale: 1024, isRightToLeft: rightToLeft)
  return view.view.layout(in: environment).entries.filter { $0.path.count == 1 }.map { $0.frame }
}

/// Whether two lists of frames are equal within a tolerance.
public func isClose(
  _ first: [TGRect], _ second: [TGRect], within tolerance: Double = 0.01
) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { one, other in
      abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
        && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
    }
}

extension TGLayout {
  /// The diagnostics as strings.
  public var problems: [String] { diagnostics.map(\.description) }

  /// Whether all frames are finite and no extent is negative.
  public var isSound: Bool {
    entries.allSatisfy { entry in
      let frame = entry.frame
      return (frame.minX + frame.minY + frame.width + frame.height).isFinite
        && frame.width >= 0 && frame.height >= 0
    }
  }
}
