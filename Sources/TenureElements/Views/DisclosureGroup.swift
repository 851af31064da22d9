import TenureRender
@_spi(Tree) import TenureTree

/// A label that shows or hides the content below it.
public struct DisclosureGroup<Label: View, Content: View> {
  @Environment(\.[styles: StyleKind<DisclosureGroupStyleConfiguration>()]) private var styles
  @State private var isOpen = false
  private let given: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    given = nil
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    given = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup: View {
  @ViewBuilder public var body: some View {
    let isExpanded = given ?? $isOpen
    if let style = styles.current {
      style.makeView(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isExpanded)
      ).seeing(styles.outer)
    } else {
      DisclosureElement(
        facts: DisclosureFacts(isExpanded: isExpanded),
        inside: TupleView(
          ElementPart(name: "label", inside: label), isExpanded.wrappedValue ? content() : nil))
    }
  }
}

struct DisclosureElement<Label: View, Content: View> {
  let facts: DisclosureFacts
  let inside: TupleView<ElementPart<Label>, Content?>
}

extension DisclosureElement: View, ElementView {}

struct DisclosureFacts: ElementFacts {
  let isExpanded: Binding<Bool>

  var role: Role { .disclosureGroup }
  static var readsState: Bool { true }
  var isGroup: Bool { true }
  var isRow: Bool { true }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .flag(isExpanded.wrappedValue)
  }

  func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .tap: isExpanded.wrappedValue.toggle()
    case .setFlag(let flag): isExpanded.wrappedValue = flag
    default: return false
    }
    return true
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(key) }
  }
}
