import Tangram
let floatFunctions: [@Sendable () -> TGLayout] = []
