/// A container by the properties that all of them share, whatever its kind.
package struct AnyContainer: TGContainer {
  package typealias Algorithm = UnknownAlgorithm
  package var view: TGView

  package init(view: TGView) { self.view = view }
}

/// Stands for the algorithm of a container of some kind; nothing is ever laid out by it.
package struct UnknownAlgorithm: TGStandardAlgorithm {
  package init() {}

  package var name: String { "container" }
  package func layout(_ pass: TGPass) {}
}
