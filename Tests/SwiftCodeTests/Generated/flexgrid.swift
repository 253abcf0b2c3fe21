import Tangram
let flexgridFunctions: [@Sendable () -> TGLayout] = []
