// Re-exported so that importing the views also imports the values that they use.

@_exported import TangramValues
