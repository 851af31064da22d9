import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A scrolling list of rows. Every row is made at the start here; `onAppear` follows the visible rows.
///
///     List(people, selection: $selected) { person in Text(person.name) }
///
/// The trap: a row is selected by its id, or by a `.tag` of exactly the selection's type; a selection of another type
/// than the ids selects nothing, without a word.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection<SelectionValue>?
  let inside: Content

  nonisolated init(_ selection: ListSelection<SelectionValue>?, _ inside: Content) {
    self.selection = selection
    self.inside = inside
  }
}

/// Where the selection of a list is kept.
enum ListSelection<Value: Hashable> {
  case none
  /// One row, or no row.
  case optional(Binding<Value?>)
  /// Always a row.
  case one(Binding<Value>)
  case many(Binding<Set<Value>>)

  init(_ binding: Binding<Value?>?) { self = binding.map { .optional($0) } ?? .none }
  init(_ binding: Binding<Set<Value>>?) { self = binding.map { .many($0) } ?? .none }

  @MainActor var values: Set<Value> {
    switch self {
    case .none: []
    case .optional(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .one(let binding): [binding.wrappedValue]
    case .many(let binding): binding.wrappedValue
    }
  }
}

/// The facts of a list whose rows nobody selects.
private struct ListFacts: ElementFacts {
  static var readsState: Bool { true }
  var role: Role { .list }
  var lazyName: String? { "List" }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if node.isEdited { attributes[.editing] = .flag(true) }
  }
}

extension ElementNode {
  /// A user edits what is on the screen around.
  final var isEdited: Bool { EnvironmentValues(scope: environment).editMode?.wrappedValue.isEditing ?? false }
}

extension List: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    if let selection = view.selection {
      let node = SelectionListNode(selection, in: place)
      node.start(view.inside)
      return node
    }
    let node = TypedElementNode(ListFacts(), in: place)
    node.start()
    node.inside = Content._makeNode(view.inside, in: node.place())
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let selection = view.selection {
      node.expect(SelectionListNode<SelectionValue>.self).update(selection, view.inside)
    } else if let inside = node.expect(TypedElementNode<ListFacts>.self).inside {
      Content._updateNode(inside, to: view.inside)
    }
  }
}
