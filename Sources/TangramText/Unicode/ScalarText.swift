extension String {
  /// The characters before they are shaped.
  var textCharacters: [TextCharacter] {
    var characters: [TextCharacter] = []
    characters.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { characters.append(TextCharacter(scalar.value)) }
    return characters
  }
}
