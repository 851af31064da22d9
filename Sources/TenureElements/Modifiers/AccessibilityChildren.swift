import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Gives this element other views as its children, for assistive technology. Hosts show them unseen.
  ///
  ///     Canvas { … }.accessibilityChildren { ForEach(bars) { Text($0.name) } }
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityElement(children: .contain)
      .background { VStack { children() }.opacity(0).allowsHitTesting(false) }
  }

  /// Runs `action` when assistive technology asks for it by what its label says. In a test: `accessibilityAction("Archive")`.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let button = Button(action: action, label: label)
    return accessibilityActions { button }
  }

  /// Moves assistive technology to the element bound to `value` when the views inside appear.
  public nonisolated func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { onAppear { binding.wrappedValue = value } }
}
