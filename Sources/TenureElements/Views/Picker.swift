import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A control for choosing one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  package let inside: TupleView<ElementPart<Label>, Content>
  /// What a tap does where the choices are on a screen of their own.
  var opening: PickerOpening?
  /// Called with each choice.
  var chosen: (@MainActor () -> Void)?

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    inside = TupleView(ElementPart(name: "label", inside: label()), content())
  }
}

extension Picker {
  /// A control for choosing one of several values, with its label as a view. The older form of
  /// `init(selection:content:label:)`.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker: View, StyledElement {
  package var facts: PickerFacts<SelectionValue> { PickerFacts(selection: selection, opening: opening, chosen: chosen) }
}

package struct PickerFacts<SelectionValue: Hashable>: ElementFacts {
  let selection: Binding<SelectionValue>
  let opening: PickerOpening?
  let chosen: (@MainActor () -> Void)?

  package var role: Role { .picker }
  package static var readsState: Bool { true }
  package static var readsContent: Bool { true }

  package func isAvailable(at node: ElementNode) -> Bool { opening?.isPossible(node) ?? true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if !isAvailable(at: node) { attributes[.disabled] = .flag(true) }
    let selected = selection.wrappedValue
    let choices = choices(at: node)
    if let index = choices.firstIndex(where: { $0.tag == selected }) {
      attributes[.value] = .number(Double(index))
    } else if !choices.isEmpty {
      checkAgain(at: node)
    }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    if action == .tap, let opening {
      opening.open()
      return true
    }
    guard case .choose(let index) = action else { return false }
    let choices = choices(at: node)
    guard choices.indices.contains(index), let tag = choices[index].tag else { return false }
    selection.wrappedValue = tag
    chosen?()
    return true
  }

  /// The elements to choose from, in order, with what each stands for.
  @MainActor private func choices(at node: ElementNode) -> [(element: ElementNode, tag: SelectionValue?)] {
    var choices: [(element: ElementNode, tag: SelectionValue?)] = []
    node.children {
      $0.visitChoices(as: SelectionValue.self) { element, tag in
        if element.role != .part { choices.append((element, tag)) }
      }
    }
    return choices
  }

  /// A choice that is selected as soon as it is added may not be there yet: what counts is what there is when all bodies
  /// have run.
  @MainActor private func checkAgain(at node: ElementNode) {
    let window = node.window
    guard window.part(DoubtfulPickers.self).nodes.insert(node.id).inserted else { return }
    window.afterBodies { [weak node] in
      guard let node, window.part(DoubtfulPickers.self).nodes.remove(node.id) != nil, !node.hasLeft else { return }
      let (selected, choices) = (selection.wrappedValue, choices(at: node))
      if choices.isEmpty || choices.contains(where: { $0.tag == selected }) { return }
      reportInvalid(selected, among: choices.count, at: node)
    }
  }

  @MainActor private func reportInvalid(_ value: SelectionValue, among count: Int, at node: ElementNode) {
    Issues.report(
      Issue(
        "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, "
          + "this will give undefined results.",
        evidence: "In \(node.taskOwner): none of the \(count) choices has a tag of type \(SelectionValue.self) "
          + "that is equal to it. The selection is kept.",
        advice: "Give a choice that tag, with exactly the type of the selection, or start from a value that is there."))
  }
}

/// Pickers whose selection was none of their choices, to be looked at once more in this update.
@MainActor final class DoubtfulPickers: WindowPart {
  static let slot = PartSlot()
  var nodes: Set<NodeID> = []

  init(of window: Window) {}
}

extension Picker where Label == Text {
  public nonisolated init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(key) })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker where Label == TenureElements.Label<Text, Image> {
  /// A control for choosing one of several values, with a symbol beside its title.
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { TenureElements.Label(key, systemImage: systemImage) })
  }

  /// A control for choosing one of several values, with a symbol beside its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { TenureElements.Label(title, systemImage: systemImage) })
  }
}
