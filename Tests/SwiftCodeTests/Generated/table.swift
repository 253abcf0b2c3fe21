import Tangram
let tableFunctions: [@Sendable () -> TGLayout] = []
