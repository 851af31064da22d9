import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// One tab of a tab view: its label, its value in the selection, and its content.
public struct Tab<Value, Content, Label> {
  let value: (any Hashable)?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// The tab for searching.
  public static let search = TabRole(name: "search")
}

extension Tab: TabContent, FrameworkTabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = _NoTabs<Value>

  public var _tabs: AnyView { AnyView(TabSlot(value: value, kind: role?.name, content: content, label: label)) }
}

/// The view that such a tab is.
struct TabSlot<Content: View, Label: View> {
  let value: (any Hashable)?
  let kind: String?
  let content: Content
  let label: Label
}

extension TabSlot: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TabNode(in: place)
    node.start(TabPage.Source(view.content), view.label, view.value, view.kind)
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(TabNode.self).update(TabPage.Source(view.content), view.label, view.value, view.kind)
  }
}

/// The label of a tab that was given as a text and an image.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  nonisolated init(title: Text, image: Image?) { (self.title, self.image) = (title, image) }

  /// That of a tab that says its role alone.
  nonisolated init(of role: TabRole?) {
    let isSearch = role == .search
    self.init(
      title: Text(verbatim: isSearch ? "Search" : ""), image: isSearch ? Image(systemName: "magnifyingglass") : nil)
  }

  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

// MARK: With a value

extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(value: Optional(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(of: role))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(titleKey, systemImage: systemImage, value: Optional(value), role: role, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(title, systemImage: systemImage, value: Optional(value), role: role, content: content)
  }
}

// MARK: Without a value

extension Tab where Value == Never, Content: View, Label: View {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(of: role))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: nil, role: role, content: content(), label: label)
  }
}
