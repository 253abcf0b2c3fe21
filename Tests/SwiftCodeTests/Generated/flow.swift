import Tangram
let flowFunctions: [@Sendable () -> TGLayout] = []
