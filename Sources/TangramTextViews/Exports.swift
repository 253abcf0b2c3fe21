// Whoever imports views with text wants views and text.

@_exported import TangramCore
@_exported import TangramText
