import Tangram
import TangramTestSupport

/// A random container whose children are tied to each other from side to side, and the frames that the
/// slow solver finds for them.
struct RandomRow {
  private var random: SplitMix
  private(set) var layout = TGConstraintLayout()
  private var children: [TGView] = []
  /// The widths that children say, and those that their contents ask for.
  private var widths: [(own: Double?, content: Double?)] = []
  private let wraps: Bool

  /// - Parameter constraints: How many there are at most.
  init(seed: UInt64, children count: Int, constraints: Int) {
    random = SplitMix(seed: seed)
    wraps = random.chance(30)
    for _ in 0..<count { children.append(child()) }
    for child in children { layout.addSubview(child) }
    if wraps { layout.tg_width.equal(.wrap) } else { layout.tg_width.equal(200) }
    layout.tg_height.equal(100)
    for _ in 0..<Int.random(in: 2...constraints, using: &random) {
      layout.constraints.append(constraint())
    }
  }

  private mutating func child() -> TGView {
    var view = TGView()
    view.frame = TGRect(
      x: random.number(in: 0...90), y: 0, width: random.number(in: 0...90), height: 10)
    let content = random.chance(50) ? random.number(in: 0...120) : nil
    let own = random.chance(15) ? random.number(in: 0...80) : nil
    if let content { view.tg_content = .size(content, 10) }
    if let own { view.tg_width.equal(own) }
    widths.append((own, own == nil ? content : nil))
    if random.chance(20) { view.tg_hugging.horizontal = 251 }
    if random.chance(20) { view.tg_resistance.horizontal = 740 }
    return view
  }

  private mutating func item(_ view: TGViewID?) -> TGConstraintItem {
    let attributes: [TGConstraintAttribute] = [.left, .left, .right, .right, .centerX, .width]
    return TGConstraintItem(view, attributes.randomElement(using: &random) ?? .left)
  }

  private mutating func constraint() -> TGConstraint {
    let relations: [TGConstraint.Relation] = [
      .equal, .equal, .equal, .lessOrEqual, .greaterOrEqual,
    ]
    let priorities: [TGConstraintPriority] = [1000, 1000, 1000, 999, 750, 500, 250, 40]
    let factors = [1, 1, 1, 1, 0.5, 2, -1, 0.75]
    let first = item(children.randomElement(using: &random)?.id)
    var second: TGConstraintItem?
    if random.chance(30) { second = item(nil) }
    if random.chance(50) { second = item(children.randomElement(using: &random)?.id) }
    return TGConstraint(
      first, relations.randomElement(using: &random) ?? .equal, second,
      multiplier: second == nil ? 1 : factors.randomElement(using: &random) ?? 1,
      constant: random.number(in: -60...120),
      priority: priorities.randomElement(using: &random) ?? 1000)
  }
}

// MARK: - The slow way

extension RandomRow {
  private typealias Form = SlowSystem.Form

  /// An entry of the list, and when it is its turn.
  private struct Entry {
    var form: Form
    var isEquality: Bool
    var priority: Double
  }

  /// The left edges and the widths of the children, and the width of the container.
  func slowFrames() -> (frames: [(Double, Double)], width: Double) {
    var system = SlowSystem()
    for item in 0...children.count { system.impose(width(item), isEquality: false) }
    if !wraps { system.impose(width(0) + number(-200), isEquality: true) }
    for (index, width) in widths.enumerated() {
      guard let own = width.own else { continue }
      system.impose(self.width(index + 1) + number(-own), isEquality: true)
    }
    var entries = layout.constraints.map(entry)
    for (index, child) in children.enumerated() {
      guard let content = widths[index].content else { continue }
      let more = width(index + 1) + number(-content)
      entries.append(
        Entry(form: more, isEquality: false, priority: child.tg_resistance.horizontal.value))
      entries.append(
        Entry(form: more * -1, isEquality: false, priority: child.tg_hugging.horizontal.value))
    }
    if wraps { entries.append(Entry(form: width(0), isEquality: true, priority: 50)) }
    for (_, entry) in entries.enumerated().sorted(by: {
      ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
    }) {
      system.impose(entry.form, isEquality: entry.isEquality)
    }
    for (index, child) in children.enumerated() {
      system.impose(width(index + 1) + number(-child.frame.width), isEquality: true)
    }
    for (index, child) in children.enumerated() {
      system.impose(left(index + 1) + number(-child.frame.minX), isEquality: true)
    }
    let frames = children.indices.map {
      (value(left($0 + 1), system), value(width($0 + 1), system))
    }
    return (frames, value(width(0), system))
  }

  private func value(_ form: Form, _ system: SlowSystem) -> Double {
    system.reduced(form).constant.double
  }

  private func number(_ value: Double) -> Form { Form(constant: Fraction(quartersOf: value)) }

  private func width(_ item: Int) -> Form { Form(terms: [2 * item: 1]) }

  private func left(_ item: Int) -> Form {
    item == 0 ? Form() : Form(terms: [2 * item + 1: 1])
  }

  private func entry(_ constraint: TGConstraint) -> Entry {
    let first = constraint.first
    let second =
      constraint.second ?? (first.attribute.isSize ? nil : TGConstraintItem(nil, first.attribute))
    var form = side(first) + number(-constraint.constant)
    if let second { form = form + side(second) * -Fraction(quartersOf: constraint.multiplier) }
    if constraint.relation == .lessOrEqual { form = form * -1 }
    return Entry(
      form: form, isEquality: constraint.relation == .equal, priority: constraint.priority.value)
  }

  private func side(_ item: TGConstraintItem) -> Form {
    let index = item.view.flatMap { id in children.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    switch item.attribute {
    case .left: return left(index)
    case .right: return left(index) + width(index)
    case .centerX: return left(index) + width(index) * Fraction(1, 2)
    default: return width(index)
    }
  }
}
