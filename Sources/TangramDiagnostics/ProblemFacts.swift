import TangramCore

/// The parts of a diagnostic: code, severity, the message after the property's name, and a remedy.
struct ProblemFacts {
  let code: TGDiagnostic.Code
  let severity: TGDiagnostic.Severity
  let message: String
  let remedy: String?

  fileprivate init(
    code: TGDiagnostic.Code, _ severity: TGDiagnostic.Severity, _ message: String,
    remedy: String? = nil
  ) {
    (self.code, self.severity, self.message, self.remedy) = (code, severity, message, remedy)
  }
}

extension TGDiagnostic.Kind {
  /// The parts of the diagnostic if the problem concerns a property of a tree in this notation.
  func facts(for property: String, in notation: TGDiagnostic.Notation) -> ProblemFacts {
    let isSwift = notation == .swift
    let (fill, wrap) = isSwift ? ("`.fill`", "`.wrap`") : ("\"fill\"", "\"wrap\"")
    return switch self {
    case .notFinite(let replacement):
      .init(
        code: "not-finite", .error,
        "is not a finite number"
          + (replacement.map { "; \(readable($0)) is used instead" } ?? ", so it is ignored"),
        remedy: isSwift ? Self.insteadOfInfinity(property) : nil)
    case .tooLarge(let limit):
      .init(code: "too-large", .error, "is too large; \(readable(limit)) is used instead")
    case .unknownReference:
      .init(
        code: "unknown-reference", .error,
        "refers to a view that is neither the parent nor a sibling; the reference is ignored",
        remedy: "move both views into the same relative or constraint layout")
    case .missingView:
      .init(
        code: "unknown-reference", .error,
        "refers to a view that is not in the tree; the reference is ignored")
    case .unsuitableReference(let target):
      .init(
        code: "unsuitable-reference", .error, "cannot refer to \(target); the reference is ignored")
    case .unsuitableList:
      .init(code: "unsuitable-list", .error, "does not accept a list of views; the list is ignored")
    case .emptyList:
      .init(
        code: "unsuitable-list", .error,
        "is the largest or smallest of no values at all; it is ignored")
    case .unsuitableTerm:
      .init(
        code: "unsuitable-list", .error,
        "is the largest or smallest of values that must be numbers, `wrap`, or sizes or positions of "
          + "views; another value is ignored")
    case .conflictingBounds(let minimum, let maximum, let keepsMinimum):
      .init(
        code: "minimum-above-maximum", .error,
        "has a minimum of \(readable(minimum)), which is greater than its maximum of "
          + "\(readable(maximum)); the \(keepsMinimum ? "minimum" : "maximum") is used")
    case .negative(let value):
      .init(
        code: .negativeSize, .error,
        "is \(readable(value)), but a size cannot be negative; 0 is used instead")
    case .sizeFromWrappingParent:
      .init(
        code: "size-from-wrapping-parent", .warning,
        "depends on the parent, whose size depends on its children, so it has no effect",
        remedy: "give the view or its parent a size of its own")
    case .noSize:
      .init(
        code: "no-size", .warning, "has no value, and the view has no content, so it is 0",
        remedy: isSwift
          ? "write `.\(property)(…)` with a number, a share such as `20%`, or `.fill`; "
            + "set it before you add the view to its parent, because adding a view copies it"
          : "write a number, a share such as \"20%\", or \"fill\"")
    case .unwrappedContent(let axes):
      .init(
        code: "content-without-size", .warning,
        "has no value, so the content of the view is ignored",
        remedy: isSwift
          ? "write `.\(axes == .both ? "size" : axes == .vertical ? "height" : "width")(.wrap)`"
          : "write \"wrap\"")
    case .noContent:
      .init(
        code: "wrap-without-content", .warning,
        "is \(wrap), but the view has no content, so it is 0",
        remedy: "add content to the view, or give it another size")
    case .noRoom:
      .init(
        code: "no-room-left", .warning,
        "depends on the remaining space, but there is none, so it is 0",
        remedy: "set a minimum, or make other views smaller")
    case .followsContent:
      .init(
        code: "size-known-too-late", .error,
        "depends on the size along the other axis, which is known only after the layout, so it is 0",
        remedy: "replace the reference with a number, a share or \(wrap)")
    case .plainParent(let specifiesSize):
      .init(
        code: "plain-parent", .warning,
        "is \(specifiesSize ? "ignored" : "0"), because the parent is a plain view, which does not lay out "
          + "its children",
        remedy: isSwift
          ? "make the parent a container, such as `TGFrameLayout`, or set the view's `frame`"
          : "make the parent a container (`\"layout\": …`), or set the view's `frame`")
    case .zeroSize(let number, let kind):
      .init(
        code: "zero-without-effect", .warning,
        "is \(readable(number)), which means no size in \(withArticle(kind)), so the view fills the "
          + "remaining space",
        remedy: isSwift
          ? "to hide the view, write `.visibility(.gone)`"
          : "to hide the view, write `\"visibility\": \"gone\"`")
    case .loneShare(let percent):
      .init(
        code: "lone-share", .hint,
        "is \(readable(percent))%, but it is the only share in the line, so it gets all the remaining space",
        remedy: "write \(fill), or add views that take the other \(readable(100 - percent))%")
    case .averageWithoutLine(let kind):
      .init(
        code: "average-without-line", .hint,
        "is an average, but \(withArticle(kind)) has no lines along this axis, so it is 100%",
        remedy: "write \(fill), or move the views into a linear layout along this axis")
    case .meaninglessTie(let kind):
      .init(
        code: "tie-without-meaning", .error,
        "refers to another view, which has no effect in \(withArticle(kind))")
    case .cycle(let chain, let ignoresLast):
      .init(
        code: "cycle", .error,
        "depends on itself: \(chain.joined(separator: " → ")); the "
          + (ignoresLast ? "last reference is ignored" : "result of the last layout pass is kept"))
    case .unsettled:
      .init(
        code: "unsettled", .warning,
        "and the children's sizes keep changing each other; the sizes from the last layout pass are kept",
        remedy: "give the container a size or a maximum")
    case .tooMuchWork:
      .init(
        code: "too-much-work", .error,
        "exceeds the work limit; unfinished containers keep their last result")
    case .tooManyViews(let limit):
      .init(
        code: "too-many-views", .error,
        isSwift
          ? "exceed the limit of \(limit) (`TGLimits.views`); the tree is not laid out"
          : "exceed the limit of \(limit); the scene is not laid out")
    case .tooDeep(let limit):
      .init(
        code: "too-deep", .error,
        isSwift
          ? "are nested in more than \(limit) containers, the limit (`TGLimits.depth`); the tree "
            + "is not laid out"
          : "are nested in more than \(limit) containers; the scene is not laid out")
    case .unused(let kind):
      .init(
        code: "unused-property", .hint, "has no effect in \(withArticle(kind))",
        remedy: ["flex", "grid"].contains(kind) ? Self.insteadOf(property) : nil)
    case .pixelGap(let length, let name):
      .init(
        code: "pixel-gap", .hint, "leaves a gap of \(readable(length)) before \(name)",
        remedy: isSwift
          ? "use `snapping: .edges`, so that adjacent views share edges"
          : "write `\"snap\": \"edges\"`, so that adjacent views share edges")
    case .more(let count):
      .init(
        code: "too-many", .warning,
        "exceed the limit (`TGLimits.diagnostics`); \(count == 1 ? "1 more is" : "\(count) more are") "
          + "not listed")
    case .other(let message, let code, let severity, let remedy):
      .init(code: code, severity, message, remedy: remedy)
    }
  }

  /// What to write instead of an infinite size or maximum.
  private static func insteadOfInfinity(_ property: String) -> String? {
    switch property {
    case "width", "height": "to fill the space, write `.fill`"
    case "width.max", "height.max": "for an unlimited size, omit the maximum"
    default: nil
    }
  }

  /// The property of flex layouts and grids that replaces one without effect in them.
  ///
  /// It has the same name in Swift and in scenes.
  private static func insteadOf(_ property: String) -> String? {
    switch property {
    case "gravity": "set `justifyContent` and `alignItems` instead"
    case "alignment": "set `alignSelf` instead"
    default: nil
    }
  }
}

/// Returns a kind of container with its article: `a linear layout`, `an hstack layout`.
func withArticle(_ kind: String) -> String {
  if kind == "view" { return "a plain view" }
  // The `h` of `hstack` is pronounced as a letter.
  if kind == "hstack" { return "an hstack" }
  if ["vstack", "zstack", "grid", "table"].contains(kind) { return "a \(kind)" }
  if kind == "constraints" { return "a constraint layout" }
  let isVowel = kind.first.map("aeiouAEIOU".contains) ?? false
  return "\(isVowel ? "an" : "a") \(kind) layout"
}
