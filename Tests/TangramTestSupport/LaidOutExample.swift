import Tangram
import TangramScene

/// A tree with results that several laws need and that are computed once: its layout, and the scene that
/// is read after the tree was written.
public final class LaidOutExample {
  let tree: TGView
  let environment: TGEnvironment
  /// The layout.
  public let layout: TGLayout
  private lazy var text = TGScene(root: tree, environment: environment).json()
  private lazy var read = Result { () throws(TGSceneError) in try TGScene(json: text) }

  /// Lays a tree out.
  public init(_ tree: TGView, in environment: TGEnvironment) {
    self.tree = tree
    self.environment = environment
    layout = tree.layout(in: environment)
  }

  /// The first frame that differs after the tree was written and read.
  var roundTripDifference: String? {
    guard let other = try? read.get().layout() else { return nil }
    if layout.count != other.count {
      return "\(other.count) frames are read instead of \(layout.count)"
    }
    for (one, two) in zip(layout.entries, other.entries) where one.frame != two.frame {
      return "\(one.path) is read with the frame \(two.frame) instead of \(one.frame)"
    }
    return nil
  }

  /// Why the tree cannot be read after it was written, or how writing it a third time differs from the
  /// second.
  var roundTripError: String? {
    do throws(TGSceneError) {
      let second = try read.get().json()
      if second == text { return nil }
      let third = try TGScene(json: second).json()
      return third == second ? nil : "written as \(second) and then as \(third)"
    } catch {
      return "\(error) in \(text)"
    }
  }
}
