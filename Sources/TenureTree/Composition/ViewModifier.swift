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
  static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, _ content: V)
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

  public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, _ content: V) {
    node.expect(CompositeModifierNode<Self, V>.self).update(modifier, content)
  }

  /// Both, `self` first.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or a modifier with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that comes first.
  public var content: Content
  /// What is applied to it.
  public var modifier: Modifier

  /// Applies `modifier` to `content`; `modifier(_:)` reads better.
  public init(content: Content, modifier: Modifier) {
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
    Modifier._updateNode(node, to: view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a view modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
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
