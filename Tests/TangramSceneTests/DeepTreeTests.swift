import Foundation
import Tangram
import TangramScene
import Testing

/// Trees 10,000 levels deep, on threads with a small stack.
@Suite struct DeepTreeTests {
  // A debug build needs ten times as much stack per level, so fewer levels test the same.
  #if DEBUG
    static let depth = 1_500
  #else
    static let depth = 10_000
  #endif

  enum Kind: CaseIterable { case linear, frame, relative, stack, flex, grid, plain, table }

  private static func wrapped(_ view: TGView, in kind: Kind) -> TGView {
    switch kind {
    case .linear: TGLinearLayout(.vert) { view }.width(.wrap).height(.wrap).view
    case .frame: TGFrameLayout { view }.width(.wrap).height(.wrap).view
    case .relative: TGRelativeLayout { view }.width(.wrap).height(.wrap).view
    case .stack: TGVStack { view }.view
    case .flex: TGFlexLayout { view }.view
    case .grid: TGGridLayout { view }.view
    case .plain: plain(around: view)
    case .table: table(around: view)
    }
  }

  private static func plain(around view: TGView) -> TGView {
    var outer = TGView().frame(TGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(view)
    return outer
  }

  private static func table(around view: TGView) -> TGView {
    var table = TGTableLayout(.vert).width(.wrap).height(.wrap)
    table.tg_addRow(size: .wrap, colSize: .wrap)
    table.tg_addCol(view, inRow: 0)
    return table.view
  }

  private static func tree(_ kind: Kind) -> TGView {
    var tree = TGView("leaf").size(3, 4)
    let levels = kind == .table ? depth / 2 : depth
    for _ in 0..<levels { tree = wrapped(tree, in: kind) }
    return tree
  }

  /// Whether the address sanitizer is active, which makes stack frames several times as large.
  private static let isSanitized =
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), "__asan_init") != nil

  /// Runs a closure on a thread with a stack of half a megabyte.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        body()
        done.resume()
      }
      thread.stackSize = Self.isSanitized ? 8 << 20 : 512 << 10
      thread.start()
    }
  }

  @Test(
    "Deep trees are built, edited, laid out, compared, written, read and released",
    arguments: Kind.allCases)
  func everything(kind: Kind) async {
    await onSmallStack {
      let room = TGSize(width: 100, height: 100)
      var tree = Self.tree(kind)
      let copy = tree
      var session = TGLayoutSession()
      let before = session.layout(tree, in: room)
      tree["leaf"]?.tg_width.equal(5)
      guard let path = tree.path(where: { $0.name == "leaf" }) else {
        Issue.record("the leaf is lost")
        return
      }
      tree[path: path].tg_height.equal(6)
      let after = session.layout(tree, in: room)
      if kind != .plain {
        #expect(before["leaf"]?.size == TGSize(width: 3, height: 4))
        #expect(after["leaf"]?.size == TGSize(width: 5, height: 6))
        #expect(after.changes(since: before).contains { $0.name == "leaf" })
      }
      #expect(copy.layout(in: room)["leaf"] == before["leaf"])
      #expect(after.description.contains("\"leaf\""))
      #expect(tree.description.count > 2 && copy.subviews.description.count > 2)
      _ = after.drawing(width: 20)
      #expect(after.explain("leaf", isDeep: true)?.description.hasPrefix("leaf (") == true)
      #expect(after.explain(path: [], isDeep: true)?.reasons.count == 4)
      #expect(after.diagnostics.count <= 1_001)
      var inPlace = tree
      inPlace.layoutSubviews(in: room)
      #expect(inPlace["leaf"]?.frame == after["leaf"])
      let text = TGScene(root: tree).json()
      #expect((try? TGScene(json: text))?.json() == text)
      #expect(tree.descendants.count == path.count + 1)
    }
  }
}
