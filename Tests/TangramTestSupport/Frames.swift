import Tangram

/// The frames of the children of a view, which is laid out on a fine grid.
public func frames(
  _ view: some TGViewProtocol, in room: TGSize = TGSize(width: 300, height: 200),
  rightToLeft: Bool = false
) -> [TGRect] {
  let environment = TGEnvironment(size: room, scale: 1024, isRightToLeft: rightToLeft)
  return view.view.layout(in: environment).entries.filter { $0.path.count == 1 }.map { $0.frame }
}

/// Whether two lists of frames are the same but for what a pixel is.
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
  /// What is wrong with the tree, in words.
  public var problems: [String] { diagnostics.map(\.description) }

  /// Whether all frames are finite, and none has an extent below zero.
  public var isSound: Bool {
    entries.allSatisfy { entry in
      let frame = entry.frame
      return (frame.minX + frame.minY + frame.width + frame.height).isFinite
        && frame.width >= 0 && frame.height >= 0
    }
  }
}
