import TangramCore

/// A view tree together with what its layout depends on, as a JSON document.
///
///     let scene = try TGScene(json: #"{"root": {"id": "S", "layout": "linear", "width": 100}}"#)
///     for view in scene.frames() { print(view.name, view.frame) }
///
/// A scene that is written and read again lays out the same.
public struct TGScene: Sendable {
  /// The tree; the ids of the document are the names of its views.
  public var root: TGView
  /// The room, the pixel grid, the reading direction and the size class.
  public var environment: TGEnvironment
  /// The fonts and styles that the document declares.
  var texts: SceneTexts

  /// The size of the plain view that holds the root, in documents that give none.
  public static let defaultSize = TGSize(width: 375, height: 667)

  /// Creates a scene from a tree.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - environment: The room.
  ///   - fonts: The names that fonts have in documents; others are called what they call themselves.
  public init(
    root: some TGViewProtocol, environment: TGEnvironment = TGEnvironment(size: defaultSize),
    fonts: TGSceneFonts = TGSceneFonts()
  ) {
    self.root = root.view
    self.environment = environment
    texts = SceneTexts(fonts)
  }

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - limits: What a document may be at most.
  ///   - fonts: What texts are measured with.
  /// - Throws: An error that names the place, when the text is not JSON, has keys, values or ids
  ///   that do not exist, or exceeds a limit.
  public init(
    json: String, limits: TGSceneLimits = TGSceneLimits(), fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(json, limits: limits).root, fonts: fonts)
  }

  /// Reads a scene from the bytes of a file, of which nothing is known.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - limits: What a document may be at most.
  ///   - fonts: What texts are measured with.
  /// - Throws: An error that names the place, when the bytes are no UTF-8 text, or the text is no
  ///   scene.
  public init(
    utf8 bytes: [UInt8], limits: TGSceneLimits = TGSceneLimits(),
    fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(utf8: bytes, limits: limits).root, fonts: fonts)
  }

  /// The scene as JSON.
  ///
  /// It has no spaces, the keys have a fixed order, and those with default values are left out.
  /// Views that others refer to are given an id if they have no name. Content measured by a
  /// function is written as the size it has when nothing limits it.
  public func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}

// MARK: - Layout

extension TGScene {
  /// Lays the tree out.
  public func layout() -> TGLayout { root.layout(in: environment) }

  /// The frames of all views with a name, in the coordinates of their parents and in the order
  /// of the document.
  public func frames() -> [TGNamedFrame] { layout().namedFrames }
}

/// The frame of a view that has a name.
public struct TGNamedFrame: Hashable, Sendable {
  /// The name of the view, which is its id in a document.
  public var name: String
  /// The frame in the parent's coordinates.
  public var frame: TGRect

  /// Creates a frame with a name.
  public init(name: String, frame: TGRect) {
    self.name = name
    self.frame = frame
  }
}

extension TGLayout {
  /// The frames of all views with a name, parents before children, in order.
  public var namedFrames: [TGNamedFrame] {
    entries.compactMap { entry in
      entry.name.map { TGNamedFrame(name: $0, frame: entry.frame) }
    }
  }
}

// MARK: - The document

extension TGScene {
  fileprivate static let snappings: Choices<TGSnapping> = [
    "edges": .edges, "sizes": .sizes, "off": .off,
  ]

  /// The keys of a document, and what their values may be.
  static let keys: [(key: Word, schema: SceneSchema)] = [
    ("$schema", .string.described("Where the schema of the document is, for editors.")),
    (
      "scale",
      .numberAboveZero.described("The number of pixels to a point, to which frames are rounded.")
    ),
    ("snap", .words(snappings).described("What of a frame is put on the pixel grid.")),
    ("rtl", .bool.described("Whether reading starts on the right.")),
    ("sizeClass", .named(.sizeClass).described("The class of the screen.")),
    ("superview", .numbers(2).described("The room that the root lies in: width, height.")),
    ("fonts", SceneTexts.schemaOfFonts), ("styles", SceneTexts.schemaOfStyles),
    ("root", .named(.node).described("The view that is laid out.")),
  ]

  fileprivate static let keyNames = keys.map(\.key)

  /// - Parameter snapping: How frames are snapped if the document does not say it.
  init(
    _ document: JSONValue, snapping: TGSnapping = .edges, fonts: TGSceneFonts
  ) throws(TGSceneError) {
    var log = SceneErrorLog(atMost: 1)
    try self.init(document, snapping: snapping, fonts: fonts, log: &log)
  }

  /// - Parameter log: Where errors are noted; when one is, the scene is of no use.
  init(
    _ document: JSONValue, snapping: TGSnapping = .edges, fonts: TGSceneFonts,
    log: inout SceneErrorLog
  ) throws(TGSceneError) {
    var environment = TGEnvironment(size: Self.defaultSize, snapping: snapping)
    var texts = SceneTexts(fonts)
    for member in try document.object() {
      if member.key == "root" || SceneTexts.keys.contains(member.key) { continue }
      do throws(TGSceneError) {
        try environment.read(member)
      } catch {
        try log.note(error)
      }
    }
    try texts.read(document, &log)
    let root = try SceneReader.read(
      try document.required("root"), isRightToLeft: environment.isRightToLeft, texts: &texts,
      log: &log)
    self.init(root: root, environment: environment)
    self.texts = texts
  }

  /// Appends the scene.
  func write(to writer: inout JSONWriter) {
    writer.openObject()
    // A layout takes any other scale as 1.
    if environment.scale > 0, environment.scale.isFinite {
      writer.member("scale", environment.scale, unless: 1)
    }
    if environment.snapping != .edges, let name = Self.snappings.name(of: environment.snapping) {
      writer.key("snap")
      writer.string(name)
    }
    if environment.isRightToLeft {
      writer.key("rtl")
      writer.bool(true)
    }
    if environment.sizeClass != .default {
      writer.key("sizeClass")
      environment.sizeClass.write(to: &writer)
    }
    let size = environment.size
    if size != Self.defaultSize {
      writer.key("superview")
      writer.numbers([size.width, size.height])
    }
    let labels = SceneLabels(root, SceneTextNames(texts))
    if labels.mayHaveTexts {
      // What is to be declared for texts is known when they have been written.
      var tree = JSONWriter()
      tree.key("root")
      SceneWriter.write(root, labels, to: &tree)
      labels.texts.writeDeclarations(to: &writer)
      writer.members(tree)
    } else {
      labels.texts.writeDeclarations(to: &writer)
      writer.key("root")
      SceneWriter.write(root, labels, to: &writer)
    }
    writer.closeObject()
  }
}

extension TGEnvironment {
  /// Reads what a member of a document says about the room.
  fileprivate mutating func read(_ member: JSONValue) throws(TGSceneError) {
    switch member.key {
    // It is for editors; the reader only looks whether it is a text.
    case "$schema": _ = try member.string()
    case "superview":
      let numbers = try member.numbers(["width", "height"])
      size = TGSize(width: numbers[0], height: numbers[1])
    case "scale":
      scale = try member.number()
      if scale <= 0 { throw member.error("expected a number greater than 0") }
    case "snap": snapping = try member.choice(TGScene.snappings)
    case "rtl": isRightToLeft = try member.bool()
    case "sizeClass": sizeClass = try TGSizeClass(member)
    default: throw member.unknownKey(known: TGScene.keyNames.map(\.text))
    }
  }
}
