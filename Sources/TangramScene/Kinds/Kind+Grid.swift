import Tangram
import TangramCore

extension ContainerKind {
  static let grid = ContainerKind(
    "grid", TGGridLayout(),
    keys: SceneKey.gaps + [
      .key("templateColumns", "The tracks of the columns.", .tracks, \.tg_columns),
      .key("templateRows", "The tracks of the rows.", .tracks, \.tg_rows),
      .key(
        "autoColumns", "The tracks of columns that the template does not have.", .tracks,
        \.tg_autoColumns),
      .key(
        "autoRows", "The tracks of rows that the template does not have.", .tracks, \.tg_autoRows),
      .key(
        "templateAreas", "The names of the areas, a text for each row, as in \"a a b\".",
        .list(of: .string), \.tg_areas),
      .key(
        "autoFlow", "Whether children fill rows or columns, and whether they fill holes.", .word,
        \.tg_autoFlow),
      .key(
        "justifyItems", "Where children go in their area horizontally.", .itemAlignment,
        \.tg_justifyItems),
      .alignItems({ $0.tg_alignItems }, { $0.tg_alignItems = $1 }),
    ] + SceneKey.contentAlignments)
}

// MARK: - Tracks

extension SceneValue<[TGGridTrack]> {
  fileprivate static let tracks = FunctionValue(
    schema: .named(.tracks),
    read: { (value, _) throws(TGSceneError) in try value.gridTracks() },
    write: { tracks, writer in writer.array(tracks) { $1.value($0.json) } })
}

extension JSONValue {
  /// Reads the tracks of a grid, or those of a repetition, which has no others in it.
  fileprivate func gridTracks(ofRepetition: Bool = false) throws(TGSceneError) -> [TGGridTrack] {
    try array().map { (element) throws(TGSceneError) -> TGGridTrack in
      guard element["repeat"] != nil else { return try element.gridTrack() }
      if ofRepetition { throw element.error("a repetition cannot hold another one") }
      _ = try element.object(keys: ["repeat", "tracks"])
      let count = try element.required("repeat")
      let tracks = try element.required("tracks").gridTracks(ofRepetition: true)
      return .repeated(
        count.isNumber
          ? .times(try count.wholeNumber()) : try count.choice(TGGridTrack.repetitions), tracks)
    }
  }

  private func gridTrack() throws(TGSceneError) -> TGGridTrack {
    if let points = numberIfAny { return .points(points) }
    if let limit = self["fitContent"] {
      _ = try object(keys: ["fitContent"])
      return .fitContent(try limit.gridTrack())
    }
    if isObject {
      _ = try object(keys: ["min", "max"])
      return .minmax(try self["min"]?.gridTrack() ?? .auto, try self["max"]?.gridTrack() ?? .auto)
    }
    if let weight { return .share(weight) }
    if let part = number(before: "fr") { return .fr(part) }
    if let track = TGGridTrack.words[stringIfAny] { return track }
    throw unknownValue(
      expected: "a number, `auto`, `minContent`, `maxContent`, "
        + "a share like `20%` or a part like `1fr`")
  }
}

extension TGGridTrack {
  fileprivate static let words: Choices<TGGridTrack> = [
    "auto": .auto, "minContent": .minContent, "maxContent": .maxContent,
  ]

  fileprivate static let repetitions: Choices<TGGridRepetition> = [
    "autoFill": .autoFill, "autoFit": .autoFit,
  ]

  /// The schema of a track that is not a repetition.
  static let schema = SceneSchema.any(
    of: .number, .words(words), .named(.share),
    .number(before: "fr"),
    .object([
      ("min", .named(.track).described("It is no smaller than this.")),
      ("max", .named(.track).described("It is no larger than this.")),
    ]),
    .object(
      only: "fitContent", .named(.track).described("It is that of the content, up to this."))
  ).described("The size of a column or a row.")

  static let schemaOfList = SceneSchema.list(
    of: .any(
      of: .named(.track),
      .object(
        [
          (
            "repeat",
            .any(of: .count, .words(repetitions))
              .described("How often the tracks are there, or as often as there is room for them.")
          ), ("tracks", .list(of: .named(.track)).described("The tracks that are repeated.")),
        ], required: ["repeat", "tracks"])))

  fileprivate var json: JSON {
    switch self {
    case .points(let points): .number(points)
    case .share(let weight): .string("\(JSONWriter.text(of: weight.percent))%")
    case .fr(let part): .string("\(JSONWriter.text(of: part))fr")
    case .auto, .minContent, .maxContent: .string(Self.words.name(of: self) ?? "auto")
    case .minmax(let least, let most):
      .object([JSONMember("min", least.json), JSONMember("max", most.json)])
    case .fitContent(let limit): .object([JSONMember("fitContent", limit.json)])
    case .repeated(let repetition, let tracks):
      .object([
        JSONMember("repeat", Self.json(of: repetition)),
        JSONMember("tracks", .array(tracks.map(\.json))),
      ])
    }
  }

  private static func json(of repetition: TGGridRepetition) -> JSON {
    switch repetition {
    case .times(let count): .number(Double(max(0, min(count, 1 << 53))))
    case .autoFill, .autoFit: .string(repetitions.name(of: repetition) ?? "autoFill")
    }
  }
}
