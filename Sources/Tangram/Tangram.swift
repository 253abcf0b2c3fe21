// One import for everything below the scene format: `import Tangram`.

@_exported import TangramCore
@_exported import TangramLinear
@_exported import TangramFrame
@_exported import TangramPath
