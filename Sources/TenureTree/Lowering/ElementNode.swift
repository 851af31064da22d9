import TenureGraph
import TenureRender

/// An element of the screen: the node of a view that hosts know by its id.
@_spi(Tree) open class ElementNode: ViewNode {
  package final let id: NodeID

  public override init(in place: Place) {
    id = place.window.elements.newID()
    super.init(in: place)
    enter()
  }

  public override init(in place: Place, after declarer: ViewNode) {
    id = place.window.elements.newID()
    super.init(in: place, after: declarer)
    enter()
  }

  public override init(rootWith environment: EnvironmentScope) {
    id = environment.window.elements.newID()
    super.init(rootWith: environment)
    window.elements.insert(self)
  }

  public final override var element: ElementNode? { self }

  open var role: Role { fatalError("an element says its own role") }
  open func describe() -> Attributes { Attributes() }
  /// What modifiers say, innermost first, around the view that it belongs to and is not in: around the one that presents
  /// a sheet. Nil for an element that stands where it belongs.
  open var inheritedModifiers: [RenderModifier]? { nil }
  /// Hosts know now that these are the facts about the element.
  open func hostsWereTold(_ facts: Attributes) {}

  /// False where a user cannot use the element though nothing around it is disabled.
  open var isAvailable: Bool { true }
  /// What people call the container whose inside is made as it is scrolled to; nil for any other element.
  open var lazyName: String? { nil }

  /// True for what only groups the elements inside, so that those belong to the element around it as well.
  open var isGroup: Bool { false }
  /// True for what belongs to the element before it, and is nothing by itself.
  open var isAside: Bool { false }
  /// True for a group that is a row itself.
  open var isRow: Bool { false }

  /// True for what fills a screen, a sheet, a tab or a part of an element by itself: what is put there alone is there,
  /// though it shows nothing (rule R184).
  open var isScreenful: Bool { role == .part }

  /// Elements directly inside have come, gone or moved, or stand for something else.
  open func contentChanged() {}
  /// A badge directly inside says something else.
  open func badgeChanged() {}

  private final func enter() {
    let window = window
    window.elements.insert(self)
    if window.parts.hasKeepers { for keeper in window.parts.keepers { keeper.came(self) } }
  }

  open override func leave() {
    let window = window
    window.elements.remove(id)
    if window.parts.hasKeepers { for keeper in window.parts.keepers { keeper.forget(self) } }
  }

  /// The keyboard's focus has come to the element, or left it.
  open func focusMoved(_ isHere: Bool) {}

  open func respond(to action: UserAction) -> Bool { false }

  /// True for what looks at `room`.
  open var asksForRoom: Bool { false }
  /// The room is another one.
  open func describeAgain() {}
}
