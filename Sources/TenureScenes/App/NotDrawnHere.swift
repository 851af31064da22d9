import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// Texts and ways of reading that a program makes itself, where hosts draw and read. They are declared so
// that the compiler says why they are not there.

/// Not here: what a text says to a renderer.
@available(*, unavailable, message: "Hosts draw text by themselves. Concatenate texts with colours of their own.")
public protocol TextAttribute {}

/// Not here: an entry of a rotor.
@available(*, unavailable, message: "The browser has no rotors. Give headings accessibilityAddTraits(.isHeader).")
public struct AccessibilityRotorEntry {
  /// An entry of a rotor.
  public init<ID: Hashable>(_ label: Text, id: ID) {}
  /// An entry of a rotor.
  public init<ID: Hashable>(_ labelKey: LocalizedStringKey, id: ID) {}
  /// An entry of a rotor.
  @_disfavoredOverload public init<S: StringProtocol, ID: Hashable>(_ label: S, id: ID) {}
}

/// Not here: a chart in words.
@available(*, unavailable, message: "Marks of Charts are read. Use accessibilityLabel and accessibilityValue.")
public protocol AXChartDescriptorRepresentable {}

/// Not here: a window beside the others.
@available(*, unavailable, message: "No host has a second window. Use a sheet or an inspector.")
public struct UtilityWindow {}

extension View {
  /// Not here: a chart in words.
  @available(*, unavailable, message: "Marks of Charts are read. Use accessibilityLabel and accessibilityValue.")
  public nonisolated func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

  /// Not here: which targets of scrolling are in sight.
  @available(*, unavailable, message: "Use onScrollVisibilityChange(threshold:_:) of each row.")
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
