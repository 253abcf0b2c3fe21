import TangramCore
import TangramPaint

// The keys of a paint. Reader, writer and schema are generated from these tables.

extension SceneKey {
  /// The appearance of the view.
  static let paint = keys(
    of: TGView(),
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
    ]
  ).map { $0.inAllSizeClasses(about: .paint) }
}

extension SceneObject<TGPaint> {
  static let paint = SceneObject(
    start: TGPaint(),
    keys: [
      .key("fill", .optionalColor, \.fill, "The color of the area."),
      .key(
        "gradient", SceneObject<TGPaint.Gradient>.gradient.value.optional, \.gradient,
        "Colors that pass into each other, over the fill."),
      .key(
        "image", SceneObject<TGPaint.Image>.image.value.optional, \.image,
        "An image, over the fill and the gradient."),
      .key("border", .optionalColor, \.border, "The color of the border."),
      .key("borderWidth", .number, \.borderWidth, "The width of the border; at first 1."),
      .key("borders", .borders, \.borders, "Lines at single edges, and between the children."),
      .key("cornerRadius", .number, \.cornerRadius, "The radius of the corners."),
      .key(
        "cornerRadii", SceneObject<TGPaint.Corners>.corners.value.optional, \.cornerRadii,
        "The radius of each corner, instead of the same for all."),
      .key(
        "clips", .optionalBool, \.clips,
        "Whether children and text are cut off at the edges; at first if the view is scrolled."),
      .key(
        "text", .optionalString, \.text,
        "A text on the lines of the content, if that has no text of its own."),
      .key("color", .optionalColor, \.color, "The color of a text whose style has none."),
    ], hint: ForeignKeys.hintOfPaint)
}

// MARK: - Lines and corners

extension SceneValue<TGPaint.Line?> {
  /// A line, or just the color of a line.
  static let line: SceneValue = {
    let object = SceneObject<TGPaint.Line>.line
    let value = object.value.optional
    return SceneValue(
      schema: .named(.line),
      read: { (json) throws(TGSceneError) in
        json.isString ? TGPaint.Line(try SceneValue<String>.color.read(json)) : try value.read(json)
      },
      write: { line, writer in
        guard let line, line == TGPaint.Line(line.color) else { return value.write(line, &writer) }
        SceneValue<String>.color.write(line.color, &writer)
      })
  }()
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

extension SceneValue<TGPaint.Borders> {
  fileprivate static let borders = SceneObject<TGPaint.Borders>.borders.value
}

extension SceneObject<TGPaint.Borders> {
  fileprivate static let borders = SceneObject(
    start: TGPaint.Borders(),
    keys: [
      .key("top", .line, \.top, "The line at the top edge."),
      .key("leading", .line, \.leading, "The line where reading starts."),
      .key("bottom", .line, \.bottom, "The line at the bottom edge."),
      .key("trailing", .line, \.trailing, "The line where reading ends."),
      .key("between", .line, \.between, "The line that neighbors among the children share."),
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
        "positions", .numbers, \.positions,
        "Where the colors are, from 0 to 1; at first at equal distances."),
      Key(
        name: "linear",
        schema: .numbers(4).described("From where to where, in fractions: x, y, x, y."),
        isRequired: false,
        read: { (value, gradient) throws(TGSceneError) in
          let numbers = try value.numbers(["x", "y", "x", "y"])
          gradient.shape = .linear(
            from: TGPoint(x: numbers[0], y: numbers[1]), to: TGPoint(x: numbers[2], y: numbers[3]))
        },
        write: { gradient, writer in
          guard case .linear(let start, let end) = gradient.shape else { return }
          writer.numbers([start.x, start.y, end.x, end.y])
        }),
      Key(
        name: "radial",
        schema: .numbers(3).described("The center and the radius, in fractions: x, y, radius."),
        isRequired: false,
        read: { (value, gradient) throws(TGSceneError) in
          let numbers = try value.numbers(["x", "y", "radius"])
          gradient.shape = .radial(
            center: TGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2])
        },
        write: { gradient, writer in
          guard case .radial(let center, let radius) = gradient.shape else { return }
          writer.numbers([center.x, center.y, radius])
        }),
    ], alternatives: ["linear", "radial"], hint: ForeignKeys.hintOfPaint)
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
      .key("size", .optionalSize, \.size, "Its size: width, height."),
    ], hint: ForeignKeys.hintOfPaint)
}
