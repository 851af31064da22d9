import TenureRender

/// The title and the bars of one screen, as the views inside it have set them.
@MainActor package final class ScreenBars {
  private var titles: [any BarSpeaker] = []
  private var bars: [ElementNode] = []
  /// What hosts know about the element; nil before it is on the screen.
  package var told: Attributes?
  var isCheckWaiting = false

  package init() {}

  func add(_ title: any BarSpeaker) { titles.append(title) }
  func remove(_ title: any BarSpeaker) { titles.removeAll { $0 === title } }
  package func add(_ bar: ElementNode) { bars.append(bar) }
  package func remove(_ bar: ElementNode) { bars.removeAll { $0 === bar } }

  package var hasBars: Bool { !bars.isEmpty }

  package func visitBars(_ visit: (ViewNode) -> Void) {
    for bar in bars { visit(bar) }
  }

  /// The outermost speaker has the last word on each fact.
  package func describe(into attributes: inout Attributes) { for speaker in inOrder { speaker.say(&attributes) } }

  /// Changes the title, if it may be edited: who has the last word on it answers.
  package func edit(title: String) -> Bool { inOrder.last(where: \.namesScreen)?.edit(title: title) ?? false }

  private var inOrder: [any BarSpeaker] { titles.sorted { $0.height > $1.height } }
}

/// An element that has a frame: a screen, a presentation, the window.
@MainActor package protocol BarHolder: ElementNode {
  var screenBars: ScreenBars { get }
}

/// A view inside that says something about the frame.
@MainActor protocol BarSpeaker: ViewNode {
  func say(_ attributes: inout Attributes)
  /// True for what says the title.
  var namesScreen: Bool { get }
  func edit(title: String) -> Bool
}

extension BarSpeaker {
  var namesScreen: Bool { false }
  func edit(title: String) -> Bool { false }
}

extension BarHolder {
  /// Views inside say something else. Hosts are told once all of them have spoken, and once the element is there.
  package func barsChanged() {
    if screenBars.isCheckWaiting { return }
    screenBars.isCheckWaiting = true
    window.afterBodies { [weak self] in self?.tellFrame() }
  }

  private func tellFrame() {
    screenBars.isCheckWaiting = false
    let before = screenBars.told
    let now = describe()
    if let before, before != now { tellHosts(now) }
  }
}

extension ViewNode {
  /// The nearest frame around.
  package final var barHolder: (any BarHolder)? {
    var node = parent
    while let current = node {
      if let holder = current as? any BarHolder { return holder }
      node = current.parent
    }
    return nil
  }
}

/// A modifier that says one thing about the frame around it.
public struct _BarModifier {
  package let key: AttributeKey
  package let value: AttributeValue
  /// Where an edited title goes.
  package var title: Binding<String>?
  package var reach: Reach

  /// Whose frame it speaks of: the nearest one, or that of the sheet around, whatever screens are between.
  package enum Reach { case screen, presentation, nothing }

  package init(key: AttributeKey, value: AttributeValue, title: Binding<String>? = nil, reach: Reach = .screen) {
    (self.key, self.value) = (key, value)
    (self.title, self.reach) = (title, reach)
  }
}

extension _BarModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { BarModifierNode(self, in: place) }
}

private final class BarModifierNode: LifecycleNode<_BarModifier>, BarSpeaker, Suspendable {
  private weak var holder: ElementNode?
  private var observing: NodeObserver?
  private var bound: String?

  override var observer: NodeObserver? { observing }

  override func began() {
    let holder: (any BarHolder)? =
      switch modifier.reach {
      case .screen: barHolder
      case .presentation: layer
      case .nothing: nil
      }
    self.holder = holder
    if modifier.title != nil {
      observing = NodeObserver(self)
      bound = tracked { modifier.title?.wrappedValue }
    }
    holder?.screenBars.add(self)
    holder?.barsChanged()
  }

  override func changed(from old: _BarModifier) {
    if modifier.title != nil {
      rerun()
    } else if old.value != modifier.value {
      (holder as? any BarHolder)?.barsChanged()
    }
  }

  override func rerun() {
    let title = tracked { modifier.title?.wrappedValue }
    if title == bound { return }
    bound = title
    (holder as? any BarHolder)?.barsChanged()
  }

  override func leave() { suspended() }

  /// What leaves under an animation has no say any more: the screen is that of what has come.
  func suspended() {
    guard let holder = holder as? any BarHolder else { return }
    holder.screenBars.remove(self)
    holder.barsChanged()
  }

  func resumed() {
    guard let holder = holder as? any BarHolder else { return }
    holder.screenBars.add(self)
    holder.barsChanged()
  }

  func say(_ attributes: inout Attributes) {
    if let bound {
      attributes[modifier.key] = .text(bound)
      attributes[.editable] = .flag(true)
    } else if case .list(let mine) = modifier.value, case .list(let others) = attributes[modifier.key] {
      // Of several bars each is said for itself.
      attributes[modifier.key] = .list(others + mine)
    } else {
      attributes[modifier.key] = modifier.value
      if namesScreen { attributes[.editable] = nil }
    }
  }

  var namesScreen: Bool { modifier.key == .title }

  func edit(title: String) -> Bool {
    guard let binding = modifier.title else { return false }
    binding.wrappedValue = title
    return true
  }
}
