import TangramCore
import TangramLinear

/// A table is a line of rows; it differs from other lines only in how children come into it.
struct TableAlgorithm: TGLayoutAlgorithm, Equatable {
  var line: LinearAlgorithm

  init(orientation: TGOrientation) { line = LinearAlgorithm(orientation: orientation) }

  var name: String { "table" }

  func prepare(_ pass: TGPass) { line.prepare(pass) }

  func layout(_ pass: TGPass) { line.layout(pass) }
}
