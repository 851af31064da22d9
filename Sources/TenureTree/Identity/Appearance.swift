/// A modifier whose node keeps one view and does something of its own around it.
package protocol LifecycleModifier: ViewModifier where Body == Never {
  @MainActor func makeNode(in place: Place) -> LifecycleNode<Self>
}

extension LifecycleModifier {
  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: Place) -> ViewNode {
    let node = modifier.makeNode(in: place)
    node.start(content)
    return node
  }

  public static func _updateNode<Content: View>(_ node: ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    node.expect(LifecycleNode<Self>.self).update(modifier, at: content)
  }
}

/// The node of such a modifier: content first, so that what is inside acts before what is outside (R126).
@_spi(Tree) open class LifecycleNode<Modifier>: ParentNode {
  package private(set) final var modifier: Modifier

  public init(_ modifier: Modifier, in place: Place) {
    self.modifier = modifier
    super.init(in: place)
  }

  package final func start<Content: View>(_ content: Content) {
    child = Content._makeNode(content, in: place())
    began()
  }

  package final func update<Content: View>(_ modifier: Modifier, at content: _NewValue<Content>) {
    let old = self.modifier
    self.modifier = modifier
    Content._updateNode(child!, at: content)
    changed(from: old)
  }

  /// The content stands for the first time.
  open func began() {}
  /// The content has a new value, and so has the modifier.
  open func changed(from old: Modifier) {}
}

public struct _AppearanceActionModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension _AppearanceActionModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { AppearActionNode(self, in: place) }
}

private final class AppearActionNode: AppearanceNode<_AppearanceActionModifier> {
  /// True between the two closures: they alternate strictly (R132).
  private var hasAppeared = false

  override func appeared() {
    window.asAction { [self] in
      if !isPresent || hasAppeared { return }
      hasAppeared = true
      modifier.appear?()
    }
  }

  override func disappeared() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let disappear = modifier.disappear { window.asDeparture { Departure.run(disappear) } }
  }
}

extension View {
  /// Runs `action` when the view has come on the screen, before the frame is shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view has left.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// What views do as they leave.
@MainActor enum Departure {
  private(set) static var isRunning = false

  static func run(_ body: () -> Void) {
    let before = isRunning
    isRunning = true
    defer { isRunning = before }
    body()
  }
}
