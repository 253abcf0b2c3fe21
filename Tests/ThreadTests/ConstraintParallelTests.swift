import Tangram
import TangramTestSupport
import Testing

/// The cached solution of a constraint list is shared by all threads that lay it out.
///
/// This test is mainly for the thread sanitizer.
@Suite struct ConstraintParallelTests {
  /// A column of views, each tied to the one before by a named constraint.
  private func chain(_ count: Int) -> TGConstraintLayout {
    let views = (0..<count).map { _ in TGView() }
    var chain = TGConstraintLayout { views }.size(300, 2_000)
    for (index, view) in views.enumerated() {
      chain.make(view) { make in
        make.left.right.equalToSuperview()
        make.height.equalTo(10)
        let above = index == 0 ? nil : views[index - 1]
        if let above {
          make.top.equalTo(above.bottomAnchor).offset(2).named("\(index)")
        } else {
          make.top.equalToSuperview().named("0")
        }
      }
    }
    return chain
  }

  @Test func copiesAreEditedAndLaidOutOnManyThreads() async {
    let chain = chain(60)
    let room = TGSize(width: 320, height: 2_000)
    let bottoms = await withTaskGroup(of: [Double].self) { group in
      for thread in 0..<8 {
        group.addTask {
          var own = chain
          return (0..<12).map { edit in
            own["\(thread + 1)"]?.constant = Double(edit)
            return own.layout(in: room)[path: [59]]?.maxY ?? 0
          }
        }
      }
      return await group.reduce(into: [[Double]]()) { $0.append($1) }
    }
    // 60 heights of 10, and 59 gaps of 2, except for one that differs in each layout.
    #expect(bottoms == Array(repeating: (0..<12).map { 716 + Double($0) }, count: 8))
  }
}
