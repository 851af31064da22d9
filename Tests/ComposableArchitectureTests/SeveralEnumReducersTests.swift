import ComposableArchitecture
import Testing

// Nothing but enum reducers, and three of them: with what their macros added before, the compiler crashed on this file.

@Reducer enum FirstStop { case page(StopPage) }
@Reducer enum SecondStop { case page(StopPage), tip(AlertState<Int>) }
@Reducer enum ThirdStop { case page(StopPage) }

@Reducer struct StopPage {
  enum Action { case leave }
}

@MainActor @Suite struct SeveralEnumReducersTests {
  @Test func eachHasCasesAndStatesOfItsOwn() {
    let first = FirstStop.State.page(StopPage.State())
    let second = SecondStop.State.tip(AlertState { TextState("Tip") })
    let third = ThirdStop.State.page(StopPage.State())
    #expect(first.is(\.page) && third.is(\.page) && !second.is(\.page))
    #expect(second.page == nil && first.page == StopPage.State())
    #expect(second.isEphemeral && !first.isEphemeral)
    #expect(SecondStop.Action.tip(3)[case: \.tip] == 3)
  }
}
