/// Pairs the elements of two results of equal length.
///
/// Unlike `zip`, it stops the tests if the lengths differ: otherwise a law could pass because nothing was
/// compared.
public func pairs<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> Zip2Sequence<[First.Element], [Second.Element]> {
  let (first, second) = (Array(first), Array(second))
  precondition(first.count == second.count, "\(first.count) results beside \(second.count)")
  return zip(first, second)
}
