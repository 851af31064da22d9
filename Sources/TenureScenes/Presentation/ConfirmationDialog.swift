import TenureElements
@_spi(Tree) import TenureTree

extension View {
  /// Shows a confirmation dialog while `isPresented` is true. Any of its buttons makes it false; one that cancels is added
  /// where there is none.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    question(.dialog, Text(titleKey), showsTitle: titleVisibility == .visible, isPresented, actions(), EmptyView())
  }

  /// Shows a confirmation dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.dialog, Text(title), showsTitle: titleVisibility == .visible, isPresented, actions(), EmptyView())
  }

  /// Shows a confirmation dialog.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.dialog, title, showsTitle: titleVisibility == .visible, isPresented, actions(), EmptyView())
  }

  /// Shows a confirmation dialog.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.dialog, Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented, actions(), message())
  }

  /// Shows a confirmation dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    question(.dialog, Text(title), showsTitle: titleVisibility != .hidden, isPresented, actions(), message())
  }

  /// Shows a confirmation dialog.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    question(.dialog, title, showsTitle: titleVisibility != .hidden, isPresented, actions(), message())
  }

  /// Shows a confirmation dialog about `data` while `isPresented` is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(
      .dialog, Text(titleKey), showsTitle: titleVisibility == .visible, isPresented, about: data, actions,
      { _ in EmptyView() })
  }

  /// Shows a confirmation dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(
      .dialog, Text(title), showsTitle: titleVisibility == .visible, isPresented, about: data, actions,
      { _ in EmptyView() })
  }

  /// Shows a confirmation dialog.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(
      .dialog, Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented, about: data, actions, message)
  }

  /// Shows a confirmation dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.dialog, Text(title), showsTitle: titleVisibility != .hidden, isPresented, about: data, actions, message)
  }

  /// Shows a confirmation dialog about `data` while `isPresented` is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(
      .dialog, title, showsTitle: titleVisibility == .visible, isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Shows a confirmation dialog about `data` while `isPresented` is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.dialog, title, showsTitle: titleVisibility != .hidden, isPresented, about: data, actions, message)
  }
}
