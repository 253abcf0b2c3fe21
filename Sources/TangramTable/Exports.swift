// Re-exported so that a program that uses one kind of container needs only one import.

@_exported import TangramLinear
