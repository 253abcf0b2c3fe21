import Tangram
let linearFunctions: [@Sendable () -> TGLayout] = []
