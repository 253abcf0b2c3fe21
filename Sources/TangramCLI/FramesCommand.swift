import Tangram
import TangramScene

/// `tangram frames`: prints the frames of one scene, or of one scene per line.
extension Command {
  static let frames = Command(
    name: "frames",
    synopsis: "[FILE|-] [--lines] [--watch] [ROOM]",
    uses: [
      ("[FILE|-]", "prints the frames of a scene"),
      ("[FILE|-] --lines", "prints the frames of a scene on every line"),
    ],
    operand: .scene,
    options: [
      .lines("every line is a scene and gets a line; a bad one does not end the run"), .watch,
    ],
    hasRoom: true,
    about: """
      Prints the frames of a scene as one line of JSON:

        {"frames":{"A":[x,y,width,height],…},"diagnostics":[…]}

      Every view with an `id` is listed with its frame in its parent's coordinates. A diagnostic is
      a probable mistake, with the view, the property, a code, a severity, a message, and a remedy
      if one is known. For a scene that cannot be read, the output is
      {"error":{"path":…,"message":…,"line":…,"column":…}}, with up to 20 "errors" if there is more
      than one.
      """,
    status: """
      0, or 1 if a scene cannot be read, 66 if the file cannot, 74 if the output
      cannot be written.
      """,
    run: runFrames)

  private static func runFrames(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    var status = ToolStatus.success
    let (file, fonts) = (given.operands.first, given.fonts(beside: given.operands.first))
    try console.read(file, linesOf: given.has("--lines") ? "scenes" : nil) {
      (bytes, _) throws(ToolError) in
      let answer: JSON
      do throws(SceneErrors) {
        answer = frames(of: try given.scene(bytes, fonts).layout())
      } catch {
        answer = error.json()
        status = .failure
      }
      try console.write(answer)
    }
    return status
  }

  private static func frames(of layout: TGLayout) -> JSON {
    let frames = layout.namedFrames.map { JSONMember($0.name, .numbers(of: $0.frame)) }
    // The bounds and centers of views for which the frame does not determine them.
    var (bounds, centers) = ([JSONMember](), [JSONMember]())
    for place in layout.tree.places where place.node.ownGeometry != nil {
      guard let name = place.node.name else { continue }
      let (box, center) = (place.geometry.bounds, place.geometry.center)
      bounds.append(JSONMember(name, .numbers(of: box)))
      centers.append(JSONMember(name, .numbers(center.x, center.y)))
    }
    return [
      "frames": .object(frames), "bounds": bounds.isEmpty ? nil : .object(bounds),
      "center": centers.isEmpty ? nil : .object(centers),
      "diagnostics": .array(layout.diagnostics.map(\.json)),
    ]
  }
}

extension JSON {
  fileprivate static func numbers(of rectangle: TGRect) -> JSON {
    .numbers(rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
  }
}
