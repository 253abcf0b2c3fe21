/// Fonts in order of preference: each cluster is shown in the first font that has all of its characters.
///
/// Fonts with the same family name are faces of one family, of which only the face with the slant and
/// weight closest to the requested ones is used.
///
///     let family = TGFontFamily(serif, serifBold, japanese)
public struct TGFontFamily: Hashable, Sendable {
  /// The faces, stored in an object so that copies of a style share them.
  private let faces: Faces

  private final class Faces: Sendable {
    /// The first family; `others` are the remaining families in order.
    let first: Family
    let others: [Family]

    init(_ families: [Family], or font: TGFont) {
      first = families.first ?? Family(face: font)
      others = Array(families.dropFirst())
    }
  }

  /// The faces of a family; most families have a single face.
  private struct Family: Hashable {
    var name: String?
    var face: TGFont
    var others: [TGFont] = []

    var all: [TGFont] { [face] + others }
  }

  /// Whether both families have the same fonts in the same order.
  public static func == (one: TGFontFamily, other: TGFontFamily) -> Bool {
    if one.faces === other.faces { return true }
    return one.faces.first == other.faces.first && one.faces.others == other.faces.others
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(faces.first)
    hasher.combine(faces.others)
  }

  /// Creates a family of a font, and fallback fonts for the characters that it lacks.
  public init(_ first: TGFont, _ others: TGFont...) {
    faces = Faces(others.isEmpty ? [] : Self.grouped([first] + others), or: first)
  }

  /// Creates a family from a list of fonts; nil if the list is empty.
  ///
  /// - Parameters:
  ///   - fonts: The fonts, in order of preference.
  ///   - choosesFaces: Whether fonts with the same family name are faces of one family, of which one is
  ///     chosen; otherwise, all fonts are tried in order.
  public init?(_ fonts: [TGFont], choosesFaces: Bool = true) {
    guard let first = fonts.first else { return nil }
    let families = choosesFaces ? Self.grouped(fonts) : fonts.map { Family(face: $0) }
    faces = Faces(families, or: first)
  }

  /// All fonts, in order.
  public var fonts: [TGFont] { ([faces.first] + faces.others).flatMap(\.all) }

  /// The fonts that are tried for a character, in order: the best matching face of each family.
  public func faces(weight: Int = 400, slanted: Bool = false) -> [TGFont] {
    ([faces.first] + faces.others).map { Self.best(of: $0, weight, slanted) }
  }

  /// The font that is tried first.
  func firstFace(weight: Int, slanted: Bool) -> TGFont {
    Self.best(of: faces.first, weight, slanted)
  }

  /// The fonts that are tried after the first, in order.
  func otherFaces(weight: Int, slanted: Bool) -> [TGFont] {
    faces.others.map { Self.best(of: $0, weight, slanted) }
  }

  private static func grouped(_ fonts: [TGFont]) -> [Family] {
    if fonts.count == 1 { return [Family(face: fonts[0])] }
    var families: [Family] = []
    for font in fonts {
      let name = font.familyName
      if name != nil, let known = families.firstIndex(where: { $0.name == name }) {
        families[known].others.append(font)
      } else {
        families.append(Family(name: name, face: font))
      }
    }
    return families
  }

  private static func best(of family: Family, _ weight: Int, _ slanted: Bool) -> TGFont {
    if family.others.isEmpty { return family.face }
    return family.all.min { rank(of: $0, weight, slanted) < rank(of: $1, weight, slanted) }
      ?? family.face
  }

  /// The rank of a face, lower is better: the slant is compared first, then the weight as in CSS.
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
