import TenureRender
@_spi(Tree) import TenureTree

// In a picker, a section only groups choices, and a divider stands between them: neither is a choice.

extension Section {
  /// The element, or in a picker what is inside.
  @MainActor public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    guard place.isAmongChoices else { return makeElement(view, in: place) }
    let node = ChoicesNode(in: place)
    node.child = Content._makeNode(view.inside.content, in: node.place())
    return node
  }

  /// Hands a new value on.
  @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
    guard let node = node as? ChoicesNode else { return takeElement(node, to: view) }
    Content._updateNode(node.child!, to: view.inside.content)
  }

  /// Hands a new value on.
  @MainActor public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    _updateNode(node, to: view.take())
  }
}

extension Divider {
  /// The element, or in a picker what is inside.
  @MainActor public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    place.isAmongChoices ? ChoicesNode(in: place) : makeElement(view, in: place)
  }

  /// Hands a new value on.
  @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if !(node is ChoicesNode) { takeElement(node, to: view) }
  }

  /// Hands a new value on.
  @MainActor public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    _updateNode(node, to: view.take())
  }
}

/// A part of a picker that is no element: its choices are the picker's.
private final class ChoicesNode: ParentNode {}

extension _Place {
  /// True for what stands in a picker and in no other element there.
  @MainActor fileprivate var isAmongChoices: Bool {
    var node: ViewNode? = parent
    while let current = node {
      if let element = current.element { return element.role == .picker }
      node = current.parent
    }
    return false
  }
}
