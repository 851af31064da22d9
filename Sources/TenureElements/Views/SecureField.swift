import TenureRender
@_spi(Tree) import TenureTree

/// A text field that hides what is typed. Only the program knows its content: hosts are not told.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let onCommit: (() -> Void)?
  package let inside: Label

  init(text: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)? = nil, label: Label) {
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    inside = label
  }
}

extension SecureField: View, ElementView {
  package var facts: SecureFieldFacts { SecureFieldFacts(text: text, prompt: prompt, onCommit: onCommit) }
}

package struct SecureFieldFacts: ElementFacts {
  let text: Binding<String>
  let prompt: Text?
  let onCommit: (() -> Void)?

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
    case .setText(let new):
      text.wrappedValue = new
      node.window.focus.showAgain(node)
    case .tap, .focus: node.window.focus.move(to: node)
    case .blur: node.window.focus.move(to: nil)
    case .submit:
      onCommit?()
      node.submit()
    default: return false
    }
    return true
  }
}

extension SecureField {
  /// A field with a hint of what belongs there.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// A field with a hint of what belongs there.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(key))
  }

  /// A field with a hint of what belongs there.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// A field that runs `onCommit` when the user presses Return. The older form; `onSubmit` is the newer one.
  public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, onCommit: onCommit, label: Text(key))
  }

  /// A field that runs `onCommit` when the user presses Return. The older form; `onSubmit` is the newer one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, onCommit: onCommit, label: Text(title))
  }
}
