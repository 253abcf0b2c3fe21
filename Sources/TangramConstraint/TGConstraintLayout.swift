import TangramCore
import TangramModifiers

/// A layout that positions children by linear relations to each other and to the container, as in
/// AutoLayout.
///
///     let photo = TGView("photo"), title = TGView("title")
///     var card = TGConstraintLayout { photo; title }
///     card.make(photo) {
///       $0.left.top.equalToSuperview().offset(12)
///       $0.width.height.equalTo(40)
///     }
///     card.constrain { box in
///       title.leadingAnchor == photo.trailingAnchor + 8
///       title.centerYAnchor == photo.centerYAnchor
///       title.trailingAnchor <= box.trailingAnchor - 12
///     }
///
/// All sizes, bounds and constraints form one list, ordered by priority and then by installation. Each
/// entry is satisfied as closely as the preceding entries allow.
public struct TGConstraintLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGConstraintAlgorithm

  /// The view itself.
  public var view: TGView

  /// Wraps a view that is a constraint layout.
  public init(view: TGView) { self.view = view }

  /// Creates a constraint layout of the children in the trailing closure, without constraints.
  public init(@TGViewBuilder _ content: () -> TGSubviews = { [] }) {
    self.init(Algorithm())
    subviews = content()
  }
}

// MARK: - The list

extension TGConstraintLayout {
  /// The constraints, in order of installation.
  public var constraints: [TGConstraint] {
    get { options.constraints }
    _modify { yield &options.constraints }
  }

  /// The first constraint with a name; nil if there is none.
  ///
  ///     card["top"]?.constant = 30
  ///
  /// Assigning nil removes the constraint; assigning a constraint replaces it, or appends the new one
  /// if none has the name.
  public subscript(name: String) -> TGConstraint? {
    get { constraints.first { $0.name == name } }
    set {
      let index = constraints.firstIndex { $0.name == name } ?? constraints.count
      let replaced = constraints[index...].prefix(1).indices
      constraints.replaceSubrange(replaced, with: newValue.map { [$0] } ?? [])
    }
  }

  /// Removes all constraints that have a view as their first side.
  public mutating func removeConstraints(of view: some TGViewProtocol) {
    let id = view.id
    constraints.removeAll { $0.first.view == id }
  }

  /// Removes all constraints with a name.
  public mutating func removeConstraints(named name: String) {
    constraints.removeAll { $0.name == name }
  }
}

// MARK: - Making

extension TGConstraintLayout {
  /// Makes constraints for a view, and appends them.
  ///
  /// The closure must not access the container variable, which is being modified during the call. It
  /// can use `superview` instead, or take the container as its second parameter:
  ///
  ///     card.make(title) { $0.left.equalTo($0.superview) }
  ///     card.make(title) { make, card in make.left.equalTo(card) }
  ///
  /// - Returns: The new constraints.
  @discardableResult
  public mutating func make(
    _ view: some TGViewProtocol, _ describe: (TGConstraintMaker) -> Void
  ) -> [TGConstraint] {
    let start = options.constraints.count
    ConstraintDraft.append(to: &options.constraints, view.id, describe)
    return Array(options.constraints[start...])
  }

  /// Makes constraints for a view, and appends them; the closure also takes the container.
  ///
  ///     card.make(title) { make, card in make.left.equalTo(card) }
  ///
  /// - Returns: The new constraints.
  @discardableResult
  public mutating func make(
    _ view: some TGViewProtocol, _ describe: (TGConstraintMaker, TGSuperview) -> Void
  ) -> [TGConstraint] {
    make(view) { describe($0, $0.superview) }
  }

  /// Sets new constants for constraints that are already installed.
  ///
  /// For each described constraint, the last installed one with the same sides, relation, multiplier
  /// and priority gets the new constant, and keeps its position in the list. If there is none, the
  /// described constraint is appended.
  ///
  /// - Returns: The described constraints as they are in the list.
  @discardableResult
  public mutating func update(
    _ view: some TGViewProtocol, _ describe: (TGConstraintMaker) -> Void
  ) -> [TGConstraint] {
    var described: [TGConstraint] = []
    ConstraintDraft.append(to: &described, view.id, describe)
    for position in described.indices {
      let new = described[position]
      if let index = constraints.lastIndex(where: { $0.describesSame(as: new) }) {
        constraints[index].constant = new.constant
        described[position] = constraints[index]
      } else {
        constraints.append(new)
      }
    }
    return described
  }

  /// Sets new constants for constraints that are already installed; the closure also takes the
  /// container.
  ///
  /// - Returns: The described constraints as they are in the list.
  @discardableResult
  public mutating func update(
    _ view: some TGViewProtocol, _ describe: (TGConstraintMaker, TGSuperview) -> Void
  ) -> [TGConstraint] {
    update(view) { describe($0, $0.superview) }
  }

  /// Removes the constraints of a view, and makes new ones.
  ///
  /// - Returns: The new constraints.
  @discardableResult
  public mutating func remake(
    _ view: some TGViewProtocol, _ describe: (TGConstraintMaker) -> Void
  ) -> [TGConstraint] {
    removeConstraints(of: view)
    return make(view, describe)
  }

  /// Removes the constraints of a view, and makes new ones; the closure also takes the container.
  ///
  /// - Returns: The new constraints.
  @discardableResult
  public mutating func remake(
    _ view: some TGViewProtocol, _ describe: (TGConstraintMaker, TGSuperview) -> Void
  ) -> [TGConstraint] {
    remake(view) { describe($0, $0.superview) }
  }

  /// Appends constraints that are written with anchors.
  public mutating func constrain(@TGConstraintBuilder _ make: (TGSuperview) -> [TGConstraint]) {
    constraints.append(contentsOf: make(TGSuperview()))
  }
}
