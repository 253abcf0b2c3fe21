import Tangram
import TangramRender
import Testing

/// Rounded corners, gradients and images.
@Suite struct FillTests {
  private func picture(_ view: some TGViewProtocol, zoom: Double = 1, rtl: Bool = false)
    -> ParsedPicture
  {
    var style = TGPictureStyle.exact
    style.zoom = zoom
    let room = TGEnvironment(size: TGSize(width: 400, height: 400), isRightToLeft: rtl)
    let picture = ParsedPicture(TGPicture(of: view.view.layout(in: room), style: style).svg)
    #expect(picture.isWellFormed)
    return picture
  }

  private func first(_ name: String, _ picture: ParsedPicture) -> ParsedPicture.Element? {
    picture.elements.first { $0.name == name }
  }

  // MARK: Corners

  @Test func eachCornerHasItsRadius() {
    let view = TGView("a").size(40, 20).paint(
      fill: "red", cornerRadii: .init(topLeading: 8, bottomTrailing: 4))
    #expect(
      first("path", picture(view))?.attributes["d"]
        == "M8 0H40V16A4 4 0 0 1 36 20H0V8A8 8 0 0 1 8 0Z")
    #expect(
      first("path", picture(view, rtl: true))?.attributes["d"]
        == "M0 0H32A8 8 0 0 1 40 8V20H4A4 4 0 0 1 0 16V0Z")
  }

  @Test func radiiAreScaledDownToFit() {
    let view = TGView("a").size(40, 20)
    #expect(first("rect", picture(view.paint(fill: "red", cornerRadius: 99)))?.number("rx") == 10)
    let corners = TGPaint.Corners(topLeading: 40, bottomLeading: 40)
    #expect(
      first("path", picture(view.paint(fill: "red", cornerRadii: corners)))?.attributes["d"]
        == "M10 0H40V20H10A10 10 0 0 1 0 10V10A10 10 0 0 1 10 0Z")
    for radius in [-5, .nan, -.infinity, .infinity] as [Double] {
      #expect(
        first("rect", picture(view.paint(fill: "red", cornerRadius: radius)))?.number("rx") == nil)
    }
  }

  // MARK: Gradients

  @Test func aLinearGradientRunsBetweenItsPoints() throws {
    let gradient = TGPaint.Gradient(
      ["#fff", "red", "blue"], at: [0, 0.25, 1],
      shape: .linear(from: .zero, to: TGPoint(x: 1, y: 0.5)))
    let picture = picture(
      TGView("a").size(40, 20).paint(fill: "navy", gradient: gradient, border: "red"), zoom: 2)
    let found = try #require(first("linearGradient", picture))
    #expect(["x1", "y1", "x2", "y2"].map { found.number($0) } == [0, 0, 80, 20])
    let stops = picture.elements.filter { $0.name == "stop" }
    #expect(stops.map { $0.attributes["stop-color"] } == ["#fff", "red", "blue"])
    #expect(stops.map { $0.number("offset") } == [0, 0.25, 1])
    let fills = picture.elements.filter { $0.name == "rect" }.map { $0.attributes["fill"] }
    #expect(fills == ["navy", "url(#\(found.attributes["id"] ?? ""))", "none"])
  }

  @Test func aRadialGradientIsInFractionsOfTheArea() throws {
    let gradient = TGPaint.Gradient(
      ["red", "blue"], shape: .radial(center: TGPoint(x: 0.5, y: 1), radius: 0.75))
    let found = try #require(
      first("radialGradient", picture(TGView("a").size(40, 20).paint(gradient: gradient))))
    #expect(["cx", "cy", "r"].map { found.number($0) } == [0.5, 1, 0.75])
  }

  @Test(
    "An invalid gradient is not drawn",
    arguments: [
      TGPaint.Gradient([]), TGPaint.Gradient(["red", "url(#a)"]),
      TGPaint.Gradient(["</svg>", "\"'"]),
    ])
  func noGradients(gradient: TGPaint.Gradient) {
    #expect(
      !picture(TGView("a").size(9, 9).paint(gradient: gradient)).elements.contains {
        $0.name == "rect"
      })
  }

  @Test("Absurd numbers do no harm", arguments: [.nan, .infinity, -1e300, 1e300] as [Double])
  func strangeNumbers(number: Double) {
    let point = TGPoint(x: number, y: -number)
    for shape in [
      TGPaint.Gradient.Shape.linear(from: point, to: .zero),
      .radial(center: point, radius: number),
    ] {
      let colors = Array(repeating: "red", count: 1_000)
      let paint = TGPaint(
        gradient: TGPaint.Gradient(colors, at: [number, number], shape: shape),
        image: TGPaint.Image(
          "a.png", fit: .none, position: point, size: TGSize(width: number, height: 1)),
        border: "red", borderWidth: number, borders: .init(all: TGPaint.Line("red", width: number)),
        cornerRadii: .init(topLeading: number))
      let layout = TGView("a").size(9, 9).paint(paint).layout(in: TGSize(width: 9, height: 9))
      let svg = TGPicture(of: layout, style: .exact).svg
      #expect(ParsedPicture(svg).isWellFormed)
      #expect(!svg.lowercased().contains("nan") && !svg.contains("inf"))
      #expect(svg.components(separatedBy: "<stop").count - 1 <= 64)
    }
  }

  // MARK: Images

  /// The header of a PNG file of 30 × 10 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 30, 0, 0, 0, 10, 8, 2, 0, 0, 0]

  @Test(
    "An image of a known size is fitted as in CSS",
    arguments: [
      (.fill, TGRect(x: 0, y: 0, width: 60, height: 60)),
      (.contain, TGRect(x: 0, y: 40, width: 60, height: 20)),
      (.cover, TGRect(x: -60, y: 0, width: 180, height: 60)),
      (.none, TGRect(x: 15, y: 50, width: 30, height: 10)),
      (.scaleDown, TGRect(x: 15, y: 50, width: 30, height: 10)),
    ] as [(TGPaint.Image.Fit, TGRect)])
  func fits(fit: TGPaint.Image.Fit, rectangle: TGRect) {
    let image = TGPaint.Image(bytes: Self.png, fit: fit, position: TGPoint(x: 0.5, y: 1))
    let picture = picture(TGView("a").size(60, 60).paint(image: image))
    let found = first("image", picture)
    #expect(found?.rectangle == rectangle)
    #expect(found?.attributes["preserveAspectRatio"] == "none")
    #expect((found?.attributes["clip-path"] != nil) == (fit == .cover))
    #expect(found?.attributes["href"]?.hasPrefix("data:image/png;base64,iVBORw0K") == true)
  }

  @Test func imagesAreScaledDownOrKeepTheirGivenSize() {
    let image = TGPaint.Image(bytes: Self.png, fit: .scaleDown)
    let found = first("image", picture(TGView("a").size(15, 60).paint(image: image), zoom: 2))
    #expect(found?.rectangle == TGRect(x: 0, y: 55, width: 30, height: 10))
    let given = TGPaint.Image("a.png", fit: .none, size: TGSize(width: 4, height: 2))
    #expect(
      first("image", picture(TGView("a").size(10, 10).paint(image: given)))?.rectangle
        == TGRect(x: 3, y: 4, width: 4, height: 2))
  }

  @Test func anImageOfUnknownSizeIsFittedByTheViewer() {
    func alignment(_ image: TGPaint.Image) -> String? {
      first("image", picture(TGView("a").size(9, 9).paint(image: image)))?
        .attributes["preserveAspectRatio"]
    }
    #expect(alignment(TGPaint.Image("a.png")) == "none")
    #expect(alignment(TGPaint.Image("a.png", fit: .cover)) == "xMidYMid slice")
    #expect(
      alignment(TGPaint.Image("a.png", fit: .scaleDown, position: TGPoint(x: 0, y: 1)))
        == "xMinYMax meet")
  }

  @Test func imageSizesAreReadFromJPEGGIFAndWebP() {
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 10, 0, 30, 3, 0, 0, 0]
    let gif = Array("GIF89a".utf8) + [30, 0, 10, 0]
    let webp = Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 9, 0, 0]
    let lossless = Array("RIFF....WEBPVP8L".utf8) + [9, 0, 0, 0, 0x2F, 0x1D, 0x40, 0x02, 0]
    let lossy = Array("RIFF....WEBPVP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 30, 0, 10, 0]
    for (kind, bytes) in [
      ("jpeg", jpeg), ("gif", gif), ("webp", webp), ("webp", lossless), ("webp", lossy),
    ] {
      let image = TGPaint.Image(bytes: bytes, fit: .none)
      #expect(image.source.hasPrefix("data:image/\(kind);base64,"))
      let found = first("image", picture(TGView("a").size(30, 10).paint(image: image)))
      #expect(found?.rectangle == TGRect(x: 0, y: 0, width: 30, height: 10), "\(kind)")
    }
  }

  @Test("Truncated and invalid image files do no harm", arguments: 0..<34)
  func brokenFiles(count: Int) {
    let starts: [[UInt8]] = [
      Self.png, [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0], Array("GIF89a".utf8),
      Array("RIFF....WEBPVP8L".utf8), Array("none".utf8),
    ]
    for bytes in starts {
      let image = TGPaint.Image(bytes: Array(bytes.prefix(count)), fit: .none)
      #expect(first("image", picture(TGView("a").size(9, 9).paint(image: image))) != nil)
    }
  }

  @Test(
    "Only paths, web addresses and image data are accepted as images",
    arguments: [
      ("dunes.jpg", true), ("a/b c:d.png", true), ("https://example.org/a.png?b=1&c", true),
      ("HTTP://example.org", true), ("data:image/svg+xml,<svg onload='x'/>", true),
      ("\"><script>", true), ("", false), ("javascript:alert(1)", false),
      ("JavaScript:alert(1)", false), ("java\nscript:alert(1)", false), (" javascript:x", false),
      ("data:text/html,<script>", false), ("vbscript:x", false), ("blob:x", false),
    ])
  func sources(source: String, isImage: Bool) {
    let picture = picture(TGView("a").size(9, 9).paint(image: TGPaint.Image(source)))
    #expect((first("image", picture) != nil) == isImage)
    #expect(!picture.elements.contains { $0.name == "script" })
  }

  @Test func pagesLoadNoImages() {
    let layout = TGView("a").size(9, 9).layout(in: TGSize(width: 9, height: 9))
    #expect(TGInspector(of: layout).html.contains("default-src 'none'; img-src data:;"))
  }
}
