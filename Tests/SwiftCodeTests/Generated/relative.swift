import Tangram
let relativeFunctions: [@Sendable () -> TGLayout] = []
