import Tangram

/// A random container whose children have horizontal constraints between them.
package struct RandomRow {
  private var random: SplitMix
  package private(set) var layout = TGConstraintLayout()
  private(set) var children: [TGView] = []
  /// The widths that children set, and those of their contents.
  private(set) var widths: [(own: Double?, content: Double?)] = []
  let wraps: Bool

  /// - Parameter constraints: The maximum number of constraints.
  package init(seed: UInt64, children count: Int, constraints: Int) {
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

  /// One of the systems on which the two solvers are compared.
  package init(number: UInt64) {
    let size = Int(number % 6)
    self.init(seed: number, children: 1 + size % 3, constraints: 4 + size)
  }

  /// A container with the same constraints on new views, but with other constants and contents, in which
  /// the constraints determine all numbers.
  func cell(_ random: inout SplitMix) -> TGConstraintLayout {
    var cell = TGConstraintLayout()
    if wraps { cell.tg_width.equal(.wrap) } else { cell.tg_width.equal(200) }
    cell.tg_height.equal(100)
    var views: [TGViewID: TGViewID] = [:]
    for child in children {
      var view = child.asNewView()
      if view.tg_content != nil { view.tg_content = .size(random.number(in: 0...120), 10) }
      views[child.id] = view.id
      cell.addSubview(view)
    }
    func own(_ item: TGConstraintItem) -> TGConstraintItem {
      TGConstraintItem(item.view.flatMap { views[$0] }, item.attribute)
    }
    cell.constraints = layout.constraints.map {
      TGConstraint(
        own($0.first), $0.relation, $0.second.map(own), multiplier: $0.multiplier,
        constant: random.number(in: -60...120), priority: $0.priority)
    }
    cell.determineAll()
    return cell
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

extension TGConstraintLayout {
  /// Adds constraints of low priority that determine everything that is still undetermined.
  mutating func determineAll() {
    for (index, child) in subviews.enumerated() {
      make(child) {
        $0.top.equalToSuperview()
        $0.height.equalTo(10)
        $0.left.equalTo(Double(7 * index)).priority(1)
        $0.width.equalTo(30).priority(1)
      }
    }
  }
}
