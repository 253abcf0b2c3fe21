import Tangram
let examplesFunctions: [@Sendable () -> TGLayout] = []
