import MacroExpansion
import Testing

@testable import ComposableMacroExpansions

@Suite struct FixTests {
  private func fixes(_ source: String) -> [String] { Expansion(source).fixes }

  @Test func casePathableIsRemovedFromWhatIsNoEnum() {
    #expect(fixes("@CasePathable struct S {}") == ["Remove '@CasePathable': @CasePathable → "])
  }

  @Test func propertyWrappersOfTheOlderStyleAreReplaced() {
    #expect(
      fixes("@ObservableState struct S { @PresentationState var child: Int? }") == [
        "Replace '@PresentationState' with '@Presents': @PresentationState → @Presents"
      ])
    #expect(
      fixes("@ObservableState struct S { @BindingState var name = \"\" }") == [
        "Remove '@BindingState': @BindingState → "
      ])
  }

  @Test func presentedStateIsMadeAnOptionalVariable() {
    #expect(fixes("struct S { @Presents let a: Int? }") == ["Replace 'let' with 'var': let → var"])
    #expect(fixes("struct S { @Presents var a: Int }") == ["Replace 'Int' with 'Int?': Int → Int?"])
    #expect(
      fixes("struct S { @Presents var a: any Hashable }") == [
        "Replace 'any Hashable' with '(any Hashable)?': any Hashable → (any Hashable)?"
      ])
    #expect(fixes("struct S { @Presents var a = 1 }") == [])
    #expect(fixes("struct S { @Presents var a: Int? { nil } }") == [])
  }

  @Test func viewThatSendsViewActionsGetsItsStore() {
    #expect(
      fixes("@ViewAction(for: Lamp.Feature.self) struct V: View { var body: Text }") == [
        """
        Insert 'let store: StoreOf<Lamp.Feature>': var body: Text → let store: StoreOf<Lamp.Feature> var body: Text
        """
      ])
  }
}
