extension String {
  /// The values of the Unicode scalars.
  var scalarValues: [UInt32] {
    var values: [UInt32] = []
    values.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { values.append(scalar.value) }
    return values
  }
}
