import Tangram
let frameFunctions: [@Sendable () -> TGLayout] = []
