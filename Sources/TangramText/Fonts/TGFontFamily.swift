/// Fonts in order of preference: each cluster is shown in the first font that has all of its
/// characters.
///
/// Fonts with the same family name are faces of one family, of which only the face with the closest
/// slant and weight is used.
///
///     let family = TGFontFamily(serif, serifBold, japanese)
public struct TGFontFamily: Hashable, Sendable {
  /// The first font.
  private let first: TGFont
  /// All families in order; nil if there is only one font.
  private let families: Families?

  /// Families in an object, so that copies of a style share them.
  private final class Families: Sendable {
    let all: [Family]

    init(_ all: [Family]) { self.all = all }
  }

  /// The faces of a family.
  private struct Family: Hashable {
    var name: String?
    var faces: [TGFont]

    /// The face with the slant and weight closest to the requested ones.
    func best(_ weight: Int, _ slanted: Bool, or font: TGFont) -> TGFont {
      if faces.count == 1 { return faces[0] }
      return faces.min {
        TGFontFamily.rank(of: $0, weight, slanted) < TGFontFamily.rank(of: $1, weight, slanted)
      } ?? font
    }
  }

  /// Whether both families have the same fonts in the same order.
  public static func == (one: TGFontFamily, other: TGFontFamily) -> Bool {
    one.first == other.first
      && (one.families === other.families || one.families?.all == other.families?.all)
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(families?.all)
  }

  /// Creates a family of a font, and fallback fonts for the characters that it lacks.
  public init(_ first: TGFont, _ others: TGFont...) {
    self.first = first
    families = others.isEmpty ? nil : Families(Self.grouped([first] + others))
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
      fonts.count == 1
      ? nil : Families(choosesFaces ? Self.grouped(fonts) : fonts.map { Family(faces: [$0]) })
  }

  /// All fonts, in order.
  public var fonts: [TGFont] { families?.all.flatMap(\.faces) ?? [first] }

  /// The fonts that are tried for a character, in order: the best matching face of each family.
  public func faces(weight: Int = 400, slanted: Bool = false) -> [TGFont] {
    families?.all.map { $0.best(weight, slanted, or: first) } ?? [first]
  }

  /// The font that is tried first.
  func firstFace(weight: Int, slanted: Bool) -> TGFont {
    families?.all.first?.best(weight, slanted, or: first) ?? first
  }

  /// The fonts that are tried after the first, in order.
  func otherFaces(weight: Int, slanted: Bool) -> [TGFont] {
    families == nil ? [] : Array(faces(weight: weight, slanted: slanted).dropFirst())
  }

  private static func grouped(_ fonts: [TGFont]) -> [Family] {
    var families: [Family] = []
    for font in fonts {
      let name = font.familyName
      if name != nil, let known = families.firstIndex(where: { $0.name == name }) {
        families[known].faces.append(font)
      } else {
        families.append(Family(name: name, faces: [font]))
      }
    }
    return families
  }

  /// The rank of a face, where lower is better: slants are compared first, then weights as in CSS.
  private static func rank(of face: TGFont, _ weight: Int, _ slanted: Bool) -> Int {
    let slant = face.isSlanted == slanted ? 0 : 10_000
    let distance = face.weight - weight
    let isWrongSide: Bool =
      switch weight {
      case 400...500: face.weight > 500 || distance < 0
      case ..<400: distance > 0
      default: distance < 0
      }
    // For weights from 400 to 500, lighter faces are preferred to faces heavier than 500.
    let isFar = 400...500 ~= weight && face.weight > 500
    return slant + abs(distance) + (isWrongSide ? 2_000 : 0) + (isFar ? 2_000 : 0)
  }
}
