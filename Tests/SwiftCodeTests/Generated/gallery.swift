import Tangram
let galleryFunctions: [@Sendable () -> TGLayout] = []
