/// What the leak check of the address sanitizer overlooks: objects that the toolchain's own test
/// runner allocates and keeps.
///
/// The sanitizer looks this up by name.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar> {
  let text: StaticString = "leak:libXCTest.so\n"
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
