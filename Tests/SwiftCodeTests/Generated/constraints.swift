import Tangram
let constraintsFunctions: [@Sendable () -> TGLayout] = []
