/// The number of cells that an item covers along both axes, and the position that it requests along
/// one of them.
struct GridShape: Hashable {
  /// The column or the line that the item requests; 0 if it may be placed anywhere.
  var place = 0
  var width: Int
  var height: Int
}
