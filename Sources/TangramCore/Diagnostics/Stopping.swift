/// Stops the program and says why.
///
/// In optimised builds, too, where `precondition` keeps its text to itself.
@inline(never)
@usableFromInline package func stop(_ text: String) -> Never { fatalError(text) }

/// Stops what is never run: the compiler refuses all callers.
package func unavailable() -> Never { stop("this is not available") }
