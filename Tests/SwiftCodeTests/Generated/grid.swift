import Tangram
let gridFunctions: [@Sendable () -> TGLayout] = []
