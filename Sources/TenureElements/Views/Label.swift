import TenureRender
@_spi(Tree) import TenureTree

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  package let inside: TupleView<Icon, Title>

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    inside = TupleView(icon(), title())
  }
}

extension Label: View, ElementView {
  package var facts: ContainerFacts { .label }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(key) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public nonisolated init(_ key: LocalizedStringKey, image name: String) {
    self.init(title: { Text(key) }, icon: { Image(name) })
  }

  /// A title beside an image of the program's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
