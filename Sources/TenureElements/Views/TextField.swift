import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A control for typing one line of text, or more with `axis: .vertical`.
public struct TextField<Label: View> {
  let text: Binding<String>
  /// True where the text is a value as a format writes it.
  let isFormatted: Bool
  let prompt: Text?
  /// Where a long text goes: along its line, or down into more lines.
  let axis: Axis
  let callbacks: TextFieldCallbacks?
  var selection: FieldSelection?
  package let inside: Label

  init(
    text: Binding<String>, isFormatted: Bool = false, prompt: Text?, axis: Axis = .horizontal,
    callbacks: TextFieldCallbacks? = nil, label: Label
  ) {
    self.text = text
    self.isFormatted = isFormatted
    self.prompt = prompt
    self.axis = axis
    self.callbacks = callbacks
    inside = label
  }
}

extension TextField: View, ElementView {
  package var facts: TextFieldFacts {
    TextFieldFacts(
      text: text, isFormatted: isFormatted, prompt: prompt, axis: axis, callbacks: callbacks,
      selection: selection)
  }
}

/// What the older forms of a field tell: that the user begins and ends editing, and that they press Return.
package struct TextFieldCallbacks {
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

package struct TextFieldFacts: ElementFacts {
  let text: Binding<String>
  /// True where the text is a value as a format writes it: what is typed stays as it is until the user leaves the field.
  let isFormatted: Bool
  let prompt: Text?
  /// Where a long text goes: along its line, or down into more lines.
  let axis: Axis
  let callbacks: TextFieldCallbacks?
  let selection: FieldSelection?

  package var role: Role { .textField }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    let value = text.wrappedValue
    attributes[.value] = .text(isFormatted ? node.window.focus.typed(in: node, meaning: value) ?? value : value)
    if let prompt { attributes[.prompt] = .text(prompt.plain) }
    if axis == .vertical { attributes[.axis] = .text("vertical") }
    selection?.describe(&attributes, of: value, at: node)
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .setText(let new):
      let old = text.wrappedValue
      text.wrappedValue = new
      selection?.typed(new, over: old, at: node)
      if isFormatted {
        node.window.focus.keep(new, meaning: text.wrappedValue, of: node)
      } else {
        node.window.focus.showAgain(node)
      }
    case .selectText(let start, let end): selection?.select(from: start, to: end, in: text.wrappedValue, at: node)
    case .tap, .focus: node.window.focus.move(to: node)
    case .blur: node.window.focus.move(to: nil)
    case .submit:
      node.window.focus.dropTyped()
      callbacks?.onCommit()
      node.submit()
    default: return false
    }
    return true
  }

  package func focusMoved(_ isHere: Bool) { callbacks?.onEditingChanged(isHere) }
}
