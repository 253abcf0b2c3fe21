/// The number of cells that an item covers along both axes, and the position that it requests along
/// one of them.
struct GridShape: Hashable {
  /// The index of the track that the item requests along that axis; 0 if it may be placed anywhere.
  var place = 0
  var width: Int
  var height: Int
}
