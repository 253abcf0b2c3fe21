import Synchronization
import TangramCore
import TangramExplanations

/// Where the numbers of a frame in a constraint layout come from.
public struct TGConstraintExplanation: Sendable, Hashable, CustomStringConvertible {
  /// One number of the frame.
  public struct Part: Sendable, Hashable {
    /// Its name: left, top, width or height.
    public var name: String
    /// The number, before it is put on the pixel grid.
    public var value: Double
    /// A smallest set of entries that hold it; none if the frame before layout does.
    public var heldBy: [String]
    /// The entries about it that gave way to others.
    public var gaveWay: [String]
  }

  /// The four numbers.
  public var parts: [Part]
  /// The same numbers as arithmetic, as `TGLayout.explain` says it.
  public var reasons: TGExplanation?

  /// A line for each number.
  public var description: String {
    parts.map { part in
      var line = "\(part.name) is \(part.value.readable)"
      line += part.heldBy.isEmpty ? ", as before" : " by " + part.heldBy.joined(separator: ", ")
      if !part.gaveWay.isEmpty { line += "; gave way: " + part.gaveWay.joined(separator: ", ") }
      return line
    }.joined(separator: "\n")
  }
}

/// Somebody's question about a view, and the answer once it is found.
final class ExplanationRequest: Sendable {
  let view: TGViewID
  private let found = Mutex<TGConstraintExplanation?>(nil)

  init(_ view: TGViewID) { self.view = view }

  var answer: TGConstraintExplanation? {
    get { found.withLock { $0 } }
    set { found.withLock { $0 = newValue } }
  }
}

extension TGConstraintLayout {
  /// Says which constraints hold the numbers of a child's frame, and which gave way to them.
  ///
  /// `TGLayout.explain` says what each number is made from. This says beyond that which entries,
  /// taken together, keep it from being any other one.
  ///
  /// - Parameters:
  ///   - view: A child.
  ///   - environment: Where the container is laid out, as if it were in nothing else.
  /// - Returns: Nil if the view is not among the children.
  public func explain(
    _ view: some TGViewProtocol, in environment: TGEnvironment
  ) -> TGConstraintExplanation? {
    let request = ExplanationRequest(view.id)
    var copy = self
    copy.options.explaining = request
    let reasons = copy.view.layout(in: environment).explain(view)
    var answer = request.answer
    answer?.reasons = reasons
    return answer
  }
}

extension ConstraintRun {
  /// Answers the question where the numbers of a frame come from.
  mutating func explain(_ request: ExplanationRequest) {
    var item: Int?
    for child in pass.allChildren where child.id == request.view { item = child.order + 1 }
    guard let item, item < items.count else { return }
    let parts = [ItemPart.x, .y, .width, .height].map { part in
      (part, described(part, item), value(part, item))
    }
    let entries = recordEntries()
    var search = ReasonSearch(entries)
    var explanation = TGConstraintExplanation(parts: [])
    for (part, shown, value) in parts {
      let unknown = part.of(item)
      let held = holders(of: unknown, at: value, &search)
      let gaveWay = entries.filter { entry in
        entry.outcome != 0 && entry.terms.contains { $0.index == unknown }
      }
      explanation.parts.append(
        TGConstraintExplanation.Part(
          name: shown.name, value: shown.number, heldBy: held.map { text(entries[$0].entry) },
          gaveWay: gaveWay.map { text($0.entry) }))
    }
    request.answer = explanation
  }

  /// The entries that keep an unknown from being more or less than it is.
  private mutating func holders(
    of unknown: Int, at value: Double, _ search: inout ReasonSearch
  ) -> [Int] {
    var found: Set<Int> = []
    for sign in [1.0, -1.0] {
      var wish = RecordedEntry(
        terms: [Term(unknown, sign)], constant: -sign * value - 1, isEquality: false,
        entry: EntryID(kind: .fitting, index: 0), isRequired: false)
      wish.outcome = 1
      let reasons = search.reasons(for: wish, among: search.entries.count, in: &self) ?? []
      found.formUnion(reasons)
    }
    return found.sorted()
  }
}
