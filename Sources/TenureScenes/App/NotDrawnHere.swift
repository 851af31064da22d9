import CoreTransferable
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

/// Not here: what is selected of a text with attributes.
@available(*, unavailable, message: "Fields select plain text. Use TextSelection with a String.")
public struct AttributedTextSelection {
  /// Nothing is selected.
  public init() {}
}

extension TextEditor {
  /// Not here: a text with attributes that a user edits.
  @available(*, unavailable, message: "Fields edit plain text. Use a Binding<String>.")
  public init(text: Binding<AttributedString>) { self.init(text: .constant("")) }

  /// Not here: a text with attributes that a user edits.
  @available(*, unavailable, message: "Fields edit plain text. Use a Binding<String>.")
  public init<Selection>(text: Binding<AttributedString>, selection: Binding<Selection>?) {
    self.init(text: .constant(""))
  }
}

/// Not here: a mark beside a slider's track.
@available(*, unavailable, message: "Hosts draw no marks beside sliders. Use step: and minimumValueLabel.")
public struct SliderTick<V: BinaryFloatingPoint> {
  /// A mark at a value.
  public init(_ value: V) {}
}

/// Not here: a rectangle whose corners follow those of what it is in.
@available(*, unavailable, message: "Corners of containers are not known. Use RoundedRectangle(cornerRadius:).")
public struct ConcentricRectangle: Shape {
  /// With the corners of what it is in.
  public init() {}
  /// The whole rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension TableRowContent {
  /// Not here: a menu of one row.
  @available(*, unavailable, message: "Use contextMenu(forSelectionType:menu:) of the Table.")
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }

  /// Not here: a menu of one row.
  @available(*, unavailable, message: "Use contextMenu(forSelectionType:menu:) of the Table.")
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> Self { self }

  /// Not here: a row that is dragged.
  @available(*, unavailable, message: "Use draggable(_:) of what a TableColumn shows.")
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }

  /// Not here: a row that takes what is dropped.
  @available(*, unavailable, message: "Use dropDestination(for:action:) of what a TableColumn shows.")
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> Self { self }

  /// Not here: what a row gives to a drag.
  @available(*, unavailable, message: "Use onDrag of what a TableColumn shows.")
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }

  /// Not here: a pointer over a row.
  @available(*, unavailable, message: "Use onHover(perform:) of what a TableColumn shows.")
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}

extension Picker {
  /// Not here: another label for what is chosen.
  @available(*, unavailable, message: "A picker shows the chosen view itself. Leave currentValueLabel out.")
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) where Label == Text {
    self.init(titleKey, selection: selection, content: content)
  }
}

/// Not here: a chart in words.
@available(*, unavailable, message: "Marks of Charts are read. Use accessibilityLabel and accessibilityValue.")
public protocol AXChartDescriptorRepresentable {}

/// Not here: a window beside the others.
@available(*, unavailable, message: "No host has a second window. Use a sheet or an inspector.")
public struct UtilityWindow<Content: View>: Scene {
  /// A window of a name.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// A window of a name.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

extension View {
  /// Not here: a table without the names of its columns.
  @available(*, unavailable, message: "A table shows the names of its columns; on a narrow screen it shows none.")
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }

  /// Not here: a chart in words.
  @available(*, unavailable, message: "Marks of Charts are read. Use accessibilityLabel and accessibilityValue.")
  public nonisolated func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

  /// Not here: which targets of scrolling are in sight.
  @available(*, unavailable, message: "Use onScrollVisibilityChange(threshold:_:) of each row.")
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
