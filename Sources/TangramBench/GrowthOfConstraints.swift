import Tangram

/// The cost per view in lists of constraints of growing length, as a Markdown table.
enum GrowthOfConstraints {
  private static let counts = [200, 2_000, 20_000]

  static var table: MarkdownTable {
    var table = MarkdownTable(head: ["Constraints"] + counts.map(String.init))
    table.rows.append(["a list"] + counts.map { cell { Workload.tiedList($0) }($0) })
    table.rows.append(
      ["equal widths"] + counts.map { cell { Workload.tiedRow($0, gap: 400 / Double($0)) }($0) })
    return table
  }

  /// Measures writing the constraints, the first layout, and an edit of a constant.
  private static func cell(
    _ write: @escaping (Int) -> TGConstraintLayout
  ) -> (Int) -> String {
    { count in
      let environment = TGEnvironment(size: TGSize(width: 1000, height: 1000))
      let clock = ContinuousClock()
      let written = median { clock.measure { precondition(write(count).constraints.count > 1) } }
      let whole = median {
        clock.measure { precondition(write(count).view.layout(in: environment).count > 1) }
      }
      var (view, session, edits) = (write(count).view, TGLayoutSession(), 0)
      // The first layouts compute the state that later ones reuse.
      for _ in 0..<4 { _ = session.layout(view, in: environment) }
      let edited = median {
        edits += 1
        return clock.measure {
          Workload.changeConstant(&view, edits)
          precondition(session.layout(view, in: environment).count > 1)
        }
      }
      return [written, whole - written, edited]
        .map { ($0 / Double(count)).fixed(0) }.joined(separator: " / ")
    }
  }
}
