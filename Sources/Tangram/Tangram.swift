// Re-exports everything below the scene format with one import: `import Tangram`.

@_exported import TangramCompatibility
@_exported import TangramConstraint
@_exported import TangramCore
@_exported import TangramDiagnostics
@_exported import TangramDrawing
@_exported import TangramExplanations
@_exported import TangramFlex
@_exported import TangramFloat
@_exported import TangramFlow
@_exported import TangramFrame
@_exported import TangramGeometry
@_exported import TangramGrid
@_exported import TangramLinear
@_exported import TangramModifiers
@_exported import TangramPaint
@_exported import TangramPath
@_exported import TangramRelative
@_exported import TangramResults
@_exported import TangramStack
@_exported import TangramTable
