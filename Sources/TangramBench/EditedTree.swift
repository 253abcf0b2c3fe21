import Tangram

/// A tree that is edited repeatedly in one way, and laid out again by a session.
struct EditedTree {
  private let workload: Workload
  private let kind: EditKind
  private var tree: RetainedTree
  private var session = TGLayoutSession()
  private(set) var layout: TGLayout
  private var environment: TGEnvironment

  /// Builds the tree of a workload and lays it out.
  init(_ workload: Workload, _ kind: EditKind) {
    (self.workload, self.kind) = (workload, kind)
    tree = workload.build()
    environment = workload.room(ofPass: 0)
    switch kind {
    case .same: workload.editedLeaf.edit(&tree.root, count: 0)
    case .class: tree.root.setLandscapeSizes(in: workload.room)
    default: break
    }
    layout = session.layout(tree.root, in: environment)
  }

  @inline(never)
  mutating func editAndLayOut(_ pass: Int) {
    edit(pass)
    layout = session.layout(tree.root, in: environment)
  }

  /// A layout of the current tree from scratch.
  func coldLayout() -> TGLayout { tree.root.layout(in: environment) }

  private mutating func edit(_ pass: Int) {
    // Alternating edits change something in the first pass as well.
    let isChanged = pass.isMultiple(of: 2)
    switch kind {
    case .leaf: workload.editedLeaf.edit(&tree.root, count: pass + 1)
    case .same: workload.editedLeaf.edit(&tree.root, count: 0)
    case .insert, .remove, .move, .hide: editList(pass)
    case .width: environment = workload.room(ofPass: pass + 1)
    case .direction: environment.isRightToLeft = isChanged
    case .class: environment.sizeClass = isChanged ? .landscape : .default
    case .padding: tree.root.setPadding(isChanged ? 3 : 2)
    case .all: tree.root.resizeLeaves(pass)
    }
  }

  private mutating func editList(_ pass: Int) {
    guard let list = workload.editedList else { return }
    let changesCount = kind == .insert || kind == .remove
    let kind = kind
    tree.root.change(at: list.path(changesCount ? pass : 0)[...]) { container in
      let count = container.subviews.count
      switch kind {
      case .insert:
        container.insertSubview(list.item(container, count / 2), at: count / 2)
      case .remove: container.removeSubview(at: count / 2)
      case .move: container.moveSubview(from: 0, to: count - 1)
      default:
        let visibility: TGVisibility = pass.isMultiple(of: 2) ? .gone : .visible
        container.subviews[count / 2].tg_visibility = visibility
      }
    }
  }
}

extension TGView {
  /// Sets sizes for landscape: three quarters of the available space.
  fileprivate mutating func setLandscapeSizes(in room: TGSize) {
    tg_updateSizeClass(.landscape) { landscape in
      landscape.tg_width.equal(room.width * 0.75)
      landscape.tg_height.equal(room.height * 0.75)
    }
  }

  fileprivate mutating func setPadding(_ distance: Double) {
    var container = AnyContainer(view: self)
    container.tg_padding = TGInsets(all: distance)
    self = container.view
  }

  /// Gives every leaf a new height, or new text.
  fileprivate mutating func resizeLeaves(_ pass: Int) {
    guard !isContainer else {
      for index in subviews.indices { subviews[index].resizeLeaves(pass) }
      return
    }
    if tg_content != nil {
      tg_content = .text(chars: 30 + pass % 2, advance: 7, line: 16)
    } else {
      tg_height.equal(Double(20 + pass % 2))
    }
  }
}
