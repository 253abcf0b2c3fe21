import TangramCore

/// One layout of a container with constraints.
///
/// It reads what the children say, makes the list of entries of that and of the constraints, lets the
/// system meet one after another, and gives the children the frames that come out. Horizontal numbers
/// count from where reading starts.
struct ConstraintRun: ~Copyable {
  let pass: TGPass
  let options: TGConstraintAlgorithm
  var items: Store<ConstraintItem>
  var links = Store<ConstraintLink>()
  /// The numbers of the views of all items, if they were read anew; that of the container is left out.
  var views = Store<UInt64>()
  var system: LinearSystem
  /// Whether an entry relates a size to the other axis, so that both are solved together.
  var mixesAxes = false
  var isRightToLeft: Bool
  let padding: TGInsets
  let wraps: RunAxes
  /// The entries whose turn comes by their priority.
  var steps = Store<ListStep>()
  /// The items whose lines matter, if they have any.
  var lined = Store<Int32>()
  /// Whether a constraint is about a view that is no child.
  var hasStrangers = false
  /// Whether something was said of a constraint that has to be said again in the next layout.
  var hasRemarks = false
  /// What was not met, or not determined.
  var findings = RunFindings()
  /// All entries with what became of them, for reports; nil in most runs.
  var record: [RecordedEntry]?
  /// Whether no layout is known to have read the list before, so that nothing is remembered.
  var isFirst = false
  /// Who is tied to whom, as an earlier layout read it; nil if it was read anew.
  var reading: ListReading?
  /// What is known of lists that say the same of other views; nil if that was not looked for.
  var shape: ListShape?
  /// The results of an earlier layout, until it is known whether this one can begin with it.
  var solved: SolvedList?
  /// The places of the constraints with other constants than in that layout.
  var changes: [Int] = []
  /// The unknowns that were found again, if others stayed.
  var reached: [Int32] = []
  /// All numbers, if they were computed again as in an earlier layout; the system knows nothing then.
  var repeated: [Double] = []
  /// What is true of some child: most loops over the children are about few of them, or none.
  var someFlags: ConstraintItem.Flags = []
  /// Whether an entry that was met again ties other unknowns than it did.
  var hasOtherTies = false
  /// On what the entries hang, if that is noted.
  var notes: ListNotes?
  /// By how much each entry was missed when it was met, in order; only in debug builds.
  var outcomes: [Double] = []

  init(_ pass: TGPass, _ options: TGConstraintAlgorithm) {
    self.pass = pass
    self.options = options
    let (x, y) = (pass[.horizontal], pass[.vertical])
    padding = TGInsets(
      top: y.paddingStart, leading: x.paddingStart, bottom: y.paddingEnd, trailing: x.paddingEnd)
    var wraps: RunAxes = []
    if x.wraps { wraps.insert(.horizontal) }
    if y.wraps { wraps.insert(.vertical) }
    self.wraps = wraps
    isRightToLeft = pass.isRightToLeft
    items = Store(capacity: pass.totalCount + 1)
    items.append(repeating: ConstraintItem(), count: pass.totalCount + 1)
    system = LinearSystem()
  }
}

extension ConstraintRun {
  /// Lays everything out.
  mutating func layOut() {
    find()
    write()
    report()
  }

  /// Finds all numbers, step by step.
  mutating func find() {
    read()
    measureWidths()
    if mixesAxes {
      system.begin(count: 4 * items.count)
      measureHeights(atWidthsFound: false)
      solve(.both)
      if measureHeights(atWidthsFound: true) {
        forgetNumbers()
        system.begin(count: 4 * items.count)
        solve(.both)
      }
    } else {
      findByAxis()
    }
  }

  /// The same for lists of which no entry relates the axes: by what an earlier layout found, if that is
  /// possible.
  private mutating func findByAxis() {
    if reading == nil { return findByShape() }
    let hadNotes = solved.map { $0.structure.box == box } ?? false
    if findAgain() { return }
    system.begin(count: 4 * items.count)
    let isNoted = isToBeNoted && !hadNotes
    if !isNoted, findByRecipe() { return }
    let isRecorded = isNoted && startRecording()
    if isNoted, !isRecorded { notes = ListNotes(ties: ListTies(unknowns: 4 * items.count)) }
    searchByAxis()
    // These find less again after an edit, so a recipe is for lists that have none, and for other sizes.
    let isKept = isRecorded ? keepCalculation() : keepNotes()
    if !isKept { keepRecipe() }
  }

  /// The same for a list that no earlier layout is known to have read: by what was found out about others.
  private mutating func findByShape() {
    system.begin(count: 4 * items.count)
    if !isFirst { _ = options.memory.isRepeated(box) }
    if findByRecipe() { return }
    searchByAxis()
    learnShape()
  }

  private mutating func searchByAxis() {
    solve(.horizontal)
    if system.isRecording { system.note { $0.beginVertical() } }
    measureHeights(atWidthsFound: true)
    solve(.vertical)
  }

  /// The extent found for an item along an axis.
  func extent(_ item: Int, _ axis: TGAxis) -> Double {
    value(axis == .horizontal ? .width : .height, item)
  }

  /// The number found for an item.
  func value(_ part: ItemPart, _ item: Int) -> Double {
    let unknown = part.of(item)
    return Self.tidied(repeated.isEmpty ? system.unknowns[unknown].value : repeated[unknown])
  }

  /// A number without what rounding added to it.
  ///
  /// What is a small fraction but for rounding is that fraction: half a pixel goes one way only, and a
  /// text that just fits is not broken.
  @inline(__always) private static func tidied(_ value: Double) -> Double {
    guard value.magnitude < 1e15 else { return value.isFinite ? value : 0 }
    // By way of integers, so zero has no sign, whichever way it was found.
    let whole = Double(Int(value))
    if whole == value { return whole }
    let half = Double(signOf: value, magnitudeOf: 0.5)
    let fraction = Double(Int(value * 1024 + half)) / 1024
    return (value - fraction).magnitude <= 1e-10 * max(1, value.magnitude) ? fraction : value
  }

  /// Gives the children their frames, and the container its size.
  private func write() {
    if wraps.contains(.horizontal) { pass[.horizontal].size = extent(0, .horizontal) }
    if wraps.contains(.vertical) { pass[.vertical].size = extent(0, .vertical) }
    if repeated.isEmpty {
      write { system.unknowns[$0].value }
    } else {
      repeated.withUnsafeBufferPointer { numbers in write { numbers[$0] } }
    }
  }

  @inline(__always) private func write(_ number: (Int) -> Double) {
    for (place, child) in pass.children.enumerated() {
      let item = child.order + 1
      guard item < items.count, items[item].place == place else { continue }
      let (x, y) = (child[.horizontal], child[.vertical])
      x.origin = Self.tidied(number(ItemPart.x.of(item)))
      x.extent = max(0, Self.tidied(number(ItemPart.width.of(item))))
      y.origin = Self.tidied(number(ItemPart.y.of(item)))
      y.extent = max(0, Self.tidied(number(ItemPart.height.of(item))))
    }
  }
}
