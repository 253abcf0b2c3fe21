/// A container of any kind, for access to the properties that all containers share.
package struct AnyContainer: TGContainer {
  package typealias Algorithm = UnknownAlgorithm
  package var view: TGView

  package init(view: TGView) { self.view = view }
}

/// A placeholder for the algorithm of a container of unknown kind; it never lays out anything.
package struct UnknownAlgorithm: TGStandardAlgorithm {
  package init() {}

  package var name: String { "container" }
  package func layout(_ pass: TGPass) {}
}
