import Tangram
let flexFunctions: [@Sendable () -> TGLayout] = []
