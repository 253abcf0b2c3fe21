/// What the leak check of the address sanitizer overlooks.
///
/// Objects that the toolchain's own test runner and its processes allocate and keep; and the grids of
/// the guide and of the cases, and a schema, which global variables keep. Parts that are made of others
/// lie in boxes, whose addresses share a word with the case of the enumeration, so that the check does
/// not see them.
///
/// The sanitizer looks this up by name.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar> {
  let text: StaticString = """
    leak:libXCTest.so
    leak:10Foundation7ProcessC
    leak:GridGuide
    leak:CaseFile
    leak:JSONSchema

    """
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
