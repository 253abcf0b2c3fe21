/// Stops the program and says why.
///
/// In optimised builds, too, where `precondition` keeps its text to itself.
@inline(never)
@usableFromInline func stop(_ text: String) -> Never { fatalError(text) }
