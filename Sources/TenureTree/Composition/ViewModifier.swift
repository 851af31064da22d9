import TenureIssues

/// Something that is put around a view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.gray) }
///     }
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  /// The view that a modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: _Place) -> _ViewNode
  /// The content is taken from where it lies: a chain of modifiers copies nothing on its way down.
  static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<V>)
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    Issues.stop(
      Issue(
        "body() should not be called on \(shortName(of: Self.self)).", severity: .fault,
        evidence: "Only the framework's own modifiers do their work without a body.",
        advice: "Write body(content:) and put something around the content there."))
  }
}

extension ViewModifier {
  public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: _Place) -> _ViewNode {
    let node = CompositeModifierNode<Self, V>(modifier, content, in: place)
    node.start()
    return node
  }

  public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<V>) {
    node.expect(CompositeModifierNode<Self, V>.self).update(modifier, content.take())
  }

  /// Both, `self` first.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or a modifier with a modifier around it.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that comes first.
  public var content: Content
  /// What is applied to it.
  public var modifier: Modifier

  /// Applies `modifier` to `content`; `modifier(_:)` reads better.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, FrameworkView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    Modifier._makeNode(view.modifier, view.content, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    handOver({ view }, to: { _updateNode(node, at: $0) })
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    let modifier = view.second(as: Modifier.self, after: Content.self).take()
    Modifier._updateNode(node, to: modifier, at: view.first(as: Content.self))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a view modifier to this view.
  @inlinable public nonisolated consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier is put around, in the modifier's `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ViewNode
}

extension _ViewModifier_Content: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    PlaceholderNode(view.source as! any ContentSource, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {}
}
