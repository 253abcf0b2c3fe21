/// The largest or the smallest of several values: of numbers, of sizes or positions of any views, and
/// of the content.
///
///     badge.tg_width.equal(.largest(of: photo.tg_width, title.tg_width * 0.5 + 10, 50, .wrap))
///     badge.tg_width.max(.smallest(of: 200, container.tg_width * 0.5))
///     line.tg_leading.equal(.largest(of: name.tg_trailing, price.tg_trailing), offset: 8)
///
/// As a size, or as a bound of a size, it works in every container, and `.wrap` is the extent that the
/// content has without limits: that of a text on one line. As a position, it works in a relative layout
/// only: there a number is a coordinate, from the leading or top edge of the container, and the largest
/// position is the one farthest from that edge.
public struct TGMost: Hashable, Sendable {
  package let isLargest: Bool
  package let terms: [Term]

  package init(isLargest: Bool, terms: [Term]) {
    (self.isLargest, self.terms) = (isLargest, terms)
  }

  /// One of the values.
  public struct Term: Hashable, Sendable {
    package let value: DescriptorValue
    package fileprivate(set) var addend: Double
    package fileprivate(set) var multiple: Double

    package init(_ value: DescriptorValue, addend: Double = 0, multiple: Double = 1) {
      (self.value, self.addend, self.multiple) = (value, addend, multiple)
    }

    /// A value times `multiple`, plus `increment`.
    ///
    /// At the trailing or the bottom edge of a view, a positive increment moves inward, as an offset does.
    public init(_ term: some TGMostTerm, multiple: Double = 1, increment: Double = 0) {
      self = term.asTerm
      addend = addend * multiple + increment
      self.multiple *= multiple
    }
  }
}

/// A value that a size or a position can be the largest or the smallest of: a number, the size or position of
/// a view, optionally with a multiple and an increment, or `.wrap`.
public protocol TGMostTerm: TGValue {}

extension TGMost: TGLength, TGDistance {
  /// The largest or the smallest value, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.most, isLargest ? 1 : 0), .terms(terms))
  }
}

extension TGValue where Self == TGMost {
  /// The largest of several values.
  public static func largest<each Term: TGMostTerm>(of terms: repeat each Term) -> TGMost {
    var list: [TGMost.Term] = []
    repeat list.append((each terms).asTerm)
    return TGMost(isLargest: true, terms: list)
  }

  /// The largest value of a list.
  public static func largest(of terms: [some TGMostTerm]) -> TGMost {
    TGMost(isLargest: true, terms: terms.map { $0.asTerm })
  }

  /// The smallest of several values.
  public static func smallest<each Term: TGMostTerm>(of terms: repeat each Term) -> TGMost {
    var list: [TGMost.Term] = []
    repeat list.append((each terms).asTerm)
    return TGMost(isLargest: false, terms: list)
  }

  /// The smallest value of a list.
  public static func smallest(of terms: [some TGMostTerm]) -> TGMost {
    TGMost(isLargest: false, terms: terms.map { $0.asTerm })
  }
}

// MARK: - Terms

extension TGMostTerm {
  fileprivate var asTerm: TGMost.Term {
    // The value of a term is the same for all attributes.
    let value = tg_value(for: .width)
    var term = TGMost.Term(value.packed, multiple: value.multiple)
    term.addend = term.isAtEnd ? -value.addend : value.addend
    return term
  }
}

extension TGMost.Term: TGMostTerm {
  /// The term as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(value, .sum(multiple: multiple, addend: isAtEnd ? -addend : addend))
  }

  /// Whether the term is the trailing or bottom edge of a view, where positive offsets move toward the start.
  var isAtEnd: Bool { value.kind == .anchor && value.attribute.isAtEnd }

  /// The term for a descriptor: an anchor to the view's own extent of that name becomes `wrap`.
  package func of(_ attribute: TGAttribute, ofViewWith identity: UInt64) -> TGMost.Term {
    guard attribute.isSize else { return self }
    return TGMost.Term(
      value.asSize(attribute, ofViewWith: identity), addend: addend, multiple: multiple)
  }
}

extension TGMost.Term {
  /// The term as an argument of a call.
  package var text: String {
    var text = value.text
    if multiple != 1 { text += " * \(readable(multiple))" }
    let increment = isAtEnd ? -addend : addend
    if addend != 0 { text += " \(increment < 0 ? "-" : "+") \(readable(increment.magnitude))" }
    return text
  }
}
