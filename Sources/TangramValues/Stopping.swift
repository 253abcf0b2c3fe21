/// Stops the program with a message.
///
/// Unlike `precondition`, it also prints the message in optimized builds.
@inline(never)
@usableFromInline package func stop(_ text: String) -> Never { fatalError(text) }

/// Stops the program in code that never runs, because the compiler rejects all calls of it.
package func unavailable() -> Never { stop("this is not available") }
