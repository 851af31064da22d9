import TenureRender
@_spi(Tree) import TenureTree

/// A text field of several lines.
public struct TextEditor {
  let text: Binding<String>
  var selection: FieldSelection?

  /// A field for several lines.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, ElementView, ElementFacts {
  package var role: Role { .textEditor }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(text.wrappedValue)
    selection?.describe(&attributes, of: text.wrappedValue, at: node)
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .setText(let new):
      let old = text.wrappedValue
      text.wrappedValue = new
      selection?.typed(new, over: old, at: node)
    case .selectText(let start, let end): selection?.select(from: start, to: end, in: text.wrappedValue, at: node)
    case .tap, .focus: node.window.focus.move(to: node)
    case .blur: node.window.focus.move(to: nil)
    default: return false
    }
    return true
  }
}
