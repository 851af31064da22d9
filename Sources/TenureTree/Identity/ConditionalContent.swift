/// One of two views: what `if`/`else` and `switch` become in a builder.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen @usableFromInline package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline package let storage: Storage

  @inlinable package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, FrameworkView where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = ConditionalNode(in: place)
    switch view.storage {
    case .first(let view):
      node.isFirst = true
      node.begin(with: TrueContent._makeNode(view, in: node.place()))
    case .second(let view):
      node.isFirst = false
      node.begin(with: FalseContent._makeNode(view, in: node.place()))
    }
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    handOver({ view }, to: { _updateNode(node, at: $0) })
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    let conditional = node.expect(ConditionalNode.self)
    switch (view.value.isFirst, conditional.isFirst) {
    case (true, true): TrueContent._updateNode(conditional.child!, at: view.held(as: TrueContent.self))
    case (false, false): FalseContent._updateNode(conditional.child!, at: view.held(as: FalseContent.self))
    default: replace(conditional, by: view.take())
    }
  }

  private var isFirst: Bool {
    switch storage {
    case .first: true
    case .second: false
    }
  }

  @MainActor private static func replace(_ node: ConditionalNode, by view: Self) {
    switch view.storage {
    case .first(let view):
      node.isFirst = true
      node.replace(
        false, by: true, with: { TrueContent._makeNode(view, in: $0) },
        update: { TrueContent._updateNode($0, to: view) })
    case .second(let view):
      node.isFirst = false
      node.replace(
        true, by: false, with: { FalseContent._makeNode(view, in: $0) },
        update: { FalseContent._updateNode($0, to: view) })
    }
  }
}

private final class ConditionalNode: BranchNode {
  /// Which of the two stands there.
  var isFirst: Bool {
    get { mark }
    set { mark = newValue }
  }
}

/// A view or none: what `if` without `else` becomes.
extension Optional: View, FrameworkView where Wrapped: View {
  public static func _makeNode(_ view: Wrapped?, in place: _Place) -> _ViewNode {
    let node = BranchNode(in: place)
    if let view { node.begin(with: Wrapped._makeNode(view, in: node.place())) }
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Wrapped?) {
    handOver({ view }, to: { _updateNode(node, at: $0) })
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Wrapped?>) {
    let branch = node.expect(BranchNode.self)
    guard let child = branch.child, view.value != nil else { return replace(branch, by: view.take()) }
    Wrapped._updateNode(child, at: view.held(as: Wrapped.self))
  }

  @MainActor private static func replace(_ node: BranchNode, by view: Wrapped?) {
    switch (node.child, view) {
    case (_, let view?):
      node.replace(
        true, by: true, with: { Wrapped._makeNode(view, in: $0) }, update: { Wrapped._updateNode($0, to: view) })
    case (_?, nil): node.replace(true, by: true, with: nil)
    case (nil, nil): break
    }
  }
}

extension ViewBuilder {
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
}
