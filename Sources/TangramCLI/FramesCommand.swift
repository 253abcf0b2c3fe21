import Tangram
import TangramScene

/// `tangram frames`: the frames of one scene, or of one per line.
enum FramesCommand {
  static func run(_ file: String?, byLine: Bool) throws(ToolError) -> ExitStatus {
    guard byLine else { return printFrames(of: try Input.text(of: file)) }
    var status = ExitStatus.success
    try Input.forEachLine(of: file) { line in
      if printFrames(of: line) == .failure { status = .failure }
    }
    return status
  }

  private static func printFrames(of scene: String) -> ExitStatus {
    do {
      Output.write(JSONText.text(result(of: try TGScene(json: scene))))
      return .success
    } catch {
      Output.write(JSONText.text(result(of: error)))
      return .failure
    }
  }

  private static func result(of scene: TGScene) -> JSON {
    let layout = scene.layout()
    let frames = layout.namedFrames.map { named in
      let frame = named.frame
      return JSONMember(
        named.name, .numbers(frame.minX, frame.minY, frame.width, frame.height))
    }
    let diagnostics = layout.diagnostics.map { diagnostic in
      JSON.object([
        JSONMember("view", .string(diagnostic.place)),
        JSONMember("property", .string(diagnostic.property)),
        JSONMember("message", .string(diagnostic.problem.message)),
      ])
    }
    return .object(
      [JSONMember("frames", .object(frames))] + geometry(of: layout)
        + [JSONMember("diagnostics", .array(diagnostics))])
  }

  /// The bounds and centers of the views whose frames do not determine them.
  private static func geometry(of layout: TGLayout) -> [JSONMember] {
    var (bounds, centers) = ([JSONMember](), [JSONMember]())
    layout.forEachOwnGeometry { view, geometry in
      guard let name = view.name else { return }
      let (own, center) = (geometry.bounds, geometry.center)
      bounds.append(JSONMember(name, .numbers(own.minX, own.minY, own.width, own.height)))
      centers.append(JSONMember(name, .numbers(center.x, center.y)))
    }
    if bounds.isEmpty { return [] }
    return [JSONMember("bounds", .object(bounds)), JSONMember("center", .object(centers))]
  }

  private static func result(of error: TGSceneError) -> JSON {
    let members = [
      JSONMember("path", .string(error.path)), JSONMember("message", .string(error.message)),
    ]
    return .object([JSONMember("error", .object(members))])
  }
}
