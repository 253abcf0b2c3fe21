import TangramScene
import Testing

/// Positions that align the baselines of views.
@Suite struct BaselineTests {
  private func text(_ line: Int) -> String {
    #""width": "wrap", "content": {"text": {"chars": 3, "advance": 10, "line": \#(line)}}"#
  }

  @Test func textsAlignOnTheirBaselines() throws {
    let found = try frames(
      #"""
      {"id": "A", "top": 30, "height": "wrap", \#(text(20))},
      {"id": "B", "baseline": "A.baseline", "height": "wrap", \#(text(10))},
      {"id": "C", "baseline": {"equal": "A.baseline", "offset": 4}, "height": 30, \#(text(10))}
      """#)
    #expect(found == ["A": [0, 30, 30, 20], "B": [0, 38, 30, 10], "C": [0, 32, 30, 30]])
  }

  @Test func aNumericBaselineIsMeasuredFromTheTop() throws {
    let found = try frames(
      #"""
      {"id": "D", "baseline": 50, "height": "wrap", \#(text(10))},
      {"id": "E", "baseline": 50, "width": 10, "height": 10}
      """#)
    #expect(found == ["D": [0, 42, 30, 10], "E": [0, 50, 10, 10]])
  }

  @Test func aViewWithoutTextHasItsBaselineAtTheTop() throws {
    let found = try frames(
      #"""
      {"id": "F", "baseline": "E.baseline", "height": "wrap", \#(text(10))},
      {"id": "E", "top": 50, "width": 10, "height": 10},
      {"id": "G", "top": "F.baseline", "width": 10, "height": 10}
      """#)
    #expect(found["F"] == [0, 42, 30, 10])
    #expect(found["G"] == [0, 50, 10, 10])
  }
}
