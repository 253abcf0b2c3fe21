import Tangram
import TangramCore

extension ContainerKind {
  static let grid = ContainerKind(
    "grid", TGGridLayout(),
    keys: KeyOf.gaps + gridTracks + gridAlignments)

  private static let gridTracks: [KeyOf<TGGridLayout>] = [
    .key("templateColumns", .tracks, { $0.tg_columns }, { $0.tg_columns = $1 }),
    .key("templateRows", .tracks, { $0.tg_rows }, { $0.tg_rows = $1 }),
    .key("autoColumns", .tracks, { $0.tg_autoColumns }, { $0.tg_autoColumns = $1 }),
    .key("autoRows", .tracks, { $0.tg_autoRows }, { $0.tg_autoRows = $1 }),
    .key("templateAreas", .names, { $0.tg_areas }, { $0.tg_areas = $1 }),
    .key("autoFlow", .gridFlow, { $0.tg_autoFlow }, { $0.tg_autoFlow = $1 }),
  ]

  private static let gridAlignments: [KeyOf<TGGridLayout>] = [
    .key("justifyItems", .itemAlignment, { $0.tg_justifyItems }, { $0.tg_justifyItems = $1 }),
    .key("alignItems", .itemAlignment, { $0.tg_alignItems }, { $0.tg_alignItems = $1 }),
    .key(
      "justifyContent", .contentAlignment, { $0.tg_justifyContent }, { $0.tg_justifyContent = $1 }),
    .key("alignContent", .contentAlignment, { $0.tg_alignContent }, { $0.tg_alignContent = $1 }),
  ]
}

extension SceneCodec<TGGridFlow> {
  fileprivate static let gridFlow = choice([
    "row": .row, "column": .column, "rowDense": .rowDense, "columnDense": .columnDense,
  ])
}

extension SceneCodec<[String]> {
  /// A list of strings.
  fileprivate static let names = SceneCodec(
    schema: .list(of: .string),
    decode: { (value) throws(TGSceneError) in
      var names: [String] = []
      for element in try value.array() { names.append(try element.string()) }
      return names
    },
    encode: { names, writer in
      writer.openArray()
      for name in names { writer.string(name) }
      writer.closeArray()
    })
}

// MARK: - Tracks

extension SceneCodec<[TGGridTrack]> {
  fileprivate static let tracks = SceneCodec(
    schema: .named(.tracks),
    decode: { (value) throws(TGSceneError) in try value.gridTracks(mayRepeat: true) },
    encode: { TGGridTrack.write($0, to: &$1) })
}

extension JSONValue {
  fileprivate func gridTracks(mayRepeat: Bool) throws(TGSceneError) -> [TGGridTrack] {
    var tracks: [TGGridTrack] = []
    for element in try array() {
      if element["repeat"] != nil {
        guard mayRepeat else { throw element.error("a repetition cannot hold another one") }
        tracks.append(try element.repeatedTracks())
      } else {
        tracks.append(try element.gridTrack())
      }
    }
    return tracks
  }

  private func repeatedTracks() throws(TGSceneError) -> TGGridTrack {
    _ = try object(keys: ["repeat", "tracks"])
    let count = try required("repeat")
    let tracks = try required("tracks").gridTracks(mayRepeat: false)
    if count.isNumber { return .repeated(.times(try count.wholeNumber()), tracks) }
    return .repeated(try count.choice(["autoFill": .autoFill, "autoFit": .autoFit]), tracks)
  }

  private func gridTrack() throws(TGSceneError) -> TGGridTrack {
    if let points = numberIfAny { return .points(points) }
    guard isObject else { return try namedTrack() }
    if let limit = self["fitContent"] {
      _ = try object(keys: ["fitContent"])
      return .fitContent(try limit.gridTrack())
    }
    _ = try object(keys: ["min", "max"])
    let least = try self["min"].map { (value) throws(TGSceneError) in try value.gridTrack() }
    let most = try self["max"].map { (value) throws(TGSceneError) in try value.gridTrack() }
    return .minmax(least ?? .auto, most ?? .auto)
  }

  private func namedTrack() throws(TGSceneError) -> TGGridTrack {
    let text = try string()
    if let weight = References.weight(text) { return .share(weight) }
    if let part = number(before: "fr") { return .fr(part) }
    switch text {
    case "auto": return .auto
    case "minContent": return .minContent
    case "maxContent": return .maxContent
    default:
      throw error(
        "unknown value `\(text)`; expected a number, `auto`, `minContent`, `maxContent`, "
          + "a share like `20%` or a part like `1fr`")
    }
  }
}

extension TGGridTrack {
  /// The schema of a track that is not a repetition.
  static let schema = SceneSchema.any(
    of: .number, .words(["auto", "minContent", "maxContent"]), .named(.share),
    .number(before: "fr"),
    .object([
      "min": .named(.track).described("It is no smaller than this."),
      "max": .named(.track).described("It is no larger than this."),
    ]),
    .object(
      ["fitContent": .named(.track).described("It is that of the content, up to this.")],
      required: ["fitContent"])
  ).described("The size of a column or a row.")

  static let schemaOfList = SceneSchema.list(of: .any(of: .named(.track), repetition))

  private static let repetition = SceneSchema.object(
    [
      "repeat": .any(of: .count, .words(["autoFill", "autoFit"]))
        .described("How often the tracks are there, or as often as there is room for them."),
      "tracks": .list(of: .named(.track)).described("The tracks that are repeated."),
    ], required: ["repeat", "tracks"])

  fileprivate static func write(_ tracks: [TGGridTrack], to writer: inout JSONWriter) {
    writer.openArray()
    for track in tracks { track.write(to: &writer) }
    writer.closeArray()
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .points(let points): writer.number(points)
    case .share(let weight): writer.weight(weight.percent)
    case .fr(let part): writer.string("\(JSONWriter.text(of: part))fr")
    case .auto: writer.string("auto")
    case .minContent: writer.string("minContent")
    case .maxContent: writer.string("maxContent")
    case .minmax(let least, let most):
      writer.openObject()
      writer.key("min")
      least.write(to: &writer)
      writer.key("max")
      most.write(to: &writer)
      writer.closeObject()
    case .fitContent(let limit):
      writer.openObject()
      writer.key("fitContent")
      limit.write(to: &writer)
      writer.closeObject()
    case .repeated(let repetition, let tracks):
      writer.openObject()
      writer.key("repeat")
      switch repetition {
      case .times(let count): writer.count(count)
      case .autoFill: writer.string("autoFill")
      case .autoFit: writer.string("autoFit")
      }
      writer.key("tracks")
      Self.write(tracks, to: &writer)
      writer.closeObject()
    }
  }
}
