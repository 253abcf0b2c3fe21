import Tangram
let nestedFunctions: [@Sendable () -> TGLayout] = []
