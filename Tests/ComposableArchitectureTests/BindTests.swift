import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

@Reducer private struct Form {
  @ObservableState struct State: Equatable {
    var name = ""
    var mail = ""
    var focus: Field? = .mail

    enum Field: Hashable { case name, mail }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case checked
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .checked = action { state.focus = state.name.isEmpty ? .name : state.mail.isEmpty ? .mail : nil }
      return .none
    }
  }
}

private struct FormView: View {
  @Bindable var store: StoreOf<Form>
  @FocusState private var focus: Form.State.Field?

  var body: some View {
    TextField("Name", text: $store.name).focused($focus, equals: .name)
    TextField("Mail", text: $store.mail).focused($focus, equals: .mail)
    Button("Check") { store.send(.checked) }
      .bind($store.focus, to: $focus)
  }
}

@MainActor @Suite struct BindTests {
  @Test("What a feature says has the focus has it, from the beginning; and what the user chooses the feature knows")
  func focus() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let screen = Screen(FormView(store: store))
    await screen.settle()
    #expect(try screen.textField("Mail").isFocused)
    try screen.button("Check").tap()
    #expect(try screen.textField("Name").isFocused)
    try screen.textField("Name").type("Ada")
    try screen.textField("Mail").type("ada@example.org")
    #expect(store.focus == .mail)
    try screen.button("Check").tap()
    #expect(try !screen.textField("Mail").isFocused && store.focus == nil && screen.issues.isEmpty)
  }
}
