import Tangram
import TangramScene
import Testing

/// The frames of the named views, as `[x, y, width, height]`.
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
///   - children: The JSON of the children, without the brackets.
///   - keys: Keys of the container, which replace its width and height.
func layout(
  _ children: String, keys: String = #""width": 200, "height": 100"#, scene: String = ""
) throws -> TGLayout {
  let root = #"{"id": "root", "layout": "relative", \#(keys), "children": [\#(children)]}"#
  return try TGScene(json: #"{"superview": [300, 300], \#(scene)"root": \#(root)}"#).layout()
}

/// The frames of children in a relative layout, not including the container itself.
func frames(
  _ children: String, keys: String = #""width": 200, "height": 100"#, scene: String = ""
) throws -> Frames {
  var found = try layout(children, keys: keys, scene: scene).byName
  found["root"] = nil
  return found
}
