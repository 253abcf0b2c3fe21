/// The rules of UAX 14, applied in order to decide whether a line may be broken before a character.
///
/// Each group of rules returns nil if none of them applies; then the next group is tried.
struct LineBreakRules {
  let classes: ResolvedClasses
  var edition: LineBreakTailoring.Edition { classes.edition }

  /// Whether the text may be broken between the character at `index` and the one before it.
  func allowsBreak(before index: Int) -> Bool {
    let pair = Pair(
      index: index, before: classes[index - 1].resolved, after: classes[index].resolved)
    return mandatoryBreaks(pair) ?? joiners(pair) ?? punctuation(pair) ?? quotes(pair)
      ?? hyphens(pair) ?? numbersAndLetters(pair) ?? syllables(pair) ?? emoji(pair) ?? true
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
    if classes.isClass(.zw, at: lastBeforeSpaces(pair)) { return true }
    return classes[pair.index - 1].raw == .zwj ? false : nil
  }

  /// Applies the rules LB9 to LB12a.
  private func joiners(_ pair: Pair) -> Bool? {
    let isMark = classes[pair.index].raw == .cm || classes[pair.index].raw == .zwj
    if isMark, classes[pair.index].base == classes[pair.index - 1].base { return false }
    if pair.before == .wj || pair.after == .wj || pair.before == .gl { return false }
    guard pair.after == .gl else { return nil }
    return LineBreakClasses.beforeGlue.contains(pair.before) ? nil : false
  }

  private func lastBeforeSpaces(_ pair: Pair) -> Int {
    pair.before == .sp ? classes.skipSpaces(backFrom: pair.index - 1) : pair.index - 1
  }

  /// Applies the rules LB13 to LB18.
  private func punctuation(_ pair: Pair) -> Bool? {
    if LineBreakClasses.closing.contains(pair.after) { return false }
    let last = lastBeforeSpaces(pair)
    let lastClass = last >= 0 ? classes[last].resolved : .sp
    if lastClass == .op { return false }
    if let answer = quotesAcrossSpaces(pair, last: last, lastClass) { return answer }
    if pair.after == .is { return startsDecimal(pair) }
    if pair.after == .ns, lastClass == .cl || lastClass == .cp { return false }
    if pair.after == .b2, lastClass == .b2 { return false }
    return pair.before == .sp ? true : nil
  }

  /// Applies the rules LB15c and LB15d: an infix separator may begin a line only if it follows a space
  /// and begins a number.
  private func startsDecimal(_ pair: Pair) -> Bool {
    edition == .unicode16 && pair.before == .sp && classes.isClass(.nu, at: pair.index + 1)
  }

  /// Applies the rules LB15a and LB15b, or LB15 in the edition of Unicode 15.0.
  private func quotesAcrossSpaces(_ pair: Pair, last: Int, _ lastClass: LineBreakClass) -> Bool? {
    if edition == .unicode15 { return lastClass == .qu && pair.after == .op ? false : nil }
    if lastClass == .qu, classes.category(last) == .initialQuote {
      let before = classes.before(last)
      if before < 0 || LineBreakClasses.beforeOpeningQuote.contains(classes[before].resolved) {
        return false
      }
    }
    if pair.after == .qu, classes.category(pair.index) == .finalQuote {
      let next = classes.skipMarks(from: pair.index + 1)
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
    if edition == .unicode15 { return pair.before == .qu || pair.after == .qu ? false : nil }
    if pair.after == .qu {
      if classes.category(pair.index) != .initialQuote { return false }
      let next = classes.skipMarks(from: pair.index + 1)
      if !classes.isEastAsian(pair.index - 1) || !classes.isEastAsian(next) { return false }
    }
    if pair.before == .qu {
      if classes.category(pair.index - 1) != .finalQuote { return false }
      let before = classes.before(pair.index - 1)
      if !classes.isEastAsian(pair.index) || !classes.isEastAsian(before) { return false }
    }
    return nil
  }

  /// Applies the rules LB20 to LB22.
  private func hyphens(_ pair: Pair) -> Bool? {
    let (before, after) = (pair.before, pair.after)
    if before == .cb || after == .cb { return true }
    let isHyphen = before == .hy || before == .hh
    let start = classes.before(pair.index - 1)
    if isHyphen, LineBreakClasses.letters.contains(after), edition == .unicode16,
      start < 0 || LineBreakClasses.beforeInitialHyphen.contains(classes[start].resolved)
    {
      return false
    }
    if LineBreakClasses.afterWords.contains(after) || before == .bb { return false }
    if isHyphen || before == .ba, classes.isClass(.hl, at: start),
      edition == .unicode15 || after != .hl, isHyphen || !classes.isEastAsian(pair.index - 1)
    {
      return false
    }
    if before == .sy, after == .hl { return false }
    return after == .in ? false : nil
  }

  /// Applies the rules LB23 to LB25.
  private func numbersAndLetters(_ pair: Pair) -> Bool? {
    let (before, after) = (pair.before, pair.after)
    let isLetter = LineBreakClasses.letters.contains(before)
    let isLetterNext = LineBreakClasses.letters.contains(after)
    if isLetter && after == .nu || before == .nu && isLetterNext { return false }
    if before == .pr, LineBreakClasses.ideographs.contains(after) { return false }
    if after == .po, LineBreakClasses.ideographs.contains(before) { return false }
    if before == .pr || before == .po, isLetterNext { return false }
    if after == .pr || after == .po, isLetter { return false }
    return joinsNumber(pair) ? false : nil
  }

  /// Applies the rules LB26 to LB28a.
  private func syllables(_ pair: Pair) -> Bool? {
    let (before, after) = (pair.before, pair.after)
    switch (before, after) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return false
    default: break
    }
    if after == .po, LineBreakClasses.hangul.contains(before) { return false }
    if before == .pr, LineBreakClasses.hangul.contains(after) { return false }
    if LineBreakClasses.letters.contains(before), LineBreakClasses.letters.contains(after) {
      return false
    }
    return aksaras(pair)
  }

  /// Applies the rule LB28a.
  private func aksaras(_ pair: Pair) -> Bool? {
    let (index, before) = (pair.index, pair.index - 1)
    if pair.before == .ap, classes.isAksara(index) { return false }
    let followsAksara = classes.isAksara(before)
    if followsAksara, pair.after == .vf || pair.after == .vi { return false }
    if pair.before == .vi, pair.after == .ak || classes.isDottedCircle(index) {
      let start = classes.before(before)
      if start >= 0, classes.isAksara(start) { return false }
    }
    guard followsAksara, classes.isAksara(index) else { return nil }
    return classes.isClass(.vf, at: classes.after(index)) ? false : nil
  }

  /// Applies the rules LB29 to LB30b.
  private func emoji(_ pair: Pair) -> Bool? {
    let (before, after) = (pair.before, pair.after)
    if before == .is, LineBreakClasses.letters.contains(after) { return false }
    if after == .op, LineBreakClasses.alphanumeric.contains(before) {
      if !classes.isEastAsian(pair.index) { return false }
    }
    if before == .cp, LineBreakClasses.alphanumeric.contains(after) {
      if !classes.isEastAsian(pair.index - 1) { return false }
    }
    if before == .ri, after == .ri { return !classes[pair.index - 1].endsOddIndicators }
    guard after == .em else { return nil }
    let isUnassignedPictograph =
      classes.isPictographic(pair.index - 1) && classes.category(pair.index - 1) == .unassigned
    return before == .eb || isUnassignedPictograph ? false : nil
  }
}

extension LineBreakClasses {
  fileprivate static let beforeGlue: LineBreakClasses = [.sp, .ba, .hy, .hh]
  fileprivate static let closing: LineBreakClasses = [.cl, .cp, .ex, .sy]
  fileprivate static let afterWords: LineBreakClasses = [.ba, .hh, .hy, .ns]
  fileprivate static let alphanumeric: LineBreakClasses = [.al, .hl, .nu]
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
