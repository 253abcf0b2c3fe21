/// Fonts in order of preference: each cluster is shown in the first font that has all of its characters.
///
/// Fonts with the same family name are faces of one family, of which only the face with the closest
/// slant and weight is used.
///
///     let family = TGFontFamily(serif, serifBold, japanese)
public struct TGFontFamily: Hashable, Sendable {
  private let first: TGFont
  /// The faces of all families in order; nil if there is only one font.
  private let families: [[TGFont]]?

  /// Creates a family of a font, and fallback fonts for the characters that it lacks.
  public init(_ first: TGFont, _ others: TGFont...) {
    self.first = first
    families = others.isEmpty ? nil : Self.grouped([first] + others)
  }

  /// Creates a family from a list of fonts; nil if the list is empty.
  ///
  /// - Parameters:
  ///   - fonts: The fonts, in order of preference.
  ///   - choosesFaces: Whether fonts with the same family name are faces of one family, of which one is
  ///     chosen; otherwise, all fonts are tried in order.
  public init?(_ fonts: [TGFont], choosesFaces: Bool = true) {
    guard let first = fonts.first else { return nil }
    self.first = first
    families =
      fonts.count == 1 ? nil : choosesFaces ? Self.grouped(fonts) : fonts.map { [$0] }
  }

  /// All fonts, in order.
  public var fonts: [TGFont] { families?.flatMap(\.self) ?? [first] }

  /// The fonts that are tried for a character, in order: the best matching face of each family.
  public func faces(weight: Int = 400, slanted: Bool = false) -> [TGFont] {
    chosenFaces(weight: weight, slanted: slanted).array
  }

  func chosenFaces(weight: Int, slanted: Bool) -> ShortList<TGFont> {
    guard let families else { return .one(first) }
    return ShortList(families.map { best(of: $0, weight, slanted) })
  }

  private static func grouped(_ fonts: [TGFont]) -> [[TGFont]] {
    var (families, indices) = ([[TGFont]](), [String: Int]())
    for font in fonts {
      let name = font.familyName
      if let known = name.flatMap({ indices[$0] }) {
        families[known].append(font)
      } else {
        if let name { indices[name] = families.count }
        families.append([font])
      }
    }
    return families
  }

  /// The face with the slant and weight closest to the requested ones.
  private func best(of faces: [TGFont], _ weight: Int, _ slanted: Bool) -> TGFont {
    if faces.count == 1 { return faces[0] }
    let rank = { Self.rank(of: $0, weight, slanted) }
    return faces.min { rank($0) < rank($1) } ?? first
  }

  /// The rank of a face, where lower is better: slants are compared first, then weights as in CSS.
  private static func rank(of face: TGFont, _ weight: Int, _ slanted: Bool) -> Int {
    let slant = face.isSlanted == slanted ? 0 : 10_000
    let distance = face.weight - weight
    let side =
      switch weight {
      // Lighter faces are preferred to faces heavier than 500.
      case 400...500: face.weight > 500 ? 4_000 : distance < 0 ? 2_000 : 0
      case ..<400: distance > 0 ? 2_000 : 0
      default: distance < 0 ? 2_000 : 0
      }
    return slant + side + abs(distance)
  }
}
