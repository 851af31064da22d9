import MacroExpansion
import Testing

@testable import ComposableMacroExpansions

@Suite struct EnumReducerExpansionTests {
  /// The lines of an expansion that begin with a text, without their margins.
  private func lines(_ source: String, beginning start: String) -> [String] {
    let expansion = Expansion(source)
    #expect(expansion.messages == [])
    return expansion.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix(start) }
  }

  private func cases(_ source: String) -> [String] {
    lines(source, beginning: "case ").filter { !$0.hasSuffix(":") }
  }

  @Test func caseWithSeveralValuesHoldsNoFeature() {
    let source = "@Reducer enum Path { case meeting(Meeting, syncUp: SyncUp) }"
    // In the enum itself, its state and the stores of its cases, and in no action.
    #expect(cases(source) == Array(repeating: "case meeting(Meeting, syncUp: SyncUp)", count: 2))
    #expect(lines(source, beginning: "enum Path") == ["enum Path { case meeting(Meeting, syncUp: SyncUp)"])
    #expect(lines(source, beginning: ".ifCaseLet") == [])
    #expect(
      lines(source, beginning: "Path.meeting") == []
        && lines(source, beginning: "State.meeting") == [
          "State.meeting($0.0, syncUp: $0.1)"
        ])
    #expect(lines(source, beginning: "return .meeting") == ["return .meeting(v0, syncUp: v1)"])
  }

  @Test func ignoredCaseHoldsNoFeature() {
    let source = """
      @Reducer enum Path {
        @ReducerCaseIgnored
        case meeting(Meeting)
      }
      """
    #expect(cases(source) == Array(repeating: "case meeting(Meeting)", count: 3))
    #expect(lines(source, beginning: ".ifCaseLet") == [])
    #expect(lines(source, beginning: "return .meeting") == ["return .meeting(v0)"])
  }

  @Test func enumThatSaysWhatItsReducerIsKeepsIt() {
    let source = """
      @Reducer enum App {
        case login(Login)
        static var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    #expect(lines(source, beginning: ".ifCaseLet") == [])
    #expect(lines(source, beginning: "typealias Body") == [])
    #expect(lines(source, beginning: "static var body") == ["static var body: some ReducerOf<Self> { EmptyReducer() }"])
    #expect(Expansion(source).text.contains("@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"))
    #expect(lines(source, beginning: "case login(").count == 4)
  }

  @Test func ephemeralCaseIsGoneWithItsFirstAction() {
    let source = """
      @Reducer enum Destination {
        @ReducerCaseEphemeral
        case tip(Tip)
        case edit(Edit)
      }
      """
    #expect(lines(source, beginning: "return true").count == 1)
    #expect(Expansion(source).text.contains("case .tip:\n        return true\n      default:\n        return false"))
    #expect(lines(source, beginning: ".ifCaseLet").count == 2)
  }

  @Test func featureIsMadeAsItsCaseSays() {
    let source = "@Reducer enum Destination { case edit(Edit = Edit(isNew: true)) }"
    #expect(lines(source, beginning: "Edit(") == ["Edit(isNew: true)"])
    #expect(lines(source, beginning: "case edit(Edit.") == ["case edit(Edit.State)", "case edit(Edit.Action)"])
  }

  @Test func conformancesOfStateAndActionsAreWritten() {
    let source = "@Reducer(state: .equatable, .sendable, action: .hashable) enum Destination { case edit(Edit) }"
    #expect(
      lines(source, beginning: "enum State") == [
        "enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, "
          + "ComposableArchitecture.ObservableState, Observation.Observable, Swift.Equatable, Swift.Sendable {"
      ])
    #expect(
      lines(source, beginning: "enum Action") == [
        "enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Hashable {"
      ])
  }

  @Test func oneExtensionIsAllThatIsAddedToTheFile() {
    #expect(
      lines("@Reducer enum Destination { case edit(Edit), tip(AlertState<Int>) }", beginning: "extension ") == [
        "extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {"
      ])
    #expect(
      lines("@Reducer struct Feature {}", beginning: "extension ") == [
        "extension Feature: ComposableArchitecture.Reducer {"
      ])
  }

  @Test func casesOfOneNameAreSaidWhereTheyStand() {
    #expect(
      Expansion("@Reducer enum Path { case edit(Edit), edit(other: Edit) }").messages == [
        "1:39: 'edit' is the name of two cases, so a key path '\\.edit' could mean either. "
          + "Give one of them another name."
      ])
  }
}
