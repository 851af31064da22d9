import Foundation
@_spi(Tree) import TenureTree

// Titles that are resources of string tables.

extension Button where Label == Text {
  /// A button with a title from a string table.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TenureElements.Label<Text, Image> {
  /// A button with a title from a string table and a system symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TenureElements.Label(title, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title from a string table beside a system symbol.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title from a string table beside an image of the program's own.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a header from a string table.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title from a string table.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// A picker with a title from a string table.
  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value beside a title from a string table.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text beside a title from a string table.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension Menu where Label == Text {
  /// A menu with a title from a string table.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title from a string table.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// A field with a title from a string table.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
