import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// A question over the screen: its title, what it says, its buttons.
public struct _Question<Actions: View, Message: View> {
  let title: Text
  let showsTitle: Bool
  let message: Message
  let actions: Actions
}

extension _Question: View {
  public var body: some View {
    if showsTitle { ElementPart(name: "title", inside: title) }
    if Message.self != EmptyView.self { ElementPart(name: "message", inside: message) }
    actions
  }
}

/// Asks while a flag is true and there is something to ask about. What it was about when it came stays until it goes
/// (rule R166).
public struct _QuestionPresentation<Subject, Actions: View, Message: View> {
  let kind: PresentationKind
  let title: Text
  var showsTitle = true
  let isPresented: Binding<Bool>
  let subject: Subject?
  let actions: (Subject) -> Actions
  let message: (Subject) -> Message
}

extension _QuestionPresentation: PresentingModifier {
  public typealias Body = Never

  @MainActor var item: Subject? { isPresented.wrappedValue ? subject : nil }
  @MainActor func withdraw() { isPresented.wrappedValue = false }

  @MainActor func content(for item: Subject) -> _Question<Actions, Message> {
    _Question(title: title, showsTitle: showsTitle, message: message(item), actions: actions(item))
  }

  func isSame(_ a: Subject, _ b: Subject) -> Bool { true }
  var keepsItem: Bool { true }
}

extension View {
  nonisolated func question<Subject, A: View, M: View>(
    _ kind: PresentationKind, _ title: Text, showsTitle: Bool = true, _ isPresented: Binding<Bool>,
    about subject: Subject?, _ actions: @escaping (Subject) -> A, _ message: @escaping (Subject) -> M
  ) -> ModifiedContent<Self, _QuestionPresentation<Subject, A, M>> {
    modifier(
      _QuestionPresentation(
        kind: kind, title: title, showsTitle: showsTitle, isPresented: isPresented, subject: subject,
        actions: actions, message: message))
  }

  nonisolated func question<A: View, M: View>(
    _ kind: PresentationKind, _ title: Text, showsTitle: Bool = true, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M
  ) -> ModifiedContent<Self, _QuestionPresentation<Bool, A, M>> {
    question(kind, title, showsTitle: showsTitle, isPresented, about: true, { _ in actions }, { _ in message })
  }

  // MARK: By a flag

  /// Shows an alert while `isPresented` is true. Any of its buttons makes it false; without one, it has an OK button.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Shows an alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, Text(title), isPresented, actions(), EmptyView())
  }

  /// Shows an alert.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, title, isPresented, actions(), EmptyView())
  }

  /// Shows an alert.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// Shows an alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, Text(title), isPresented, actions(), message())
  }

  /// Shows an alert.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, title, isPresented, actions(), message())
  }

  // MARK: About data

  /// Shows an alert about `data` while `isPresented` is true and there is data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Shows an alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, Text(title), isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Shows an alert.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, title, isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Shows an alert.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, about: data, actions, message)
  }

  /// Shows an alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, Text(title), isPresented, about: data, actions, message)
  }

  /// Shows an alert.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, title, isPresented, about: data, actions, message)
  }

  // MARK: About an error

  /// Shows an alert whose title is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return question(
      .alert, errorTitle(error), isPresented, about: error, { _ in actions }, { _ in EmptyView() })
  }

  /// Shows an alert.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    question(.alert, errorTitle(error), isPresented, about: error, actions, message)
  }

  private nonisolated func errorTitle<E: LocalizedError>(_ error: E?) -> Text {
    Text(error?.errorDescription ?? error?.localizedDescription ?? "")
  }
}
