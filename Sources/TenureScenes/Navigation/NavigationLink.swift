import TenureElements
@_spi(Tree) import TenureTree

/// A button that pushes a screen onto the navigation stack around it.
///
///     NavigationLink("Details", value: Route.detail(id))      // what .navigationDestination(for: Route.self) says
///     NavigationLink("About") { About() }                      // this view
public struct NavigationLink<Label: View, Destination: View> {
  let target: LinkTarget<Destination>
  let label: Label
}

/// Where a link leads.
enum LinkTarget<Destination: View> {
  /// To the screen of a value; nowhere without one.
  case value((any Hashable)?)
  case view(Destination, isActive: Binding<Bool>?)
}

extension NavigationLink: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = LinkNode(view.target, in: place)
    node.start(view.label)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(LinkNode<Destination>.self).update(view.target, view.label)
  }
}

// MARK: To a value

extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { $0 }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

// MARK: To a view

extension NavigationLink {
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination(), isActive: nil), label: label())
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: nil), label: label())
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(title) })
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination, label: { Text(title) })
  }
}

// MARK: To a view, by a flag or a selection

extension NavigationLink {
  @available(*, deprecated, message: "use NavigationLink(value:) inside a NavigationStack or NavigationSplitView")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:) inside a NavigationStack or NavigationSplitView")
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: isActive), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:) inside a List within a NavigationSplitView")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: Self.isSelected(tag, selection)), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:) inside a List within a NavigationSplitView")
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: Self.isSelected(tag, selection)), label: label())
  }

  private nonisolated static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      ClosureLocation(
        read: { selection.wrappedValue == tag },
        write: { isSelected, _ in
          if isSelected {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }))
  }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "use NavigationLink(value:) inside a NavigationStack or NavigationSplitView")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: Text(titleKey))
  }

  @available(*, deprecated, message: "use NavigationLink(value:) inside a NavigationStack or NavigationSplitView")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination, isActive: isActive), label: Text(titleKey))
  }

  @available(*, deprecated, message: "use NavigationLink(value:) inside a List within a NavigationSplitView")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .view(destination, isActive: Self.isSelected(tag, selection)), label: Text(titleKey))
  }

  /// A link with a title that is open while the selection is its tag.
  @available(*, deprecated, message: "use NavigationLink(value:) inside a List within a NavigationSplitView")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: Self.isSelected(tag, selection)), label: Text(titleKey))
  }

  /// A link with a text that is open while a flag is true.
  @available(*, deprecated, message: "use NavigationLink(value:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: Text(title))
  }

  /// A link with a text that is open while a flag is true.
  @available(*, deprecated, message: "use NavigationLink(value:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination, isActive: isActive), label: Text(title))
  }

  /// A link with a text that is open while the selection is its tag.
  @available(*, deprecated, message: "use NavigationLink(value:) inside a List within a NavigationSplitView")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: Self.isSelected(tag, selection)), label: Text(title))
  }

  /// A link with a text that is open while the selection is its tag.
  @available(*, deprecated, message: "use NavigationLink(value:) inside a List within a NavigationSplitView")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .view(destination, isActive: Self.isSelected(tag, selection)), label: Text(title))
  }
}

extension NavigationLink {
  /// Whether the link shows its destination beside it in a split view. Here a link does what its stack or split view says.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
