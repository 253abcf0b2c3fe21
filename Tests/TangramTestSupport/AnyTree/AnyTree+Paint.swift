import Tangram

// The paint of views.

extension AnyTree {
  mutating func paint() -> TGPaint {
    var paint = TGPaint()
    if paints.chance(40) { paint.fill = color() }
    if paints.chance(20) { paint.gradient = gradient() }
    if paints.chance(20) { paint.image = image() }
    if paints.chance(30) { paint.border = color() }
    if paints.chance(20) { paint.borderWidth = length() }
    if paints.chance(30) { paint.borders = borders() }
    if paints.chance(20) { paint.cornerRadius = length() }
    if paints.chance(10) {
      paint.cornerRadii = TGPaint.Corners(
        topLeading: length(), topTrailing: length(), bottomTrailing: length(),
        bottomLeading: length())
    }
    if paints.chance(20) { paint.clips = paints.chance(50) }
    if paints.chance(20) { paint.text = paints.pick(["", "a", "\"</text>ü\\"]) }
    if paints.chance(20) { paint.color = color() }
    return paint
  }

  private mutating func color() -> String {
    let colors = ["red", "#fa0", "rgb(1 2 3 / 50%)"]
    return paints.pick(numbers == .strange ? colors + ["", "url(#a)", "\"/></svg>"] : colors)
  }

  private mutating func length() -> Double {
    let lengths = [0, 0.5, 1, 2.5, 8]
    return paints.pick(numbers == .strange ? lengths + [-1, .nan, .infinity, 1e300] : lengths)
  }

  private mutating func fraction() -> TGPoint { TGPoint(x: length() / 8, y: length() / 8) }

  private mutating func lengths(upTo count: Int) -> [Double] {
    (0..<paints.below(count + 1)).map { _ in length() }
  }

  private mutating func gradient() -> TGPaint.Gradient {
    let colors = (0..<paints.below(4)).map { _ in color() }
    let shape: TGPaint.Gradient.Shape =
      paints.chance(50)
      ? .linear(from: fraction(), to: fraction()) : .radial(center: fraction(), radius: length())
    return TGPaint.Gradient(colors, at: lengths(upTo: 3), shape: shape)
  }

  private mutating func image() -> TGPaint.Image {
    let source = paints.pick([
      "a.png", "https://example.org/a:b", "data:image/png;base64,iVBOR", "",
    ])
    return TGPaint.Image(
      source, fit: paints.pick(TGPaint.Image.Fit.allCases), position: fraction(),
      size: paints.chance(50) ? nil : TGSize(width: length(), height: length()))
  }

  private mutating func borders() -> TGPaint.Borders {
    TGPaint.Borders(
      top: line(), leading: line(), bottom: line(), trailing: line(), between: line(),
      joins: paints.chance(80))
  }

  private mutating func line() -> TGPaint.Line? {
    if paints.chance(60) { return nil }
    if paints.chance(30) { return TGPaint.Line(color()) }
    return TGPaint.Line(
      color(), width: length(), dash: lengths(upTo: 3), head: length(), tail: length())
  }
}
