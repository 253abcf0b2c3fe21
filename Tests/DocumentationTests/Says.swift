import Tangram
import Testing

/// Expects that a value is described by the comment that stands after it in a guide.
///
/// A line of a guide such as `layout["A"]  // (20, 0, 50, 50)` stands in a test as
/// `says(layout["A"], "(20, 0, 50, 50)")`. A value that is absent is described as `nil`.
func says<Value>(
  _ value: Value?, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value.map { "\($0)" } ?? "nil" == comment, sourceLocation: sourceLocation)
}

/// Expects that a layout of a guide has nothing that is worse than a hint.
func expectNoMistakes(_ layout: TGLayout, sourceLocation: SourceLocation = #_sourceLocation) {
  let serious = layout.diagnostics.filter { $0.severity > .hint }
  #expect(serious.map(\.description) == [], sourceLocation: sourceLocation)
}
