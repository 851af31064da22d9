import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A control for typing one line of text, or more with `axis: .vertical`.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  /// Where a long text goes: along its line, or down into more lines.
  let axis: Axis
  let callbacks: TextFieldCallbacks?
  package let inside: Label

  init(
    text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, callbacks: TextFieldCallbacks? = nil, label: Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.callbacks = callbacks
    inside = label
  }
}

extension TextField: View, ElementView {
  package var facts: TextFieldFacts { TextFieldFacts(text: text, prompt: prompt, axis: axis, callbacks: callbacks) }
}

/// What the older forms of a field tell: that the user begins and ends editing, and that they press Return.
package struct TextFieldCallbacks {
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

package struct TextFieldFacts: ElementFacts {
  let text: Binding<String>
  let prompt: Text?
  /// Where a long text goes: along its line, or down into more lines.
  let axis: Axis
  let callbacks: TextFieldCallbacks?

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
    case .submit:
      callbacks?.onCommit()
      node.submit()
    default: return false
    }
    return true
  }

  package func focusMoved(_ isHere: Bool) { callbacks?.onEditingChanged(isHere) }
}
