import Tangram
import TangramScene

/// `tangram frames`: the frames of one scene, or of one per line.
struct FramesCommand {
  let console: Console

  func run(_ file: String?, byLine: Bool) throws(ToolError) -> ToolStatus {
    let source = try ByteSource(opening: file, standardInput: console.input)
    let limit = TGSceneLimits().bytes
    guard byLine else { return try printFrames(of: source.readAll(limit: limit)) }
    var status = ToolStatus.success
    var lines = Lines(of: source, limit: limit)
    while let line = try lines.next() {
      if try printFrames(of: line.bytes) == .failure { status = .failure }
    }
    return status
  }

  private func printFrames(of scene: [UInt8]) throws(ToolError) -> ToolStatus {
    let answer: JSON
    var status = ToolStatus.success
    do {
      answer = result(of: try TGScene(utf8: scene))
    } catch {
      answer = result(of: error)
      status = .failure
    }
    try console.write(JSONText.text(answer))
    return status
  }

  private func result(of scene: TGScene) -> JSON {
    let layout = scene.layout()
    let frames = layout.namedFrames.map { named in
      let frame = named.frame
      return JSONMember(
        named.name, .numbers(frame.minX, frame.minY, frame.width, frame.height))
    }
    let diagnostics = layout.diagnostics.map(\.json)
    return .object(
      [JSONMember("frames", .object(frames))] + geometry(of: layout)
        + [JSONMember("diagnostics", .array(diagnostics))])
  }

  /// The bounds and centers of the views whose frames do not determine them.
  private func geometry(of layout: TGLayout) -> [JSONMember] {
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

  private func result(of error: TGSceneError) -> JSON {
    .object([JSONMember("error", error.json)])
  }
}
