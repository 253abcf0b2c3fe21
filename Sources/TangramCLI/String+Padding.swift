extension String {
  /// The text, padded with trailing spaces.
  func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
