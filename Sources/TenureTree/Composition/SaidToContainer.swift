/// A modifier that speaks to the container around its view: a tag, the label of a tab, swipe actions. What makes the view part
/// of another element, an overlay for one, goes inside of it: the element is what the container has.
package protocol SaidToContainer: ViewModifier {}

/// A view that may have such a modifier around it, below others.
@MainActor package protocol ContainerSpeaker: View {
  static var speaks: Bool { get }
  static func makeNode<M: ViewModifier>(of view: Self, with modifier: M, in place: Place) -> ViewNode
  static func updateNode<M: ViewModifier>(_ node: ViewNode, to view: Self, with modifier: M)
}

extension ModifiedContent: ContainerSpeaker where Content: View, Modifier: ViewModifier {
  package static var speaks: Bool {
    if Modifier.self is any SaidToContainer.Type { return true }
    // Only what is of the framework stands around the same element.
    return Modifier.Body.self == Never.self && ContainerSpeakers.find(Content.self) != nil
  }

  package static func makeNode<M: ViewModifier>(of view: Self, with modifier: M, in place: Place) -> ViewNode {
    func inside<C: ContainerSpeaker>(_ type: C.Type) -> ViewNode {
      C.makeNode(of: view.content as! C, with: BothModifiers(inner: view.modifier, outer: modifier), in: place)
    }
    guard !(Modifier.self is any SaidToContainer.Type), let content = ContainerSpeakers.find(Content.self) else {
      return Modifier._makeNode(
        view.modifier, ModifiedContent<Content, M>(content: view.content, modifier: modifier), in: place)
    }
    return inside(content)
  }

  package static func updateNode<M: ViewModifier>(_ node: ViewNode, to view: Self, with modifier: M) {
    func inside<C: ContainerSpeaker>(_ type: C.Type) {
      C.updateNode(node, to: view.content as! C, with: BothModifiers(inner: view.modifier, outer: modifier))
    }
    guard !(Modifier.self is any SaidToContainer.Type), let content = ContainerSpeakers.find(Content.self) else {
      return handOver(
        { ModifiedContent<Content, M>(content: view.content, modifier: modifier) },
        to: { Modifier._updateNode(node, to: view.modifier, at: $0) })
    }
    inside(content)
  }
}

/// Which types of views say something to the container around them: each is looked at once.
@MainActor package enum ContainerSpeakers {
  private static var known: [ObjectIdentifier: (any ContainerSpeaker.Type)?] = [:]

  package static func find<V: View>(_ type: V.Type) -> (any ContainerSpeaker.Type)? {
    if let known = known[ObjectIdentifier(type)] { return known }
    let speaker = (type as? any ContainerSpeaker.Type).flatMap { $0.speaks ? $0 : nil }
    known[ObjectIdentifier(type)] = .some(speaker)
    return speaker
  }
}
