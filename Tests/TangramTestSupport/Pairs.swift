/// What belongs together in two results, in order.
///
/// Stops the tests where one of them has less: a pair that is missing would be compared with nothing,
/// and a law that compares nothing holds.
public func pairs<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> Zip2Sequence<[First.Element], [Second.Element]> {
  let (first, second) = (Array(first), Array(second))
  precondition(first.count == second.count, "\(first.count) results beside \(second.count)")
  return zip(first, second)
}
