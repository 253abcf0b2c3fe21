// Re-exported so that a program that uses one kind of container needs only one import.

@_exported import TangramCore
@_exported import TangramModifiers
@_exported import TangramResults
