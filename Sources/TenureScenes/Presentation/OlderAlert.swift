import TenureElements
@_spi(Tree) import TenureTree

/// An alert as a value: the older form, made by the closure of `alert(isPresented:content:)`.
public struct Alert {
  /// One of its buttons.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as a value: the older form of a confirmation dialog.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// What an older question shows.
public struct _OlderQuestion {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
}

extension _OlderQuestion: View {
  public var body: some View {
    ElementPart(name: "title", inside: title)
    if let message { ElementPart(name: "message", inside: message) }
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      TenureElements.Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  /// Shows an alert.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      _FlagPresentation(kind: .alert, isPresented: isPresented, onDismiss: nil) { () -> _OlderQuestion in
        let alert = content()
        return _OlderQuestion(title: alert.title, message: alert.message, buttons: alert.buttons)
      })
  }

  /// Shows an alert.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      _ItemPresentation(kind: .alert, source: item, onDismiss: nil) { item -> _OlderQuestion in
        let alert = content(item)
        return _OlderQuestion(title: alert.title, message: alert.message, buttons: alert.buttons)
      })
  }

  /// Shows an action sheet. The older form of `confirmationDialog`.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      _FlagPresentation(kind: .dialog, isPresented: isPresented, onDismiss: nil) { () -> _OlderQuestion in
        let sheet = content()
        return _OlderQuestion(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
      })
  }

  /// Shows an action sheet. The older form of `confirmationDialog`.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _ItemPresentation(kind: .dialog, source: item, onDismiss: nil) { item -> _OlderQuestion in
        let sheet = content(item)
        return _OlderQuestion(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
      })
  }
}
