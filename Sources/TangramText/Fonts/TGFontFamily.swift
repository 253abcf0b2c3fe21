/// Fonts in the order in which they are asked for a character: each cluster is shown by the first
/// that has all of its characters.
///
/// Fonts with the same family name are faces of one: of these the one is asked whose slant and weight
/// come closest to the wanted ones.
///
///     let family = TGFontFamily(serif, serifBold, japanese)
public struct TGFontFamily: Hashable, Sendable {
  /// The faces of each family, in the order of the families; never empty.
  private let families: [[TGFont]]

  /// Creates a family of a font, and others for what it does not have.
  public init(_ first: TGFont, _ others: TGFont...) {
    families = Self.grouped([first] + others)
  }

  /// Creates a family of fonts; nil if there are none.
  ///
  /// - Parameters:
  ///   - fonts: The fonts, in the order in which they are asked for a character.
  ///   - choosesFaces: Whether fonts with the same family name are faces of one, of which one is
  ///     chosen; otherwise all are asked in order.
  public init?(_ fonts: [TGFont], choosesFaces: Bool = true) {
    guard !fonts.isEmpty else { return nil }
    families = choosesFaces ? Self.grouped(fonts) : fonts.map { [$0] }
  }

  /// All fonts, in order.
  public var fonts: [TGFont] { families.flatMap { $0 } }

  /// The fonts that are asked, in order: of each family the face that fits best.
  public func faces(weight: Int = 400, slanted: Bool = false) -> [TGFont] {
    var faces: [TGFont] = []
    forEachFace(weight: weight, slanted: slanted) { faces.append($0) }
    return faces
  }

  /// Visits the fonts that are asked, in order.
  func forEachFace(weight: Int, slanted: Bool, _ body: (TGFont) -> Void) {
    for faces in families {
      body(faces.count == 1 ? faces[0] : Self.best(of: faces, weight: weight, slanted: slanted))
    }
  }

  private static func grouped(_ fonts: [TGFont]) -> [[TGFont]] {
    if fonts.count == 1 { return [fonts] }
    var groups: [(name: String?, faces: [TGFont])] = []
    for font in fonts {
      let name = font.familyName
      if name != nil, let group = groups.firstIndex(where: { $0.name == name }) {
        groups[group].faces.append(font)
      } else {
        groups.append((name, [font]))
      }
    }
    return groups.map(\.faces)
  }

  private static func best(of faces: [TGFont], weight: Int, slanted: Bool) -> TGFont {
    faces.min { rank(of: $0, weight, slanted) < rank(of: $1, weight, slanted) } ?? faces[0]
  }

  /// The lower, the better: the slant first, then the weight as CSS ranks it.
  private static func rank(of face: TGFont, _ weight: Int, _ slanted: Bool) -> Int {
    let slant = face.isSlanted == slanted ? 0 : 10_000
    let distance = face.weight - weight
    let isWrongSide: Bool =
      switch weight {
      case 400...500: face.weight > 500 || distance < 0
      case ..<400: distance > 0
      default: distance < 0
      }
    // From 400 to 500 weights below are preferred to those above 500.
    let isFar = 400...500 ~= weight && face.weight > 500
    return slant + abs(distance) + (isWrongSide ? 2_000 : 0) + (isFar ? 2_000 : 0)
  }
}
