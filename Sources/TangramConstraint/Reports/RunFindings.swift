/// What a run could not meet, and what it found undetermined.
struct RunFindings {
  /// A required entry that is missed by more than this is reported.
  static let leastViolation = 1e-6

  var conflicts: [Conflict] = []
  var free: [FreePart] = []

  var isEmpty: Bool { conflicts.isEmpty && free.isEmpty }
}

/// A required entry that does not hold.
struct Conflict {
  var entry: EntryID
  /// By how much it is missed.
  var amount: Double
}

/// An unknown that nothing determines.
struct FreePart {
  var part: ItemPart
  var item: Int
}
