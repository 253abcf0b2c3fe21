import TangramCore
import TangramPaint

// The keys of a paint. Reader, writer and schema are generated from these tables.

extension SceneKey {
  /// The appearance of the view.
  static let paint = keys(
    of: TGView(), about: .paint, isPerSizeClass: false,
    [
      .key(
        "paint", "What the view looks like in a picture; it changes no frame.",
        SceneObject.paint.schema
      ) { (value, view, _) throws(TGSceneError) in
        view[TGPaintKey.self] = try SceneObject.paint.read(value)
      } clear: {
        $0[TGPaintKey.self] = nil
      } write: { view, _, writer in
        guard let paint = view[TGPaintKey.self] else { return }
        writer.key("paint")
        SceneObject.paint.write(paint, to: &writer)
      }
    ])
}

extension SceneObject<TGPaint> {
  static let paint = SceneObject(
    start: TGPaint(),
    keys: [
      .key("fill", .optional(.color), \.fill, "The color of the area."),
      .key(
        "gradient", .optional(.object(.gradient)), \.gradient,
        "Colors that pass into each other, over the fill."),
      .key(
        "image", .optional(.object(.image)), \.image,
        "An image, over the fill and the gradient."),
      .key("border", .optional(.color), \.border, "The color of the border."),
      .key("borderWidth", .number, \.borderWidth, "The width of the border; at first 1."),
      .key(
        "borders", .object(.borders), \.borders, "Lines at single edges, and between the children."),
      .key("cornerRadius", .number, \.cornerRadius, "The radius of the corners."),
      .key(
        "cornerRadii", .optional(.object(.corners)), \.cornerRadii,
        "The radius of each corner, instead of the same for all."),
      .key(
        "clips", .optional(.bool), \.clips,
        "Whether children and text are cut off at the edges; at first if the view is scrolled."),
      .key(
        "text", .optional(.string), \.text,
        "A text on the lines of the content, if that has no text of its own."),
      .key("color", .optional(.color), \.color, "The color of a text whose style has none."),
    ], hint: ForeignKeys.hintOfPaint)
}

// MARK: - Lines and corners

extension SceneValue<TGPaint.Line> {
  /// A line, or just the color of a line.
  static let line = SceneValue(
    schema: .named(.line),
    read: { (json) throws(TGSceneError) in
      json.isString
        ? TGPaint.Line(try SceneValue<String>.color.read(json)) : try object.read(json)
    },
    write: { line, writer in
      if line == TGPaint.Line(line.color) {
        SceneValue<String>.color.write(line.color, &writer)
      } else {
        object.write(line, &writer)
      }
    })

  private static let object = SceneValue.object(.line)
}

extension SceneObject<TGPaint.Line> {
  static let line = SceneObject(
    start: TGPaint.Line(""),
    keys: [
      .key("color", .color, \.color, "The color of the line.", isRequired: true),
      .key("width", .number, \.width, "The width of the line; at first 1."),
      .key("dash", .dash, \.dash, "The lengths of dashes and gaps in turn."),
      .key("head", .number, \.head, "How far from the left or the top end it begins."),
      .key("tail", .number, \.tail, "How far from the right or the bottom end it ends."),
    ], hint: ForeignKeys.hintOfPaint)
}

extension SceneSchema {
  /// The schema of a line.
  static let paintLine = any(of: .named(.color), SceneObject<TGPaint.Line>.line.schema).described(
    "A line at an edge, or its color.")
}

extension SceneObject<TGPaint.Borders> {
  fileprivate static let borders = SceneObject(
    start: TGPaint.Borders(),
    keys: [
      .key("top", .optional(.line), \.top, "The line at the top edge."),
      .key("leading", .optional(.line), \.leading, "The line where reading starts."),
      .key("bottom", .optional(.line), \.bottom, "The line at the bottom edge."),
      .key("trailing", .optional(.line), \.trailing, "The line where reading ends."),
      .key(
        "between", .optional(.line), \.between, "The line that neighbors among the children share."),
      .key("joins", .bool, \.joins, "Whether the container draws its lines at this view, too."),
    ], hint: ForeignKeys.hintOfPaint)
}

extension SceneObject<TGPaint.Corners> {
  fileprivate static let corners = SceneObject(
    start: TGPaint.Corners(),
    keys: [
      .key("topLeading", .number, \.topLeading, "The upper corner where reading starts."),
      .key("topTrailing", .number, \.topTrailing, "The upper corner where reading ends."),
      .key("bottomTrailing", .number, \.bottomTrailing, "The lower corner where reading ends."),
      .key("bottomLeading", .number, \.bottomLeading, "The lower corner where reading starts."),
    ], hint: ForeignKeys.hintOfPaint)
}

// MARK: - Gradients and images

extension SceneObject<TGPaint.Gradient> {
  fileprivate static let gradient = SceneObject(
    start: TGPaint.Gradient([]),
    keys: [
      .key("colors", .colors, \.colors, "The colors, in order.", isRequired: true),
      .key(
        "positions", .list(of: .number), \.positions,
        "Where the colors are, from 0 to 1; at first at equal distances."),
      .key(
        "linear", .optional(.numbers(["x", "y", "x", "y"])), \.linear,
        "From where to where, in fractions: x, y, x, y."),
      .key(
        "radial", .optional(.numbers(["x", "y", "radius"])), \.radial,
        "The center and the radius, in fractions: x, y, radius."),
    ], alternatives: ["linear", "radial"], hint: ForeignKeys.hintOfPaint)
}

extension TGPaint.Gradient {
  /// The coordinates of both ends; nil for a radial gradient.
  fileprivate var linear: [Double]? {
    get {
      guard case .linear(let start, let end) = shape else { return nil }
      return [start.x, start.y, end.x, end.y]
    }
    set {
      guard let new = newValue else { return }
      shape = .linear(from: TGPoint(x: new[0], y: new[1]), to: TGPoint(x: new[2], y: new[3]))
    }
  }

  /// The coordinates of the center, and the radius; nil for a linear gradient.
  fileprivate var radial: [Double]? {
    get {
      guard case .radial(let center, let radius) = shape else { return nil }
      return [center.x, center.y, radius]
    }
    set {
      guard let new = newValue else { return }
      shape = .radial(center: TGPoint(x: new[0], y: new[1]), radius: new[2])
    }
  }
}

extension SceneObject<TGPaint.Image> {
  fileprivate static let image = SceneObject(
    start: TGPaint.Image(""),
    keys: [
      .key(
        "source", .source, \.source, "A path, an address of the web, or a data:image/ URL.",
        isRequired: true),
      .key("fit", .word(), \.fit, "How it is fitted into the frame, as in CSS; at first fill."),
      .key(
        "position", .point, \.position,
        "Where it lies if it is smaller or larger: x, y; at first [0.5, 0.5]."),
      .key("size", .optional(.size), \.size, "Its size: width, height."),
    ], hint: ForeignKeys.hintOfPaint)
}
