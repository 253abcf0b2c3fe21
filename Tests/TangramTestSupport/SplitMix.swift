/// A small random number generator with a seed, so that failures can be reproduced.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same sequence.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A random integer as a floating-point number.
  public mutating func number(in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  /// Returns true with this probability in percent.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// A random integer from 0 up to but not including `bound`.
  public mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// A random element of an array.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
