import Tangram
let restFunctions: [@Sendable () -> TGLayout] = []
