/// How many cells an item takes along both axes, and where it says to be along one of them.
struct GridShape: Hashable {
  /// The column or the line that the item says; 0 if it may go anywhere.
  var place = 0
  var width: Int
  var height: Int
}
