import TenureLayout
import TenureRender
@_spi(Tree) import TenureTree

// What views say to layout in code. Hosts that lay out ask for it; the others never hear of it.

/// A node that says something to layout.
@MainActor protocol LayoutSpeaker: ViewNode {
  var saying: Saying? { get }
}

/// The views of a window that have said something else since the host last asked.
@MainActor private final class NewSayings: WindowPart {
  static let slot = PartSlot()
  var nodes: [ObjectIdentifier: any LayoutSpeaker] = [:]

  init(of window: Window) {}
}

extension Window {
  /// A host that lays out has to ask again. Nothing is kept for one that does not.
  func saysSomethingElse(_ node: any LayoutSpeaker) {
    guard laysOut || tellsGuides && asksForArrangements else { return }
    part(NewSayings.self).nodes[ObjectIdentifier(node)] = node
  }

  func saysNothing(_ node: any LayoutSpeaker) { partIfMade(NewSayings.self)?.nodes[ObjectIdentifier(node)] = nil }

  /// The elements that are to be laid out anew because views have said something else. They are told once.
  package func takeNewSayings() -> [NodeID] {
    guard let part = partIfMade(NewSayings.self), !part.nodes.isEmpty else { return [] }
    let nodes = part.nodes.values
    part.nodes = [:]
    return nodes.filter { !$0.hasLeft }.flatMap { node in node.element.map { [$0.id] } ?? node.elementsBelow }
  }

  /// All that is said to layout about an element, innermost first: by itself, then by the modifiers around it.
  package func sayings(about id: NodeID) -> [Saying] {
    guard let element = find(id) else { return [] }
    var said: [Saying] = []
    if let own = (element as? any LayoutSpeaker)?.saying { said.append(own) }
    var node = element.parent
    while let current = node, current.element == nil {
      if let saying = (current as? any LayoutSpeaker)?.saying { said.append(saying) }
      node = current.parent
    }
    return said
  }
}

extension ViewNode {
  fileprivate var elementsBelow: [NodeID] {
    var all: [NodeID] = []
    children { child in all += child.element.map { [$0.id] } ?? child.elementsBelow }
    return all
  }
}

/// A modifier that hosts know by its name, and that says more to layout than they can be told.
struct LayoutSaying {
  let style: RenderModifier
  let saying: Saying
}

extension LayoutSaying: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { LayoutSayingNode(self, in: place) }
}

private final class LayoutSayingNode: LifecycleNode<LayoutSaying>, LayoutSpeaker {
  /// Once a host has asked: what the answers read belongs to this place.
  private var observing: NodeObserver?
  /// Where the guide is, for a host that aligns by itself, once that has asked; nil where no sum of shares says it.
  private var place: GuidePlace?
  private var wasAsked = false

  override var style: RenderModifier? {
    guard window.tellsGuides, case .guide(let guide, _) = modifier.saying else { return modifier.style }
    if !wasAsked { (wasAsked, place) = (true, findPlace()) }
    guard let place else { return modifier.style }
    var style = modifier.style
    style.attributes[.axis] = .text(guide.axis == .horizontal ? "horizontal" : "vertical")
    style.attributes[.line] = .text(place.words)
    return style
  }

  private func findPlace() -> GuidePlace? {
    guard case .guide(let guide, let value)? = saying, !guide.isTextBaseline else { return nil }
    return GuidePlace(of: guide, value)
  }

  /// The guide may be elsewhere now.
  private func lookAgain() {
    guard wasAsked else { return }
    let new = findPlace()
    if new == place { return }
    place = new
    if window.isShown { window.modifiersChanged(at: self) }
  }

  override var observer: NodeObserver? { observing }

  override func changed(from old: LayoutSaying) {
    if old.style != modifier.style, window.isShown { window.modifiersChanged(at: self) }
    lookAgain()
    window.saysSomethingElse(self)
  }

  override func rerun() {
    observing?.markClean()
    lookAgain()
    window.saysSomethingElse(self)
  }

  override func leave() { window.saysNothing(self) }

  var saying: Saying? {
    if observing == nil { observing = NodeObserver(self) }
    switch modifier.saying {
    case .guide(let guide, let value): return .guide(guide) { [weak self] in self?.following(value, $0) ?? value($0) }
    case .containerLength(let length):
      return .containerLength { [weak self] container, axis in
        self?.following({ length($0.0, $0.1) }, (container, axis)) ?? length(container, axis)
      }
    case .value, .layout: return modifier.saying
    }
  }

  /// The answer, with a note of what it has read. Layout asks where frames are asked for, which is the main thread.
  private nonisolated func following<Subject>(_ answer: (Subject) -> Double, _ subject: Subject) -> Double {
    withoutActuallyEscaping(answer) { answer in
      let question = Unchecked(value: (answer, subject))
      return asMainActor { tracked { question.value.0(question.value.1) } }
    }
  }
}
