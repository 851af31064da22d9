import TenureRender

/// A picture, by name.
public struct Image: Sendable, Equatable {
  let name: String
  let isSystem: Bool
  var isResizable = false
  var rendering: TemplateRenderingMode?

  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Scale: Sendable { case small, medium, large }

  public init(_ name: String) {
    self.name = name
    isSystem = false
  }

  public init(systemName: String) {
    name = systemName
    isSystem = true
  }

  /// Lets the picture take the room that it is given.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = mode
    return image
  }
}

extension Image: View, ElementView, ElementFacts {
  var role: Role { Role("image") }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(isSystem ? "system:\(name)" : name)
    if isResizable { attributes[AttributeKey("resizable")] = .flag(true) }
    if let rendering { attributes[AttributeKey("rendering")] = .text("\(rendering)") }
  }
}

/// A title with a picture.
public struct Label<Title: View, Icon: View> {
  let inside: TupleView<Icon, Title>

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    inside = TupleView(icon(), title())
  }
}

extension Label: View, ElementView {
  var facts: ContainerFacts { .label }
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
}
