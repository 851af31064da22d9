import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Views made of a collection, whose rows may be edited.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// What may be done to the rows inside.
public struct _RowEditModifier {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

extension _RowEditModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { RowEditNode(self, in: place) }
}

/// Answers for the rows of the collection inside.
private final class RowEditNode: LifecycleNode<_RowEditModifier>, Responder {
  override var style: RenderModifier? { .editable(delete: modifier.onDelete != nil, move: modifier.onMove != nil) }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    guard let (position, count) = element.position(within: self) else { return .none }
    switch action {
    case .delete:
      guard let onDelete = modifier.onDelete, !element.isSaid(.deleteDisabled, within: self) else { return .none }
      onDelete(IndexSet(integer: position))
    case .move(let place):
      guard let onMove = modifier.onMove, !element.isSaid(.moveDisabled, within: self) else { return .none }
      guard (0..<count).contains(place) else { return .none }
      if place != position { onMove(IndexSet(integer: position), place > position ? place + 1 : place) }
    default: return .none
    }
    return .done
  }
}

extension RenderModifier {
  /// Says what may be done to a row.
  static func editable(delete: Bool, move: Bool) -> RenderModifier? {
    if !delete && !move { return nil }
    var attributes = Attributes()
    if delete { attributes[.delete] = .flag(true) }
    if move { attributes[.move] = .flag(true) }
    return RenderModifier(.editable, attributes)
  }
}

extension ViewNode {
  /// The position of the row that this node is in, in the outermost collection inside `container`, and how many rows
  /// that has.
  final func position(within container: ViewNode) -> (Int, Int)? {
    var position: (Int, Int)?
    var node: ViewNode = self
    while let parent = node.parent, node !== container {
      if let rows = parent as? any RowHolder { position = rows.position(of: node).map { ($0, rows.rowCount) } }
      node = parent
    }
    return position
  }
}

extension DynamicViewContent {
  /// Lets a user delete rows. `action` takes them out of the data; nil for "not now".
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(_RowEditModifier(onDelete: action))
  }

  /// Lets a user move rows. `action` moves them in the data, before the row at the given offset.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(_RowEditModifier(onMove: action))
  }
}

extension View {
  /// Keeps the user from deleting this row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    style(.deleteDisabled, .flag(isDisabled))
  }

  /// Keeps the user from moving this row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { style(.moveDisabled, .flag(isDisabled)) }
}

// Both change the collection by what it offers itself: no element is written over another one, which a collection that knows
// its elements by their ids would take for a second one.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, before the one at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let places = Array(indices)
    let moved = source.filter { $0 < places.count }
    /// At each place, where what shall stand there is now.
    var wanted: [Int] = []
    wanted.reserveCapacity(places.count)
    for offset in 0...places.count {
      if offset == Swift.min(destination, places.count) { wanted += moved }
      if offset < places.count && !source.contains(offset) { wanted.append(offset) }
    }
    // What stands at a place goes where what is wanted there was, until it is itself wanted there.
    for first in places.indices {
      var place = first
      while wanted[place] != first {
        let next = wanted[place]
        swapAt(places[place], places[next])
        wanted[place] = place
        place = next
      }
      wanted[place] = place
    }
  }
}
