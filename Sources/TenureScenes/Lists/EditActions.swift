import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// What a user may do to the elements of a collection, without code for it.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  static var deleting: EditActions { EditActions(rawValue: 1) }
  static var moving: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { .moving }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  public static var all: EditActions<Data> { [.deleting, .moving] }
}

/// The indices of a collection, each with the id of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  let base: Base
  let id: (Base.Element) -> ID

  /// The index of an element, with its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
}

extension IndexedIdentifierCollection: Collection {
  public typealias Index = Base.Index

  public var startIndex: Index { base.startIndex }
  public var endIndex: Index { base.endIndex }
  public func index(after i: Index) -> Index { base.index(after: i) }
  public subscript(position: Index) -> Element { Element(index: position, id: id(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index { base.index(i, offsetBy: distance) }
  public func distance(from start: Index, to end: Index) -> Int { base.distance(from: start, to: end) }
}

/// A row that a user may delete or move.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let data: Binding<Data>
  let actions: EditActions<Data>
  /// Takes the row out of the data.
  let delete: () -> Void
  /// Moves the row to a place in the data.
  let move: (Int) -> Void
}

extension EditableCollectionContent: View, FrameworkView where Content: View {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    EditableRowNode(view, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(EditableRowNode<Content, Data>.self).update(view)
  }
}

private final class EditableRowNode<Content: View, Data>: ParentNode, Responder {
  private var view: EditableCollectionContent<Content, Data>

  init(_ view: EditableCollectionContent<Content, Data>, in place: Place) {
    self.view = view
    super.init(in: place)
    child = Content._makeNode(view.content, in: self.place())
  }

  func update(_ view: EditableCollectionContent<Content, Data>) {
    self.view = view
    Content._updateNode(child!, to: view.content)
  }

  override var style: RenderModifier? {
    .editable(delete: view.actions.contains(.deleting), move: view.actions.contains(.moving))
  }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    switch action {
    case .delete where view.actions.contains(.deleting) && !element.isSaid(.deleteDisabled, within: self):
      view.delete()
    case .move(let place) where view.actions.contains(.moving) && !element.isSaid(.moveDisabled, within: self):
      view.move(place)
    default: return .none
    }
    return .done
  }
}

extension ForEach {
  /// A binding for each element, and rows that a user may delete or move.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A binding for each element, with ids by key path, and rows that a user may delete or move.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let count = elements.count
    let (base, content, shown) = (Unchecked(value: data), Unchecked(value: content), Unchecked(value: elements))
    self.init(
      data: IndexedIdentifierCollection(base: elements, id: { $0[keyPath: id] }),
      content: { row in
        let position = shown.value.distance(from: shown.value.startIndex, to: row.index)
        return EditableCollectionContent(
          content: content.value(base.value[row.index]), data: base.value, actions: editActions,
          delete: { base.value.wrappedValue = without(position, base.value.wrappedValue) },
          move: { place in
            let destination = place > position ? place + 1 : place
            if place != position, (0..<count).contains(place) {
              base.value.wrappedValue.move(fromOffsets: IndexSet(integer: position), toOffset: destination)
            }
          })
      },
      id: { $0.id })
  }
}

/// The collection without the element at an offset. Only collections of which elements can be taken offer the action.
private func without<C: Collection>(_ offset: Int, _ elements: C) -> C {
  func remove<R: RangeReplaceableCollection>(from elements: R) -> C {
    var elements = elements
    elements.remove(at: elements.index(elements.startIndex, offsetBy: offset))
    return elements as! C
  }
  guard let replaceable = elements as? any RangeReplaceableCollection else { return elements }
  return remove(from: replaceable)
}
