/// What `Group(subviews:transform:)` shows. Programs do not name it.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: @MainActor (SubviewsCollection) -> Content
}

/// What `Group(sections:transform:)` shows. Programs do not name it.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let transform: @MainActor (SectionCollection) -> Content
}

/// The elements of a `ForEach(subviews:content:)`. Programs do not name it.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let source: AnyView
  var subviews = SubviewsCollection([])

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// One place after the last element.
  public var endIndex: Int { subviews.count }
  /// The subview at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The elements of a `ForEach(sections:content:)`. Programs do not name it.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let source: AnyView
  var sections = SectionCollection(sections: [])

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// One place after the last element.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  /// The views that a closure makes of the subviews of another view.
  ///
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { Hero { first } }
  ///       Grid { ForEach(subviews.dropFirst()) { $0 } }
  ///     }
  ///
  /// What a `ForEach`, a `Group`, an `if` or a view with a body of several views stands for are subviews of their own. The
  /// closure runs again when subviews come, go, move or have other container values.
  @preconcurrency public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping @MainActor (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }

  /// The views that a closure makes of the sections of another view. Views outside of sections are sections without a header.
  @preconcurrency public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping @MainActor (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}

extension ForEach where Content: View {
  /// A view for each subview of another view; a subview keeps its view, and its state, wherever it moves.
  ///
  ///     ForEach(subviews: content) { subview in Card { subview } }
  @preconcurrency public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping @MainActor (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: Data(source: AnyView(view)), content: content, id: { $0.id })
    isOfSubviews = true
  }

  /// A view for each section of another view.
  @preconcurrency public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping @MainActor (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: Data(source: AnyView(view)), content: content, id: { $0.id })
    isOfSubviews = true
  }
}

/// Elements that are the subviews of a view, or its sections.
@MainActor private protocol ElementsOfContent: RandomAccessCollection {
  var source: AnyView { get }
  func filled(from list: SubviewsList) -> Self
}

extension ForEachSubviewCollection: ElementsOfContent {
  fileprivate func filled(from list: SubviewsList) -> Self { Self(source: source, subviews: list.subviews) }
}

extension ForEachSectionCollection: ElementsOfContent {
  fileprivate func filled(from list: SubviewsList) -> Self { Self(source: source, sections: list.sections) }
}

extension ForEach where Content: View {
  private var elements: any ElementsOfContent { data as! any ElementsOfContent }

  @MainActor private var fill: @MainActor (SubviewsList) -> Self {
    let (elements, view) = (elements, self)
    return { list in
      var view = view
      view.data = elements.filled(from: list) as! Data
      view.isOfSubviews = false
      return view
    }
  }

  @MainActor static func makeOfSubviews(_ view: Self, in place: Place) -> ViewNode {
    SubviewsNode<Self>.make(view.elements.source, view.fill, in: place)
  }

  @MainActor static func updateOfSubviews(_ node: ViewNode, to view: Self) {
    node.expect(SubviewsNode<Self>.self).update(view.elements.source, view.fill)
  }
}

extension GroupElementsOfContent: View, FrameworkView, ListedView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let transform = view.transform
    return SubviewsNode<Content>.make(AnyView(view.subviews), { transform($0.subviews) }, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let transform = view.transform
    node.expect(SubviewsNode<Content>.self).update(AnyView(view.subviews)) { transform($0.subviews) }
  }

  @MainActor private static func with<M: ViewModifier>(
    _ view: Self, _ modifier: M
  ) -> GroupElementsOfContent<Subviews, ModifiedContent<Content, M>> {
    let transform = view.transform
    return GroupElementsOfContent<Subviews, ModifiedContent<Content, M>>(
      subviews: view.subviews, transform: { ModifiedContent(content: transform($0), modifier: modifier) })
  }

  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    GroupElementsOfContent<Subviews, ModifiedContent<Content, M>>._makeNode(with(view, modifier), in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    GroupElementsOfContent<Subviews, ModifiedContent<Content, M>>._updateNode(node, to: with(view, modifier))
  }
}

extension GroupSectionsOfContent: View, FrameworkView, ListedView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let transform = view.transform
    return SubviewsNode<Content>.make(AnyView(view.sections), { transform($0.sections) }, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let transform = view.transform
    node.expect(SubviewsNode<Content>.self).update(AnyView(view.sections)) { transform($0.sections) }
  }

  @MainActor private static func with<M: ViewModifier>(
    _ view: Self, _ modifier: M
  ) -> GroupSectionsOfContent<Sections, ModifiedContent<Content, M>> {
    let transform = view.transform
    return GroupSectionsOfContent<Sections, ModifiedContent<Content, M>>(
      sections: view.sections, transform: { ModifiedContent(content: transform($0), modifier: modifier) })
  }

  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    GroupSectionsOfContent<Sections, ModifiedContent<Content, M>>._makeNode(with(view, modifier), in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    GroupSectionsOfContent<Sections, ModifiedContent<Content, M>>._updateNode(node, to: with(view, modifier))
  }
}

/// Content that is listed, and what a closure makes of the list.
private final class SubviewsNode<Result: View>: ViewNode {
  private let list = SubviewsList()
  private var root: SubviewsRoot!
  private var shown: DeferredNode<Result>!
  private var transform: @MainActor (SubviewsList) -> Result

  private init(_ transform: @escaping @MainActor (SubviewsList) -> Result, in place: Place) {
    self.transform = transform
    super.init(in: place)
  }

  static func make(
    _ content: AnyView, _ transform: @escaping @MainActor (SubviewsList) -> Result, in place: Place
  ) -> SubviewsNode {
    let node = SubviewsNode(transform, in: place)
    let root = SubviewsRoot(node.list, in: node.place())
    root.child = Listed.make(content, Listing(list: node.list), in: root.place())
    node.root = root
    node.shown = DeferredNode({ [unowned node] in node.transform(node.list) }, in: node.place(), from: root)
    node.shown.start()
    node.list.showAgain = { [unowned node] in node.shown.observer?.invalidate() }
    return node
  }

  func update(_ content: AnyView, _ transform: @escaping @MainActor (SubviewsList) -> Result) {
    self.transform = transform
    Listed.update(root.child!, to: content, Listing(list: list))
    list.contentUpdated()
    shown.update { [unowned self] in self.transform(list) }
  }

  override func children(_ visit: (ViewNode) -> Void) {
    visit(root)
    if let shown { visit(shown) }
  }
}
