import TangramCore
import TangramResults

/// A view tree with all other inputs of its layout, as a JSON document.
///
///     let scene = try TGScene(json: #"{"root": {"id": "S", "layout": "linear", "width": 100}}"#)
///     for view in scene.frames() { print(view.name, view.frame) }
///
/// Writing a scene and reading it back does not change its layout.
public struct TGScene: Sendable {
  /// The view tree; the ids of the document are the names of the views.
  public var root: TGView
  /// The available space, the pixel grid, the reading direction and the size class.
  public var environment: TGEnvironment
  /// The fonts and styles that the document declares.
  var texts: SceneTexts

  /// The size of the superview of the root, for documents that do not specify one.
  public static let defaultSize = TGSize(width: 375, height: 667)

  /// Creates a scene from a tree.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - environment: The available space and the other inputs of a layout.
  ///   - fonts: The names of fonts in documents; a font without an entry is written under its own name.
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
  ///   - limits: The limits that the document must not exceed.
  ///   - fonts: The fonts that texts are measured with.
  /// - Throws: An error with the path of the problem, if the text is not JSON, has unknown keys,
  ///   values or ids, or exceeds a limit.
  public init(
    json: String, limits: TGSceneLimits = TGSceneLimits(), fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(json, limits: limits).root, fonts: fonts)
  }

  /// Reads a scene from the bytes of an untrusted file.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - limits: The limits that the document must not exceed.
  ///   - fonts: The fonts that texts are measured with.
  /// - Throws: An error with the path of the problem, if the bytes are not UTF-8 text, or the text
  ///   is not a scene.
  public init(
    utf8 bytes: [UInt8], limits: TGSceneLimits = TGSceneLimits(),
    fonts: TGSceneFonts = TGSceneFonts()
  ) throws(TGSceneError) {
    try self.init(JSONDocument(utf8: bytes, limits: limits).root, fonts: fonts)
  }

  /// The scene as JSON.
  ///
  /// The text has no whitespace, the keys have a fixed order, and keys with default values are
  /// omitted. Views that other views refer to receive an id if they have no name. Content measured
  /// by a function is written as its size without any size limit.
  public func json() -> String { writer(keepsOrder: true).text }

  /// The document that `json()` writes.
  package var document: JSONDocument { writer(keepsOrder: true).document }
}

extension TGScene {
  /// The views of the tree, in the order in which they are written.
  package var writtenViews: [TGView] {
    var views: [TGView] = []
    root.forEachWrittenView { views.append(TGView(copy $0)) }
    return views
  }

  /// The files of the fonts of texts without a font, for documents that declare none.
  package var standardFontFiles: [String] { SceneTextNames(texts).standardFiles }

  /// Lays the tree out.
  public func layout() -> TGLayout { root.layout(in: environment) }

  /// Lays out the tree and returns the frames of all named views, in document order.
  public func frames() -> [TGNamedFrame] { layout().namedFrames }
}

/// The frame of a view that has a name.
public struct TGNamedFrame: Hashable, Sendable {
  /// The name of the view, which is its id in a document.
  public var name: String
  /// The frame in the parent's coordinates.
  public var frame: TGRect
}

extension TGLayout {
  /// The frames of all views with a name, parents before children, in order.
  package var namedFrames: [TGNamedFrame] {
    entries.compactMap { entry in
      entry.name.map { TGNamedFrame(name: $0, frame: entry.frame) }
    }
  }
}

// MARK: - The document

extension TGScene {
  /// Reads a document that need not say how frames are snapped; if it logs errors, the scene is useless.
  init(
    _ document: JSONValue, snapping: TGSnapping = .edges, fonts: TGSceneFonts,
    log: SceneErrorLog = SceneErrorLog(atMost: 1)
  ) throws(TGSceneError) {
    var environment = TGEnvironment(size: Self.defaultSize, snapping: snapping)
    var texts = SceneTexts(fonts)
    for member in try document.object() {
      try log.attempt(try SceneValue.document.read(member, into: &environment))
    }
    try texts.read(document, log)
    (root, self.texts) = try SceneReader.read(
      try document.required("root"), isRightToLeft: environment.isRightToLeft, texts, log: log)
    self.environment = environment
  }

  /// The document of the scene.
  ///
  /// - Parameter keepsOrder: Whether readers see the keys in this order, so that the default family need not
  ///   be named if it is the first.
  func writer(keepsOrder: Bool) -> JSONWriter {
    let labels = SceneLabels(root, SceneTextNames(texts))
    // The declarations for texts are known only after the texts have been written.
    var tree = JSONWriter(labels)
    tree.member("root") { $0.node(root) }
    var writer = JSONWriter()
    writer.object { writer in
      SceneValue.document.writeMembers(of: environment, to: &writer)
      labels.texts.writeDeclarations(to: &writer, keepsOrder: keepsOrder)
      writer.append(tree)
    }
    return writer
  }
}
