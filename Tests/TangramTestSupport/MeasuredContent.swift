import Synchronization
import Tangram

/// Content that counts how often it is measured.
public final class MeasuredContent: Sendable {
  private let size: TGSize
  private let calls = Atomic(0)

  /// Creates content of this size, which becomes narrower if the space is narrower.
  public init(_ width: Double, _ height: Double) { size = TGSize(width: width, height: height) }

  /// How often the content was measured.
  public var count: Int { calls.load(ordering: .relaxed) }

  /// The content to give to a view.
  public var content: TGContent {
    .measured { limit in
      self.calls.add(1, ordering: .relaxed)
      let width = limit.width > 0 ? min(self.size.width, limit.width) : self.size.width
      return TGSize(width: width, height: self.size.height)
    }
  }
}
