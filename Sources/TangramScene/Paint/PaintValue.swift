import TangramPaint

// The values of properties of a paint; those that would not be visible in a picture are not written.

extension SceneValue<String> {
  static let color = string.checked(
    .named(.color),
    otherwise: "expected a color such as `#3e63dd`, `tomato` or `rgb(62 99 221 / 50%)`",
    by: { TGPaint.isColor($0) })

  static let source = string.checked(
    .text(
      matching: "^(?:[^:/?#]+$|[^:/?#]*[/?#]|[hH][tT][tT][pP][sS]?:|[fF][iI][lL][eE]:"
        + "|[dD][aA][tT][aA]:[iI][mM][aA][gG][eE]/)"),
    otherwise: "expected a path, an address of the web or a `data:image/` URL",
    by: { TGPaint.Image($0).safeSource != nil })
}

extension SceneValue<[Double]> {
  /// The lengths of dashes and gaps; a single number specifies equal lengths.
  static let dash = list(of: .number).or(
    .number, if: { $0.isNumber }, to: { [$0] }, from: { _ in nil })
}

extension SceneValue<[String]> {
  /// The colors of a gradient, which is omitted if any of them is not a valid color.
  static let colors = list.checked(
    list.schema.with("minItems", .number(1)), otherwise: "there is no color in the array",
    by: { !$0.isEmpty && $0.allSatisfy(TGPaint.isColor) })

  private static let list = SceneValue.list(of: .color)
}

extension SceneSchema {
  /// The schema of a color in a paint: the rule of `TGPaint.isColor` as a pattern.
  static let paintColor = text(
    matching: "^(?=[\\s\\S]{1,64}$)(?:#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+"
      + "|(?![\\s\\S]*(?:[uU][rR][lL]|[iI][mM][aA][gG][eE]|[gG][rR][aA][dD][iI][eE][nN][tT]))"
      + "[a-zA-Z][-a-zA-Z0-9]*\\([-a-zA-Z0-9#(),./% ]*\\))$"
  ).described("A color in the syntax of CSS.")
}
