import Foundation

// With SwiftUI beside it, a set of offsets means these, and not what SwiftUI has for any collection: that writes elements
// one by one, and for a moment one id would be there twice.

extension IdentifiedArray {
  /// Moves elements in front of the one at a position: what a list's `onMove` asks for.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    move(fromOffsets: Array(source), toOffset: destination)
  }

  /// Takes out the elements at some positions: what a list's `onDelete` asks for.
  public mutating func remove(atOffsets offsets: IndexSet) { remove(atOffsets: Array(offsets)) }
}
