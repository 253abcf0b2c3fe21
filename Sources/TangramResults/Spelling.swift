/// Suggestions for misspelled words.
package enum Spelling {
  /// The end of a message that suggests a known word; empty if no known word is similar enough.
  package static func hint(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The end of a message that suggests the name of a view.
  ///
  /// Names of one or two letters are ignored, because they are similar to any other short name.
  package static func hint(forName name: String, among known: [String]) -> String {
    name.count > 2 ? hint(for: name, among: known.filter { $0.count > 2 }) : ""
  }

  /// The known word with the smallest edit distance, if that distance is small enough.
  private static func nearest(to word: String, among known: [String]) -> String? {
    // Long words are unlikely to be typing errors, and comparing them would be slow.
    guard word.utf8.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, word.utf8.count / 3) else { return nil }
    return best.word
  }

  /// The edit distance: the number of letters to insert, delete, replace or swap with their neighbor.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
