import MacroExpansion
import Testing

@testable import ComposableMacroExpansions

@Suite struct MisuseTests {
  private func messages(_ source: String) -> [String] { Expansion(source).messages }

  @Test("Case paths are of an enum whose cases have names of their own")
  func casePathable() {
    #expect(
      messages("@CasePathable struct S {}") == [
        "1:1: '@CasePathable' can only be attached to an enum. Remove it, or make this an enum."
      ])
    #expect(
      messages("@CasePathable enum E { case a, a(Int) }") == [
        "1:32: 'a' is the name of two cases, so a key path '\\.a' could mean either. Give one of them another name."
      ])
  }

  @Test("Observable state is a struct or an enum, without property wrappers that hide it")
  func observableState() {
    #expect(
      messages("@ObservableState class C {}") == [
        """
        1:1: '@ObservableState' can only be attached to a struct or an enum. Keep a feature's state in a struct: \
        'struct State { … }'.
        """
      ])
    #expect(
      messages("@ObservableState struct S { @PresentationState var child: Int? }") == [
        """
        1:29: 'child' has the property wrapper '@PresentationState', which '@ObservableState' cannot look into. \
        Write '@Presents var child'.
        """
      ])
    #expect(
      messages("@ObservableState struct S { @BindingState var name = \"\" }") == [
        """
        1:29: 'name' has the property wrapper '@BindingState', which '@ObservableState' cannot look into. \
        Write 'var name': every property can be bound.
        """
      ])
  }

  @Test("What is presented is an optional variable without accessors")
  func presents() {
    #expect(
      messages("struct S { @Presents let a: Int? }") == [
        """
        1:12: '@Presents' can only be attached to a 'var' with a plain name. Write '@Presents var destination: \
        Destination.State?'.
        """
      ])
    #expect(
      messages("struct S { @Presents var a: Int }") == [
        """
        1:26: 'a' is not spelled as an optional; what is presented may be absent. Write '@Presents var a: State?'.
        """
      ])
    #expect(
      messages("struct S { @Presents var a: Int? { nil } }") == [
        "1:1: '@Presents' writes the accessors of this property itself. Remove them."
      ])
  }

  @Test("A reducer is a struct or an enum that reduces in one way")
  func reducer() {
    #expect(
      messages("@Reducer class C {}") == [
        """
        1:1: '@Reducer' can only be attached to a struct or an enum. Write '@Reducer struct Feature { … }'.
        """
      ])
    let both = """
      @Reducer struct S {
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    #expect(
      messages(both) == [
        """
        3:3: This reducer has both 'reduce(into:action:)' and 'body'; only 'reduce(into:action:)' would be called. \
        Remove one of them; a 'Reduce { state, action in … }' in 'body' does the same.
        """
      ])
    #expect(
      messages("@Reducer(state: .equatable) struct S { let body = EmptyReducer<State, Action>() }") == [
        """
        1:1: 'state:' and 'action:' are for the types that '@Reducer' writes for an enum of features, and this is a \
        struct. Write 'struct State: Equatable' and 'enum Action: Equatable' instead.
        """
      ])
  }

  @Test("A view that sends view actions has a store")
  func viewAction() {
    #expect(
      messages("@ViewAction(for: F.self) struct V: View {}") == [
        """
        1:1: '@ViewAction' sends through a property 'store', and there is none. Add 'let store: StoreOf<F>'.
        """
      ])
  }
}
