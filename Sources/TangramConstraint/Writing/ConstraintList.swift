import Synchronization

/// The constraints of a container, in order of installation.
///
/// Versions of a container share a long list although a few constraints were replaced in one of them: what
/// was replaced is kept beside the list. So an edit neither copies the list, nor is the list compared with
/// the one before.
struct ConstraintList: Sendable {
  /// The list without what was replaced.
  private var base: [TGConstraint] = []
  private var edits: ConstraintEdits?

  /// Shorter lists are copied when a constraint is replaced.
  private static let longList = 24
  private static let mostEdits = 16

  init() {}
}

/// Constraints that take the place of others in a list.
private final class ConstraintEdits: Sendable {
  let places: [Int32]
  let constraints: [TGConstraint]
  /// The whole list, once somebody asked for it.
  private let whole = AtomicLazyReference<Whole>()

  private final class Whole: Sendable {
    let list: [TGConstraint]
    init(_ list: [TGConstraint]) { self.list = list }
  }

  init(_ places: [Int32], _ constraints: [TGConstraint]) {
    (self.places, self.constraints) = (places, constraints)
  }

  func whole(of base: [TGConstraint]) -> [TGConstraint] {
    if let known = whole.load() { return known.list }
    var list = base
    for (place, constraint) in zip(places, constraints) { list[Int(place)] = constraint }
    return whole.storeIfNil(Whole(list)).list
  }
}

extension ConstraintList {
  var count: Int { base.count }

  /// All constraints.
  var whole: [TGConstraint] {
    get { edits?.whole(of: base) ?? base }
    _modify {
      if let edits {
        for (place, constraint) in zip(edits.places, edits.constraints) {
          base[Int(place)] = constraint
        }
        self.edits = nil
      }
      yield &base
    }
  }

  subscript(place: Int) -> TGConstraint {
    if let edits, let edit = edits.places.firstIndex(of: Int32(truncatingIfNeeded: place)) {
      return edits.constraints[edit]
    }
    return base[place]
  }

  /// Puts a constraint in the place of another one.
  mutating func replace(_ place: Int, with constraint: TGConstraint) {
    var (places, constraints) = (edits?.places ?? [], edits?.constraints ?? [])
    let number = Int32(truncatingIfNeeded: place)
    if let edit = places.firstIndex(of: number) {
      constraints[edit] = constraint
    } else {
      guard base.count >= Self.longList, places.count < Self.mostEdits else {
        whole[place] = constraint
        return
      }
      places.append(number)
      constraints.append(constraint)
    }
    edits = ConstraintEdits(places, constraints)
  }
}

// MARK: - Reading in place

/// Where the constraints of a list lie, for as long as the call lasts that lends it.
struct ConstraintPointers {
  fileprivate let base: UnsafePointer<TGConstraint>
  fileprivate let places: UnsafeBufferPointer<Int32>
  fileprivate let edits: UnsafePointer<TGConstraint>?
  let count: Int

  /// A constraint; the place is one of the list.
  @inline(__always) subscript(place: Int) -> UnsafePointer<TGConstraint> {
    places.count == 0 ? base + place : edited(place)
  }

  private func edited(_ place: Int) -> UnsafePointer<TGConstraint> {
    guard let edits, let edit = places.firstIndex(of: Int32(truncatingIfNeeded: place))
    else { return base + place }
    return edits + edit
  }
}

extension ConstraintList {
  /// Calls a function with the constraints where they lie, unless there are none: a copy of one counts a
  /// reference to its name.
  @inline(__always)
  func reading(_ body: (ConstraintPointers) -> Void) {
    base.withUnsafeBufferPointer { list in
      guard let first = list.baseAddress else { return }
      guard let edits else {
        let places = UnsafeBufferPointer<Int32>(start: nil, count: 0)
        return body(
          ConstraintPointers(base: first, places: places, edits: nil, count: list.count))
      }
      edits.places.withUnsafeBufferPointer { places in
        edits.constraints.withUnsafeBufferPointer { edited in
          body(
            ConstraintPointers(
              base: first, places: places, edits: edited.baseAddress, count: list.count))
        }
      }
    }
  }

  /// Whether a function says yes for every two constraints at the same place of two lists that may
  /// differ.
  func isAlike(
    _ other: ConstraintList,
    _ isAlike: (Int, UnsafePointer<TGConstraint>, UnsafePointer<TGConstraint>) -> Bool
  ) -> Bool {
    guard count == other.count else { return false }
    var result = true
    reading { own in
      other.reading { others in
        if own.base != others.base {
          result = (0..<own.count).allSatisfy { isAlike($0, own[$0], others[$0]) }
          return
        }
        for place in own.places where result {
          result = isAlike(Int(place), own[Int(place)], others[Int(place)])
        }
        for place in others.places where result && !own.places.contains(place) {
          result = isAlike(Int(place), own[Int(place)], others[Int(place)])
        }
      }
    }
    return result
  }

  /// The first place at which a function says yes.
  func firstPlace(where isMeant: (UnsafePointer<TGConstraint>) -> Bool) -> Int? {
    var found: Int?
    reading { list in
      // What was replaced is looked at first, as the others are many.
      for place in list.places where isMeant(list[Int(place)]) {
        found = min(found ?? list.count, Int(place))
      }
      let earlier = (0..<(found ?? list.count)).first {
        isMeant(list.base + $0) && !list.places.contains(Int32(truncatingIfNeeded: $0))
      }
      found = earlier ?? found
    }
    return found
  }

  /// The last place at which a function says yes.
  func lastPlace(where isMeant: (UnsafePointer<TGConstraint>) -> Bool) -> Int? {
    var found: Int?
    reading { list in found = (0..<list.count).last { isMeant(list[$0]) } }
    return found
  }
}
