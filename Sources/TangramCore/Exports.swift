// Re-exported, so that the values come along with the views that they are for.

@_exported import TangramValues
