// So that a program that needs one kind of container imports one module.

@_exported import TangramCore
@_exported import TangramModifiers
@_exported import TangramResults
