import Tangram
import TangramScene
import Testing

/// The frames of the views with names, as `[x, y, width, height]`.
typealias Frames = [String: [Double]]

extension TGLayout {
  var byName: Frames {
    var frames: Frames = [:]
    for entry in entries {
      guard let name = entry.name else { continue }
      let frame = entry.frame
      frames[name] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return frames
  }
}

/// Lays out children in a relative layout of 200 × 100 without padding.
///
/// - Parameters:
///   - children: The children as a scene writes them, without the brackets.
///   - keys: Keys of the container, replacing its width and height.
func layout(
  _ children: String, keys: String = #""width": 200, "height": 100"#, scene: String = ""
) throws -> TGLayout {
  let root = #"{"id": "root", "layout": "relative", \#(keys), "children": [\#(children)]}"#
  return try TGScene(json: #"{"superview": [300, 300], \#(scene)"root": \#(root)}"#).layout()
}

/// The frames of children in a relative layout, without the container's own.
func frames(
  _ children: String, keys: String = #""width": 200, "height": 100"#, scene: String = ""
) throws -> Frames {
  var found = try layout(children, keys: keys, scene: scene).byName
  found["root"] = nil
  return found
}
