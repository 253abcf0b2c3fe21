// Re-exported, because code that uses views with text also needs views and text.

@_exported import TangramCore
@_exported import TangramModifiers
@_exported import TangramResults
@_exported import TangramText
