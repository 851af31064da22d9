import TenureElements
@_spi(Tree) import TenureTree

/// A view as the tabs that it stands for: several where it is several views next to each other, one otherwise.
struct TabList<Content: View> {
  let content: Content
}

/// A view that is several views, each of them a tab.
protocol TabStructure: View {
  associatedtype Tabs: View
  var asTabs: Tabs { get }
}

extension TabList: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    if let structure = view.content as? any TabStructure { return make(structure, in: place) }
    let isLazy = EnvironmentValues(scope: place.environment).hasPagedTabs
    let node = TabNode(in: place)
    node.start(TabPage.Source(view.content), isLazy: isLazy)
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let structure = view.content as? any TabStructure { return update(node, to: structure) }
    node.expect(TabNode.self).page.update(TabPage.Source(view.content))
  }

  @MainActor private static func make<S: TabStructure>(_ structure: S, in place: Place) -> ViewNode {
    S.Tabs._makeNode(structure.asTabs, in: place)
  }

  @MainActor private static func update<S: TabStructure>(_ node: ViewNode, to structure: S) {
    S.Tabs._updateNode(node, to: structure.asTabs)
  }
}

extension TupleView: TabStructure {
  var asTabs: TupleView<repeat TabList<each Content>> {
    TupleView<repeat TabList<each Content>>(repeat TabList(content: each content))
  }
}

extension ForEach: TabStructure where Content: View {
  var asTabs: ForEach<Data, ID, TabList<Content>> {
    let content = content
    return ForEach<Data, ID, TabList<Content>>(
      data: data, content: { TabList(content: content($0)) }, id: id, isConstant: isConstant)
  }
}

extension Group: TabStructure where Content: View {
  var asTabs: Group<TabList<Content>> { Group<TabList<Content>>(content: TabList(content: content)) }
}

extension Optional: TabStructure where Wrapped: View {
  var asTabs: TabList<Wrapped>? { map { TabList(content: $0) } }
}

extension _ConditionalContent: TabStructure where TrueContent: View, FalseContent: View {
  var asTabs: _ConditionalContent<TabList<TrueContent>, TabList<FalseContent>> {
    switch storage {
    case .first(let view): .init(storage: .first(TabList(content: view)))
    case .second(let view): .init(storage: .second(TabList(content: view)))
    }
  }
}
