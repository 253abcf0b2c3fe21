import Tangram
let pathFunctions: [@Sendable () -> TGLayout] = []
