extension LineBreakRules {
  /// Applies the rule LB25: whether both characters of a pair belong to the same number, which stays together
  /// with its signs, separators and brackets.
  func joinsNumber(_ pair: Pair) -> Bool {
    switch pair.after {
    case .po, .pr: return endsNumber(beforeClosing(pair.index - 1))
    case .nu:
      switch pair.before {
      case .po, .pr, .hy: return true
      case .is where edition == .unicode16: return true
      default: return endsNumber(pair.index - 1)
      }
    case .op:
      return (pair.before == .po || pair.before == .pr) && startsNumber(after: pair.index)
    default: return false
    }
  }

  /// The index before the closing bracket at `index`, or `index` itself if there is no closing bracket.
  private func beforeClosing(_ index: Int) -> Int {
    let isClosing = classes[index].resolved == .cl || classes[index].resolved == .cp
    return isClosing ? classes.before(index) : index
  }

  /// Whether a sequence of the form NU (SY | IS)* ends at `index`.
  private func endsNumber(_ index: Int) -> Bool {
    var last = index
    while classes.isClass(.sy, at: last) || classes.isClass(.is, at: last) {
      last = classes.before(last)
    }
    return classes.isClass(.nu, at: last)
  }

  /// Whether a number, possibly with a decimal point before it, follows the bracket at `index`.
  private func startsNumber(after index: Int) -> Bool {
    let next = classes.after(index)
    if classes.isClass(.nu, at: next) { return true }
    return edition == .unicode16 && classes.isClass(.is, at: next)
      && classes.isClass(.nu, at: classes.after(next))
  }
}
