import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A value with its name.
public struct LabeledContent<Label: View, Content: View> {
  package let inside: TupleView<ElementPart<Label>, ElementPart<Content>>

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    inside = TupleView(ElementPart(name: "label", inside: label()), ElementPart(name: "content", inside: content()))
  }
}

extension LabeledContent: View, ElementView {
  package var facts: ContainerFacts { .labeledContent }
}

extension LabeledContent where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(key) })
  }

  @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public nonisolated init<F: FormatStyle>(_ key: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(key) })
  }

  /// A value that a format writes, with a name that is not looked up.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
