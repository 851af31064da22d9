import SwiftUI

extension NavigationLink where Destination == Never {
  /// A link that pushes a feature's state onto the stack around it, whose store is then sent `.push`.
  ///
  ///     NavigationLink(state: App.Path.State.detail(Detail.State())) { Text("Detail") }
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { _StackPath<State>.Entry(id: nil, element: $0) }, label: label)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link with a text.
  public init<State>(_ titleKey: LocalizedStringKey, state: State?) {
    self.init(state: state) { Text(titleKey) }
  }

  /// A link with a text.
  @_disfavoredOverload public init<S: StringProtocol, State>(_ title: S, state: State?) {
    self.init(state: state) { Text(title) }
  }
}
