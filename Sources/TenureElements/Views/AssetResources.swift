import Foundation
@_spi(Tree) import TenureTree

/// An image of an asset catalogue, as Xcode and `tenure run` declare one for each: `Image(.turtleRock)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The image of a name in a bundle's catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, as Xcode and `tenure run` declare one for each: `Color(.cardBackground)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a name in a bundle's catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// An image of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// An image of an asset catalogue that assistive technology ignores.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside an image of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A title beside an image of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == TenureElements.Label<Text, Image> {
  /// A button with a title and an image of an asset catalogue.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { TenureElements.Label(titleKey, image: image) }
  }

  /// A button with a role, a title and an image of an asset catalogue.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TenureElements.Label(titleKey, image: image) }
  }
}

extension Menu where Label == TenureElements.Label<Text, Image> {
  /// A menu with a title and an image of an asset catalogue.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TenureElements.Label(titleKey, image: image) }
  }

  /// A menu with a title and an image of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TenureElements.Label(title, image: image) }
  }

  /// A tap does `primaryAction`; the menu opens at a long press.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TenureElements.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }
}
