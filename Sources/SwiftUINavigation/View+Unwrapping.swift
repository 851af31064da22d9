import CasePaths
import SwiftNavigation
import SwiftUI

// The older spellings, in which the case stands beside the binding:
//
//     .sheet(unwrapping: $model.destination, case: /Model.Destination.edit) { $edit in … }

extension View {
  /// Presents a sheet while there is a value, which its content may write.
  public func sheet<Value, Content: View>(
    unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(isPresented: value.isThere, onDismiss: onDismiss) { value.shown(content) }
  }

  /// Presents a sheet while a value is one case, whose content may write what the case holds.
  public func sheet<Enum, Case, Content: View>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, Case>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Case>) -> Content
  ) -> some View {
    sheet(unwrapping: value.case(path), onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while there is a value, which its content may write.
  public func fullScreenCover<Value, Content: View>(
    unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    fullScreenCover(isPresented: value.isThere, onDismiss: onDismiss) { value.shown(content) }
  }

  /// Covers the screen while a value is one case, whose content may write what the case holds.
  public func fullScreenCover<Enum, Case, Content: View>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, Case>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Case>) -> Content
  ) -> some View {
    fullScreenCover(unwrapping: value.case(path), onDismiss: onDismiss, content: content)
  }

  /// Shows a popover while there is a value, which its content may write.
  public func popover<Value, Content: View>(
    unwrapping value: Binding<Value?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    popover(isPresented: value.isThere, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
      value.shown(content)
    }
  }

  /// Shows a popover while a value is one case, whose content may write what the case holds.
  public func popover<Enum, Case, Content: View>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, Case>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Case>) -> Content
  ) -> some View {
    popover(
      unwrapping: value.case(path), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
  }

  /// Pushes a view while there is a value, which it may write.
  public func navigationDestination<Value, Destination: View>(
    unwrapping value: Binding<Value?>, @ViewBuilder destination: @escaping (Binding<Value>) -> Destination
  ) -> some View {
    navigationDestination(isPresented: value.isThere) { value.shown(destination) }
  }

  /// Pushes a view while a value is one case; it may write what the case holds.
  public func navigationDestination<Enum, Case, Destination: View>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, Case>,
    @ViewBuilder destination: @escaping (Binding<Case>) -> Destination
  ) -> some View {
    navigationDestination(unwrapping: value.case(path), destination: destination)
  }

  /// Shows an alert for a value while there is one.
  public func alert<Value, Actions: View, Message: View>(
    title: (Value) -> Text, unwrapping value: Binding<Value?>, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(item: value, title: title, actions: actions, message: message)
  }

  /// Shows an alert for what a case holds, while a value is that case.
  public func alert<Enum, Case, Actions: View, Message: View>(
    title: (Case) -> Text, unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, Case>,
    @ViewBuilder actions: @escaping (Case) -> Actions, @ViewBuilder message: @escaping (Case) -> Message
  ) -> some View {
    alert(item: value.case(path), title: title, actions: actions, message: message)
  }

  /// Shows an alert while its state is there, and says which action the button has that was pressed.
  public func alert<Value>(
    unwrapping value: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void = { _ in }
  ) -> some View {
    alert(value, action: handler)
  }

  /// Shows an alert while its state is there, and waits for what is done with the action of the button that was pressed.
  public func alert<Value>(
    unwrapping value: Binding<AlertState<Value>?>, action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    alert(value, action: handler)
  }

  /// Shows an alert while a value is the case that holds its state.
  public func alert<Enum, Value>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, AlertState<Value>>,
    action handler: @escaping (Value?) -> Void = { _ in }
  ) -> some View {
    alert(value.case(path), action: handler)
  }

  /// Shows an alert while a value is the case that holds its state, and waits for what is done with the action.
  public func alert<Enum, Value>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, AlertState<Value>>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    alert(value.case(path), action: handler)
  }

  /// Shows a confirmation dialog while its state is there, and says which action the button has that was pressed.
  public func confirmationDialog<Value>(
    unwrapping value: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) -> Void = { _ in }
  ) -> some View {
    confirmationDialog(value, action: handler)
  }

  /// Shows a confirmation dialog while a value is the case that holds its state.
  public func confirmationDialog<Enum, Value>(
    unwrapping value: Binding<Enum?>, case path: AnyCasePath<Enum, ConfirmationDialogState<Value>>,
    action handler: @escaping (Value?) -> Void = { _ in }
  ) -> some View {
    confirmationDialog(value.case(path), action: handler)
  }
}

extension Binding {
  /// What is shown for a value while there is one.
  @MainActor @ViewBuilder fileprivate func shown<Wrapped, Content: View>(
    _ content: (Binding<Wrapped>) -> Content
  ) -> some View where Value == Wrapped? {
    if let value = wrappedValue { content(part(value)) }
  }

  /// What an optional holds, nil while it is nil: the older spelling of `Binding(base)`.
  public init?(unwrapping base: Binding<Value?>) { self.init(base) }

  /// True while there is a value. Writing false takes it away.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? { isThere }

  /// True while the value is this case. Writing false takes the value away.
  public func isPresent<Enum, Case>(_ path: AnyCasePath<Enum, Case>) -> Binding<Bool> where Value == Enum? {
    self.case(path).isThere
  }
}
