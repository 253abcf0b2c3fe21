import Tangram
import TangramScene

/// `tangram frames`: prints the frames of one scene, or of one scene per line.
struct FramesCommand {
  /// A scene, or a file with one scene per line.
  struct Options: Hashable {
    var scene: SceneInput
    var byLine = false
  }

  let console: Console

  func run(_ options: Options) throws(ToolError) -> ToolStatus {
    let source = try ByteSource(opening: options.scene.file, standardInput: console.input)
    let (room, limit) = (options.scene.room, TGSceneLimits().bytes)
    let fonts = room.fonts(beside: options.scene.file)
    guard options.byLine else {
      return try printFrames(of: source.readAll(limit: limit), in: room, fonts)
    }
    var status = ToolStatus.success
    var lines = Lines(
      of: source, limit: limit, progress: console.progress(of: "scenes"))
    while let line = try lines.next() {
      if try printFrames(of: line.bytes, in: room, fonts) == .failure { status = .failure }
    }
    return status
  }

  private func printFrames(
    of scene: [UInt8], in room: Room, _ fonts: TGSceneFonts
  ) throws(ToolError) -> ToolStatus {
    let answer: JSON
    var status = ToolStatus.success
    do {
      answer = result(of: try room.scene(scene, fonts))
    } catch {
      answer = .object(SceneTrouble(scene, error, fonts).json)
      status = .failure
    }
    try console.write(answer)
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

  /// The bounds and centers of views for which the frame does not determine them.
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
}

extension CommandForm {
  static let frames = CommandForm(
    synopsis: "[FILE|-] [--lines] [--watch] [ROOM]",
    uses: [
      ("[FILE|-]", "prints the frames of a scene"),
      ("[FILE|-] --lines", "prints those of a scene on every line"),
    ],
    operand: .scene,
    options: [
      .lines("every line is a scene and gets a line; a bad one does not end the run"), .watch,
    ],
    hasRoom: true,
    about: """
      Prints the frames of a scene as one line of JSON:

        {"frames":{"A":[x,y,width,height],…},"diagnostics":[…]}

      The views that have an `id` are listed, each with its frame in its parent's coordinates.
      Diagnostics are what is probably a mistake: the view, the property, a code, the severity, a
      message, and a remedy if one is known. A scene that cannot be read gives
      {"error":{"path":…,"message":…,"line":…,"column":…}} instead, with up to 20 "errors" if it
      has more than one.
      """,
    status: """
      0, or 1 if a scene cannot be read, 66 if the file cannot, 74 if the output
      cannot be written.
      """,
    read: { .frames(.init(scene: $0.scene, byLine: $0.has("--lines"))) })
}
