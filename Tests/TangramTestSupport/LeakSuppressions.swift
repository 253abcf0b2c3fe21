/// What the leak check of the address sanitizer overlooks: objects that the toolchain's own test
/// runner allocates and keeps, and the cases that are read once and kept in a global variable, whose
/// views it does not see where a reference shares its word with the case of an enumeration.
///
/// The sanitizer looks this up by name.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar> {
  let text: StaticString = "leak:libXCTest.so\nleak:CaseFile\n"
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
