import TangramCore
import TangramPaint

// The keys of a paint. Reader, writer and schema are generated from these tables.

extension SceneValue<TGPaint> {
  static let paint = SceneObject(
    start: TGPaint(),
    keys: [
      .key("fill", "The color of the area.", .optional(.color), \.fill),
      .key(
        "gradient", "Colors that pass into each other, over the fill.",
        .optional(.gradient), \.gradient),
      .key(
        "image", "An image, over the fill and the gradient.", .optional(.image), \.image),
      .key("border", "The color of the border.", .optional(.color), \.border),
      .key("borderWidth", "The width of the border; at first 1.", .number, \.borderWidth),
      .key(
        "borders", "Lines at single edges, and between the children.", .borders, \.borders),
      .key("cornerRadius", "The radius of the corners.", .number, \.cornerRadius),
      .key(
        "cornerRadii", "The radius of each corner, instead of the same for all.",
        .optional(.corners), \.cornerRadii),
      .key(
        "clips",
        "Whether children and text are cut off at the edges; at first if the view is scrolled.",
        .optional(.bool), \.clips),
      .key(
        "text", "A text on the lines of the content, if that has no text of its own.",
        .optional(.string), \.text),
      .key("color", "The color of a text whose style has none.", .optional(.color), \.color),
    ], hint: ForeignKeys.hintOfPaint)
}

// MARK: - Lines and corners

extension SceneValue<TGPaint.Line> {
  /// A line, or just the color of a line.
  static let line = colorOrObject.named(.line)

  fileprivate static let colorOrObject = object.or(
    .color, if: { $0.isString }, to: { TGPaint.Line($0) },
    from: { $0 == TGPaint.Line($0.color) ? $0.color : nil })

  private static let object = SceneObject(
    start: TGPaint.Line(""),
    keys: [
      .key("color", "The color of the line.", .color, \.color, isRequired: true),
      .key("width", "The width of the line; at first 1.", .number, \.width),
      .key("dash", "The lengths of dashes and gaps in turn.", .dash, \.dash),
      .key("head", "How far from the left or the top end it begins.", .number, \.head),
      .key("tail", "How far from the right or the bottom end it ends.", .number, \.tail),
    ], hint: ForeignKeys.hintOfPaint)
}

extension SceneSchema {
  static let paintLine = SceneValue<TGPaint.Line>.colorOrObject.schema.described(
    "A line at an edge, or its color.")
}

extension SceneValue<TGPaint.Borders> {
  fileprivate static let borders = SceneObject(
    start: TGPaint.Borders(),
    keys: [
      .key("top", "The line at the top edge.", .optional(.line), \.top),
      .key("leading", "The line where reading starts.", .optional(.line), \.leading),
      .key("bottom", "The line at the bottom edge.", .optional(.line), \.bottom),
      .key("trailing", "The line where reading ends.", .optional(.line), \.trailing),
      .key(
        "between", "The line that neighbors among the children share.", .optional(.line), \.between),
      .key("joins", "Whether the container draws its lines at this view, too.", .bool, \.joins),
    ], hint: ForeignKeys.hintOfPaint)
}

extension SceneValue<TGPaint.Corners> {
  fileprivate static let corners = SceneObject(
    start: TGPaint.Corners(),
    keys: [
      .key("topLeading", "The upper corner where reading starts.", .number, \.topLeading),
      .key("topTrailing", "The upper corner where reading ends.", .number, \.topTrailing),
      .key("bottomTrailing", "The lower corner where reading ends.", .number, \.bottomTrailing),
      .key("bottomLeading", "The lower corner where reading starts.", .number, \.bottomLeading),
    ], hint: ForeignKeys.hintOfPaint)
}

// MARK: - Gradients and images

extension SceneValue<TGPaint.Gradient> {
  fileprivate static let gradient = SceneObject(
    start: TGPaint.Gradient([]),
    keys: [
      .key("colors", "The colors, in order.", .colors, \.colors, isRequired: true),
      .key(
        "positions", "Where the colors are, from 0 to 1; at first at equal distances.",
        .list(of: .number), \.positions),
      .key(
        "linear", "From where to where, in fractions: x, y, x, y.", .optional(.linear),
        { if case .linear = $0.shape { $0.shape } else { nil } }, { $0.shape = $1 ?? $0.shape }),
      .key(
        "radial", "The center and the radius, in fractions: x, y, radius.", .optional(.radial),
        { if case .radial = $0.shape { $0.shape } else { nil } }, { $0.shape = $1 ?? $0.shape }),
    ], alternatives: ["linear", "radial"], hint: ForeignKeys.hintOfPaint)
}

extension SceneValue<TGPaint.Gradient.Shape> {
  fileprivate static let linear = numbers(
    ["x", "y", "x", "y"],
    { .linear(from: TGPoint(x: $0[0], y: $0[1]), to: TGPoint(x: $0[2], y: $0[3])) },
    { if case .linear(let start, let end) = $0 { [start.x, start.y, end.x, end.y] } else { [] } })

  fileprivate static let radial = numbers(
    ["x", "y", "radius"], { .radial(center: TGPoint(x: $0[0], y: $0[1]), radius: $0[2]) },
    { if case .radial(let center, let radius) = $0 { [center.x, center.y, radius] } else { [] } })
}

extension SceneValue<TGPaint.Image> {
  fileprivate static let image = SceneObject(
    start: TGPaint.Image(""),
    keys: [
      .key(
        "source", "A path, an address of the web, or a data:image/ URL.", .source, \.source,
        isRequired: true),
      .key("fit", "How it is fitted into the frame, as in CSS; at first fill.", .word, \.fit),
      .key(
        "position", "Where it lies if it is smaller or larger: x, y; at first [0.5, 0.5].", .point,
        \.position),
      .key("size", "Its size: width, height.", .optional(.size), \.size),
    ], hint: ForeignKeys.hintOfPaint)
}
