import Foundation
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

// What no host does yet. It is declared so that the compiler says why it is not there.

extension View {
  /// Not here: dragging something out of a view.
  @available(*, unavailable, message: "Linux has no item providers. Use draggable, dropDestination or onMove.")
  public nonisolated func onDrag<P>(_ data: @escaping () -> P) -> some View { self }

  /// Not here: dropping something on a view.
  @available(*, unavailable, message: "Linux has no item providers. Use draggable, dropDestination or onMove.")
  public nonisolated func onDrop<D>(of types: [UTType], delegate: D) -> some View { self }

  /// Not here: dropping something on a view.
  @available(*, unavailable, message: "Linux has no item providers. Use draggable, dropDestination or onMove.")
  public nonisolated func onDrop<P>(of types: [UTType], isTargeted: Binding<Bool>?, perform: @escaping ([P]) -> Bool)
    -> some View
  { self }

  /// Not here: going on with what a user did on another device.
  @available(*, unavailable, message: "There are no user activities on Linux. Use onOpenURL.")
  public nonisolated func onContinueUserActivity<A>(_ activityType: String, perform action: @escaping (A) -> Void)
    -> some View
  { self }

  /// Not here: telling other devices what a user does.
  @available(*, unavailable, message: "There are no user activities on Linux.")
  public nonisolated func userActivity<A>(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (A) -> Void
  ) -> some View { self }

  /// Not here: what copying takes along.
  @available(*, unavailable, message: "Hosts do not copy views.")
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// Not here: where a pointer is.
  @available(*, unavailable, message: "Hosts do not tell where a pointer is. Use onHover.")
  public nonisolated func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { self }

  /// Not here: the crown of a watch.
  @available(*, unavailable, message: "There is no Digital Crown.")
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Not here: the remote control of a television.
  @available(*, unavailable, message: "There is no remote control.")
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Not here: what assistive technology is at.
  @available(*, unavailable, message: "Hosts do not tell what assistive technology is at. Use focused.")
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Not here: what assistive technology is at.
  @available(*, unavailable, message: "Hosts do not tell what assistive technology is at. Use focused.")
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Not here: a way through the screen for assistive technology.
  @available(*, unavailable, message: "The browser has no rotors.")
  public nonisolated func accessibilityRotor<C>(_ label: LocalizedStringKey, entries: () -> C) -> some View { self }

  /// Not here: several actions at once.
  @available(*, unavailable, message: "Say each with accessibilityAction(named:).")
  public nonisolated func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }

  /// Not here: whether the search field has focus.
  @available(
    *, unavailable, message: "Hosts do not tell that the search field has focus. Use searchable(text:isPresented:)."
  )
  /// Search focused, by binding.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

/// Not here: where a pointer is.
@available(*, unavailable, message: "Hosts do not tell where a pointer is. Use onHover.")
public enum HoverPhase: Sendable {
  case active(CGPoint)
  case ended
}

/// Not here: what answers to something that is dropped.
@available(*, unavailable, message: "Linux has no item providers. Use draggable, dropDestination or onMove.")
public protocol DropDelegate {}

/// Not here: what is dropped.
@available(*, unavailable, message: "Linux has no item providers. Use dropDestination.")
public struct DropInfo {}

/// Not here: what a drop does.
@available(*, unavailable, message: "Linux has no item providers. Use dropDestination.")
public struct DropProposal {}

/// Not here: what assistive technology is at.
@available(*, unavailable, message: "Hosts do not tell what assistive technology is at. Use FocusState.")
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  /// Not here: a binding to it.
  public struct Binding {
    let value: Value
  }
  /// The wrapped value.
  public var wrappedValue: Value
  /// The projected value.
  public var projectedValue: Binding { Binding(value: wrappedValue) }
  /// The one that there is by default.
  public init() where Value == Bool { wrappedValue = false }
}

/// Not here: a button that pastes.
@available(*, unavailable, message: "Hosts do not give out a user's clipboard. Use a TextField.")
public struct PasteButton: View {
  /// Pastes what has a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Pastes what has one of some types.
  public init<P>(supportedContentTypes: [UTType], payloadAction: @escaping ([P]) -> Void) {}
  public var body: some View { EmptyView() }
}

/// Not here: a button that begins to rename.
@available(*, unavailable, message: "Use a Button that puts the focus into a TextField.")
public struct RenameButton: View {
  /// Renames what renameAction says.
  public init() {}
  public var body: some View { EmptyView() }
}

/// Not here: a calendar to choose several days in.
@available(*, unavailable, message: "Hosts choose one day at a time. Use a List of dates with a DatePicker.")
public struct MultiDatePicker: View {
  /// Chooses days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
  public var body: some View { EmptyView() }
}
