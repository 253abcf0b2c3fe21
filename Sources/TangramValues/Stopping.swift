/// Stops the program with a message.
///
/// Unlike `precondition`, it also prints the message in optimized builds.
@inline(never)
@usableFromInline package func stop(_ text: String) -> Never { fatalError(text) }

/// Stops the program; the body of unavailable declarations, which the compiler allows no code to call.
package func unavailable() -> Never { stop("this is not available") }
