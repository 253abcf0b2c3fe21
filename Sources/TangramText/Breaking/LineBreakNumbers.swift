/// The rule LB25 of UAX 14: a number stays together with its signs, separators and brackets.
struct LineBreakNumbers {
  let classes: ResolvedClasses
  let edition: LineBreakTailoring.Edition

  /// Whether both characters of a pair belong to the same number.
  func joins(_ pair: LineBreakRules.Pair) -> Bool {
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
    let isClosing = classes.resolved(index) == .cl || classes.resolved(index) == .cp
    return isClosing ? classes.before(index) : index
  }

  /// Whether a sequence of the form NU (SY | IS)* ends at `index`.
  private func endsNumber(_ index: Int) -> Bool {
    var last = index
    while last >= 0, classes.resolved(last) == .sy || classes.resolved(last) == .is {
      last = classes.before(last)
    }
    return last >= 0 && classes.resolved(last) == .nu
  }

  /// Whether a number, possibly with a decimal point before it, follows the bracket at `index`.
  private func startsNumber(after index: Int) -> Bool {
    let next = classes.after(index)
    guard next < classes.count else { return false }
    if classes.resolved(next) == .nu { return true }
    guard classes.resolved(next) == .is, edition == .unicode16 else { return false }
    let second = classes.after(next)
    return second < classes.count && classes.resolved(second) == .nu
  }
}
