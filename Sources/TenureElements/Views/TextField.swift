import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A control for typing one line of text, or more with `axis: .vertical`.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  /// Where a long text goes: along its line, or down into more lines.
  let axis: Axis
  package let inside: Label

  init(text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    inside = label
  }
}

extension TextField: View, ElementView {
  package var facts: TextFieldFacts { TextFieldFacts(text: text, prompt: prompt, axis: axis) }
}

package struct TextFieldFacts: ElementFacts {
  let text: Binding<String>
  let prompt: Text?
  /// Where a long text goes: along its line, or down into more lines.
  let axis: Axis

  package var role: Role { .textField }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(text.wrappedValue)
    if let prompt { attributes[.prompt] = .text(prompt.plain) }
    if axis == .vertical { attributes[.axis] = .text("vertical") }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .setText(let new): text.wrappedValue = new
    case .tap, .focus: node.window.focus.move(to: node)
    case .blur: node.window.focus.move(to: nil)
    case .submit: node.submit()
    default: return false
    }
    return true
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(key))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(key))
  }

  public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(key))
  }

  /// A field for a value with a format: what cannot be read leaves the value alone.
  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = ConvertedLocation<F.FormatInput, String>(
      value.location, read: { format.format($0) }, write: { try? format.parseStrategy.parse($0) })
    self.init(text: Binding(text, value.ownTransaction), prompt: prompt, label: Text(key))
  }
}

/// A text field that hides what is typed. Only the program knows its content: hosts are not told.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  package let inside: Label

  init(text: Binding<String>, prompt: Text? = nil, label: Label) {
    self.text = text
    self.prompt = prompt
    inside = label
  }
}

extension SecureField: View, ElementView {
  package var facts: SecureFieldFacts { SecureFieldFacts(text: text, prompt: prompt) }
}

package struct SecureFieldFacts: ElementFacts {
  let text: Binding<String>
  let prompt: Text?

  package var secret: String? { text.wrappedValue }
  package var secretSource: AnyObject? { text.location.origin }
  package var role: Role { .secureField }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(String(repeating: "•", count: text.wrappedValue.count))
    if let prompt { attributes[.prompt] = .text(prompt.plain) }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .setText(let new): text.wrappedValue = new
    case .tap, .focus: node.window.focus.move(to: node)
    case .blur: node.window.focus.move(to: nil)
    case .submit: node.submit()
    default: return false
    }
    return true
  }
}

extension SecureField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(key))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

/// A text field of several lines.
public struct TextEditor {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, ElementView, ElementFacts {
  package var role: Role { .textEditor }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(text.wrappedValue)
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .setText(let new): text.wrappedValue = new
    case .tap, .focus: node.window.focus.move(to: node)
    case .blur: node.window.focus.move(to: nil)
    default: return false
    }
    return true
  }
}
