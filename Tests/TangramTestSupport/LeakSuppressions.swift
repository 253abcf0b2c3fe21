/// Leaks that the address sanitizer should not report.
///
/// The suppressed objects are allocated by the toolchain's test runner, or are kept by global variables:
/// the grids of the guide and of the cases, and a schema. They contain indirect enumerations, whose
/// pointers share a word with the enumeration's tag, so the leak checker does not recognize them as
/// references.
///
/// The sanitizer finds this function by its name.
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
