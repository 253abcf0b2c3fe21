import TangramCore

// The distribution of free space among tracks.

extension GridSizing {
  /// Grows the bases of tracks up to their limits.
  mutating func maximize() {
    if inner.isNaN {
      if question == .least { return }
      let sum = tracks.reduce(allGaps) { $0 + $1.limit }
      if sum <= bounds.upper {
        for index in tracks.indices { tracks[index].base = tracks[index].limit }
        return
      }
    }
    var left = (inner.isNaN ? bounds.upper : inner) - total
    var growing = tracks.indices.filter { tracks[$0].base < tracks[$0].limit }
    while left > 0, !growing.isEmpty {
      let share = left / Double(growing.count)
      var full = 0
      for index in growing {
        let grown = min(tracks[index].limit - tracks[index].base, share)
        tracks[index].base += grown
        left -= grown
        if grown < share { full += 1 }
      }
      if full == 0 { return }
      growing.removeAll { tracks[$0].base >= tracks[$0].limit }
    }
  }

  mutating func expandFlexibleTracks() {
    guard tracks.contains(where: { $0.isFlexible }) else { return }
    if !inner.isNaN { return expand(fraction(of: inner, in: tracks.indices)) }
    if question == .least { return }
    var part = 0.0
    for track in tracks where track.isFlexible {
      part = max(part, track.base / max(1, track.amount))
    }
    for item in contributionsToFlexibleTracks() {
      part = max(part, fraction(of: item.contribution.greatest, in: item.tracks.range))
    }
    let bases = tracks
    expand(part)
    let sum = total
    if sum >= bounds.lower, sum <= bounds.upper { return }
    tracks = bases
    expand(fraction(of: sum < bounds.lower ? bounds.lower : bounds.upper, in: tracks.indices))
  }

  private mutating func expand(_ part: Double) {
    for index in tracks.indices where tracks[index].isFlexible {
      tracks[index].base = max(tracks[index].base, tracks[index].amount * part)
    }
  }

  /// Returns the extent of one `fr` for tracks that share an available extent.
  private func fraction(of room: Double, in range: Range<Int>) -> Double {
    var left = room - gaps(range)
    var parts = 0.0
    for index in range {
      if tracks[index].isFlexible {
        parts += tracks[index].amount
      } else {
        left -= tracks[index].base
      }
    }
    // Tracks that are larger than their fractions reduce the space for the others.
    var isLarge = Array(repeating: false, count: range.count)
    while true {
      let part = max(0, left) / max(1, parts)
      var isDone = true
      for index in range where tracks[index].isFlexible && !isLarge[index - range.lowerBound] {
        guard tracks[index].amount * part < tracks[index].base else { continue }
        isLarge[index - range.lowerBound] = true
        left -= tracks[index].base
        parts -= tracks[index].amount
        isDone = false
      }
      if isDone { return part }
    }
  }

  /// Distributes the free space among automatic tracks.
  mutating func stretch() {
    guard stretches, question == nil else { return }
    let count = tracks.reduce(0) { $0 + ($1.most == .auto ? 1 : 0) }
    if count == 0 { return }
    let free = (inner.isNaN ? bounds.lower : inner) - total
    guard free > 0 else { return }
    for index in tracks.indices where tracks[index].most == .auto {
      tracks[index].base += free / Double(count)
    }
  }
}
