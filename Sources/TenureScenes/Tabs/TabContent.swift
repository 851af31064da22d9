import TenureElements
@_spi(Tree) import TenureTree

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> var body: Body { get }

  /// The tabs as a view.
  var _tabs: AnyView { get }
}

extension TabContent {
  public var _tabs: AnyView { AnyView(TabPart(content: self)) }
}

/// A program's own tabs at their place: its properties are installed like a view's.
struct TabPart<Content: TabContent> {
  let content: Content
}

extension TabPart: View {
  @MainActor var body: AnyView { content.body._tabs }
}

extension TabPart: TransparentHolder {
  static var heldType: Any.Type { Content.self }
}

/// The end of the chain of bodies, for tabs that the framework itself knows.
public struct _NoTabs<TabValue: Hashable>: TabContent {
  public var body: _NoTabs<TabValue> { self }
  public var _tabs: AnyView { AnyView(EmptyView()) }
}

/// Tabs that the framework itself knows.
protocol FrameworkTabContent: TabContent where Body == _NoTabs<TabValue> {}

extension FrameworkTabContent {
  public var body: _NoTabs<TabValue> { fatalError("body() should not be called on \(Self.self).") }
}

/// Several tabs, one of two, or none.
public struct _TabGroup<TabValue: Hashable> {
  let view: AnyView
}

extension _TabGroup: FrameworkTabContent {
  public var _tabs: AnyView { view }
}

/// The result builder for the content of a `TabView` made of `Tab`s.
@MainActor @resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C0: TabContent, C1: TabContent>(_ c0: C0, _ c1: C1) -> _TabGroup<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue { group([c0._tabs, c1._tabs]) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> _TabGroup<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs]) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> _TabGroup<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue {
    group([c0._tabs, c1._tabs, c2._tabs, c3._tabs])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> _TabGroup<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs]) }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> _TabGroup<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs]) }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> _TabGroup<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs]) }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> _TabGroup<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs]) }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> _TabGroup<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
    C8.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs, c8._tabs]) }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent, C9: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> _TabGroup<
    TabValue
  >
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
    C8.TabValue == TabValue, C9.TabValue == TabValue
  { group([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs, c8._tabs, c9._tabs]) }
  private static func group(_ parts: [AnyView]) -> _TabGroup<TabValue> {
    _TabGroup(view: AnyView(ForEach(0..<parts.count, id: \.self) { parts[$0] }))
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
  public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> where C.TabValue == TabValue {
    _TabGroup(view: AnyView(TabBranch(isFirst: true, tabs: first._tabs)))
  }
  public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> where C.TabValue == TabValue {
    _TabGroup(view: AnyView(TabBranch(isFirst: false, tabs: second._tabs)))
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabGroup<TabValue>
  where C.TabValue == TabValue { _TabGroup(view: content._tabs) }

  /// The tabs of a builder as a view.
  public struct Content<C: TabContent> {
    let content: C

    nonisolated init(content: C) { self.content = content }
  }
}

extension TabContentBuilder.Content: View, FrameworkView, TabStructure {
  var asTabs: AnyView { content._tabs }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    AnyView._makeNode(view.content._tabs, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    AnyView._updateNode(node, to: view.content._tabs)
  }
}

/// The tabs of one branch: a view of another kind than those of the other one.
struct TabBranch {
  let isFirst: Bool
  let tabs: AnyView
}

extension TabBranch: View {
  var body: some View { if isFirst { tabs } else { tabs } }
}

extension ForEach: TabContent, FrameworkTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _NoTabs<Content.TabValue>

  public var _tabs: AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, content: { content($0)._tabs }, id: id, isConstant: isConstant))
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each number.
  @preconcurrency public nonisolated init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping @MainActor (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == T {
    self.init(data: data, content: content, id: { $0 })
  }

  @preconcurrency public nonisolated init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == T {
    self.init(data: data, content: content, id: { $0.id })
  }

  @preconcurrency public nonisolated init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping @MainActor (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension Optional: TabContent, FrameworkTabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = _NoTabs<Wrapped.TabValue>

  public var _tabs: AnyView { AnyView(map { $0._tabs }) }
}

extension Group: TabContent, FrameworkTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _NoTabs<Content.TabValue>

  public var _tabs: AnyView { content._tabs }

  public nonisolated init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where Content.TabValue == T {
    self.init(content: content())
  }
}

extension TabContent {
  /// Shows a number at the tab; none at zero.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { changed { AnyView($0.badge(count)) } }

  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changed { AnyView($0.badge(label)) } }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { AnyView($0.badge(key)) }
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { String($0) }
    return changed { AnyView($0.badge(text)) }
  }

  /// Takes the tab from the bar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { AnyView($0.style(.hidden, .flag(hidden))) }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { AnyView($0.disabled(disabled)) }
  }

  nonisolated func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _ChangedTabs<Self> {
    _ChangedTabs(content: self, change: change)
  }
}

/// Tabs with a modifier around them.
public struct _ChangedTabs<Content: TabContent> {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
}

extension _ChangedTabs: FrameworkTabContent {
  public typealias TabValue = Content.TabValue
  public var _tabs: AnyView { change(content._tabs) }
}
