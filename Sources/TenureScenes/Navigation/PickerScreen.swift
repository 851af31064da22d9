import TenureElements
@_spi(Tree) import TenureTree

/// A picker that pushes a screen with its choices onto the navigation stack around it. A choice goes back. Outside of a
/// stack the picker is disabled.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// For hosts.
  public nonisolated var _styleName: String { "navigationLink" }
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker that pushes a screen with its choices.
  public static var navigationLink: Self { Self() }
}

extension NavigationLinkPickerStyle: PickerViewStyle {
  package func makeView(_ picker: PickerConfiguration) -> AnyView { AnyView(PickerRow(picker: picker)) }
}

/// The picker's row, and the screen that it opens.
private struct PickerRow: View {
  @State private var isOpen = false
  let picker: PickerConfiguration

  var body: some View {
    picker.row(PickerOpening(isPossible: { $0.enclosingScreen != nil }, open: { isOpen = true }))
      .modifier(PickerScreen(isOpen: $isOpen, picker: picker))
  }
}

/// The screen with a picker's choices. It may be said in a row of a list, unlike a destination.
private struct PickerScreen {
  let isOpen: Binding<Bool>
  let picker: PickerConfiguration
}

extension PickerScreen: PresentingModifier {
  typealias Body = Never

  var kind: PresentationKind { .push }
  var standsInRow: Bool { true }
  @MainActor var item: Bool? { isOpen.wrappedValue ? true : nil }
  @MainActor func withdraw() { isOpen.wrappedValue = false }
  func isSame(_ a: Bool, _ b: Bool) -> Bool { true }

  @MainActor func content(for item: Bool) -> some View {
    Form { picker.choices { isOpen.wrappedValue = false } }
      .navigationTitle(picker.title ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}
