extension TGDiagnostic {
  /// A kind of problem: a short word that is stable across versions, such as `no-size`.
  ///
  /// A container can define its own codes in addition to those of the engine:
  ///
  ///     pass.report("columns", .other("is 0; there is one column", code: "masonry-columns"))
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the code.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code from a literal.
    public init(stringLiteral word: String) { rawValue = word }
  }
}

extension TGDiagnostic.Code: CustomStringConvertible {
  /// The text of the code.
  public var description: String { rawValue }

  /// The code of a container's problem that specifies no code.
  public static let other: Self = "other"
  /// The code for a negative size.
  package static let negativeSize: Self = "negative-size"
}

extension TGDiagnostic.Problem {
  /// The kind of the problem.
  public var code: TGDiagnostic.Code {
    switch self {
    case .notFinite: "not-finite"
    case .tooLarge: "too-large"
    case .unknownReference, .missingView: "unknown-reference"
    case .unsuitableReference: "unsuitable-reference"
    case .unsuitableList, .emptyList, .unsuitableTerm: "unsuitable-list"
    case .conflictingBounds: "minimum-above-maximum"
    case .negative: .negativeSize
    case .sizeFromWrappingParent: "size-from-wrapping-parent"
    case .noSize: "no-size"
    case .unwrappedContent: "content-without-size"
    case .noContent: "wrap-without-content"
    case .noRoom: "no-room-left"
    case .sizeTaken: "size-taken"
    case .followsContent: "size-known-too-late"
    case .noFrame: "no-frame"
    case .plainParent: "plain-parent"
    case .zeroSize: "zero-without-effect"
    case .centerBetweenMargins: "center-between-margins"
    case .marginGivesWay: "margin-gives-way"
    case .loneShare: "lone-share"
    case .averageWithoutLine: "average-without-line"
    case .safeAreaInside: "safe-area-inside"
    case .meaninglessTie: "tie-without-meaning"
    case .cycle: "cycle"
    case .unsettled: "unsettled"
    case .tooMuchWork: "too-much-work"
    case .tooManyViews: "too-many-views"
    case .tooDeep: "too-deep"
    case .sizeBetweenMargins: "size-between-margins"
    case .overflow: "overflow"
    case .sharesAboveWhole: "shares-above-whole"
    case .gravityWithoutRoom: "gravity-without-room"
    case .unused, .alignmentAlongTheLine: "unused-property"
    case .duplicateName: "duplicate-name"
    case .duplicateIdentity: "duplicate-identity"
    case .overlap: "overlap"
    case .pixelGap: "pixel-gap"
    case .offGrid: "off-grid"
    case .brokenFrame: "broken-frame"
    case .more: "too-many"
    case .other(_, let code, _, _): code
    }
  }
}
