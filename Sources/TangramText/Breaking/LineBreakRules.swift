/// The rules of UAX 14, applied in order to decide whether a line may be broken before a character.
///
/// Each group of rules returns nil if none of them applies; then the next group is tried.
struct LineBreakRules {
  let classes: ResolvedClasses
  private var isUnicode16: Bool { classes.edition == .unicode16 }

  /// Whether the text may be broken between the character at `index` and the one before it.
  func allowsBreak(before index: Int) -> Bool {
    let pair = Pair(
      index: index, before: classes[index - 1].resolved, after: classes[index].resolved)
    return mandatoryBreaks(pair) ?? joiners(pair) ?? punctuation(pair) ?? quotes(pair)
      ?? lastRules(pair)
  }

  /// The index of a character, its class, and the class of the character before it.
  struct Pair {
    let index: Int
    let before: LineBreakClass
    let after: LineBreakClass
  }
}

extension LineBreakRules {
  /// Applies the rules LB4 to LB8a.
  private func mandatoryBreaks(_ pair: Pair) -> Bool? {
    switch pair.before {
    case .bk, .lf, .nl: return true
    case .cr: return classes[pair.index].raw != .lf
    default: break
    }
    if LineBreakClasses.mandatory.contains(pair.after) { return false }
    if pair.after == .sp || pair.after == .zw { return false }
    if classes.isClass(.zw, at: classes.skipSpaces(backFrom: pair.index - 1)) { return true }
    return classes[pair.index - 1].raw == .zwj ? false : nil
  }

  /// Applies the rules LB9 to LB12a.
  private func joiners(_ pair: Pair) -> Bool? {
    if classes[pair.index].base != pair.index { return false }
    if pair.before == .wj || pair.after == .wj || pair.before == .gl { return false }
    guard pair.after == .gl else { return nil }
    return LineBreakClasses.beforeGlue.contains(pair.before) ? nil : false
  }

  /// Applies the rules LB13 to LB18.
  private func punctuation(_ pair: Pair) -> Bool? {
    if LineBreakClasses.closing.contains(pair.after) { return false }
    let last = classes.skipSpaces(backFrom: pair.index - 1)
    let lastClass = last >= 0 ? classes[last].resolved : .sp
    if lastClass == .op { return false }
    if let answer = quotesAcrossSpaces(pair, last: last, lastClass) { return answer }
    if pair.after == .is {
      // An infix separator may begin a line only if it follows a space and precedes a digit.
      return isUnicode16 && pair.before == .sp && classes.isClass(.nu, at: pair.index + 1)
    }
    if pair.after == .ns, lastClass == .cl || lastClass == .cp { return false }
    if pair.after == .b2, lastClass == .b2 { return false }
    return pair.before == .sp ? true : nil
  }

  /// Applies the rules LB15a and LB15b, or LB15 in the edition of Unicode 15.0.
  private func quotesAcrossSpaces(_ pair: Pair, last: Int, _ lastClass: LineBreakClass) -> Bool? {
    if !isUnicode16 { return lastClass == .qu && pair.after == .op ? false : nil }
    if lastClass == .qu, classes.properties(last).category == .initialQuote {
      let before = classes.before(last)
      if before < 0 || LineBreakClasses.beforeOpeningQuote.contains(classes[before].resolved) {
        return false
      }
    }
    if pair.after == .qu, classes.properties(pair.index).category == .finalQuote {
      let next = classes.after(pair.index)
      if next >= classes.count
        || LineBreakClasses.afterClosingQuote.contains(classes[next].resolved)
      {
        return false
      }
    }
    return nil
  }

  /// Applies the rules LB19 and LB19a.
  private func quotes(_ pair: Pair) -> Bool? {
    if !isUnicode16 { return pair.before == .qu || pair.after == .qu ? false : nil }
    if pair.after == .qu {
      if classes.properties(pair.index).category != .initialQuote { return false }
      let next = classes.after(pair.index)
      if !classes.isEastAsian(pair.index - 1) || !classes.isEastAsian(next) { return false }
    }
    if pair.before == .qu {
      if classes.properties(pair.index - 1).category != .finalQuote { return false }
      let before = classes.before(pair.index - 1)
      if !classes.isEastAsian(pair.index) || !classes.isEastAsian(before) { return false }
    }
    return nil
  }

  /// Applies the rules LB20 to LB30b: all but the first only prevent breaks, so their order does not matter.
  private func lastRules(_ pair: Pair) -> Bool {
    if pair.before == .cb || pair.after == .cb { return true }
    let isUnbreakable = Self.unbreakablePairs.contains {
      $0.contains(pair.before) && $1.contains(pair.after)
    }
    return
      !(isUnbreakable || joinsHyphen(pair) || joinsNumber(pair) || joinsAksara(pair)
      || joinsBracketOrEmoji(pair))
  }

  /// The pairs of classes that are never separated, regardless of the characters around them.
  private static let unbreakablePairs: [(before: LineBreakClasses, after: LineBreakClasses)] = [
    // LB21 and LB22
    (.all, [.ba, .hh, .hy, .ns, .in]), ([.bb], .all), ([.sy], [.hl]),
    // LB23 and LB23a
    (.letters, [.nu]), ([.nu], .letters), ([.pr], .ideographs), (.ideographs, [.po]),
    // LB24 and a part of LB25
    ([.pr, .po], .letters), (.letters, [.pr, .po]), ([.po, .pr, .hy], [.nu]),
    // LB26 and LB27
    ([.jl], [.jl, .jv, .h2, .h3]), ([.jv, .h2], [.jv, .jt]), ([.jt, .h3], [.jt]),
    (.hangul, [.po]), ([.pr], .hangul),
    // LB28, LB29 and a part of LB30b
    (.letters, .letters), ([.is], .letters), ([.eb], [.em]),
  ]

  /// Applies the rules LB20a and LB21a.
  private func joinsHyphen(_ pair: Pair) -> Bool {
    let isHyphen = pair.before == .hy || pair.before == .hh
    guard isHyphen || pair.before == .ba else { return false }
    let start = classes.before(pair.index - 1)
    if isHyphen, isUnicode16, LineBreakClasses.letters.contains(pair.after),
      start < 0 || LineBreakClasses.beforeInitialHyphen.contains(classes[start].resolved)
    {
      return true
    }
    return classes.isClass(.hl, at: start) && (!isUnicode16 || pair.after != .hl)
      && (isHyphen || !classes.isEastAsian(pair.index - 1))
  }

  /// Applies the rule LB25: whether a number continues, with its signs, separators and brackets.
  private func joinsNumber(_ pair: Pair) -> Bool {
    switch pair.after {
    case .po, .pr:
      let isClosed = pair.before == .cl || pair.before == .cp
      return endsNumber(isClosed ? classes.before(pair.index - 1) : pair.index - 1)
    case .nu: return pair.before == .is && isUnicode16 || endsNumber(pair.index - 1)
    case .op:
      guard pair.before == .po || pair.before == .pr else { return false }
      // A number, possibly with a decimal point before it, follows the bracket.
      let next = classes.after(pair.index)
      return classes.isClass(.nu, at: next)
        || isUnicode16 && classes.isClass(.is, at: next)
          && classes.isClass(.nu, at: classes.after(next))
    default: return false
    }
  }

  /// Whether a sequence of the form NU (SY | IS)* ends at `index`.
  private func endsNumber(_ index: Int) -> Bool {
    var last = index
    while classes.isClass(.sy, at: last) || classes.isClass(.is, at: last) {
      last = classes.before(last)
    }
    return classes.isClass(.nu, at: last)
  }

  /// Applies the rule LB28a.
  private func joinsAksara(_ pair: Pair) -> Bool {
    let (begins, follows) = (classes.isAksara(pair.index), classes.isAksara(pair.index - 1))
    if pair.before == .ap, begins { return true }
    if follows, pair.after == .vf || pair.after == .vi { return true }
    if pair.before == .vi, pair.after == .ak || classes.isDottedCircle(pair.index) {
      let start = classes.before(pair.index - 1)
      if start >= 0, classes.isAksara(start) { return true }
    }
    return begins && follows && classes.isClass(.vf, at: classes.after(pair.index))
  }

  /// Applies the rules LB30 to LB30b.
  private func joinsBracketOrEmoji(_ pair: Pair) -> Bool {
    let last = pair.index - 1
    switch (pair.before, pair.after) {
    case (.al, .op), (.hl, .op), (.nu, .op): return !classes.isEastAsian(pair.index)
    case (.cp, .al), (.cp, .hl), (.cp, .nu): return !classes.isEastAsian(last)
    case (.ri, .ri): return classes[last].endsOddIndicators
    case (_, .em):
      let properties = classes.properties(last)
      return properties.flags.contains(.pictographic) && properties.category == .unassigned
    default: return false
    }
  }
}

extension LineBreakClasses {
  fileprivate static let mandatory: LineBreakClasses = [.bk, .cr, .lf, .nl]
  fileprivate static let letters: LineBreakClasses = [.al, .hl]
  fileprivate static let hangul: LineBreakClasses = [.jl, .jv, .jt, .h2, .h3]
  fileprivate static let beforeGlue: LineBreakClasses = [.sp, .ba, .hy, .hh]
  fileprivate static let closing: LineBreakClasses = [.cl, .cp, .ex, .sy]
  fileprivate static let beforeOpeningQuote: LineBreakClasses = [
    .bk, .cr, .lf, .nl, .op, .qu, .gl, .sp, .zw,
  ]
  fileprivate static let afterClosingQuote: LineBreakClasses = [
    .bk, .cr, .lf, .nl, .sp, .gl, .wj, .cl, .qu, .cp, .ex, .is, .sy, .zw,
  ]
  fileprivate static let beforeInitialHyphen: LineBreakClasses = [
    .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl,
  ]
}
