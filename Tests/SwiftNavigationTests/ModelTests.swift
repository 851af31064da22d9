import SwiftNavigation
import SwiftUI
import Testing

/// What a model uses of navigation as state, without a view.
@MainActor struct ModelTests {
  @Test func whatIsNoViewObserves() async {
    let model = Model()
    var seen: [Int] = []
    let token = observe { seen.append(model.titles.count) }
    #expect(seen == [0])
    model.titles.append("One")
    while seen.count < 2 { await Task.yield() }
    #expect(seen == [0, 1])
    token.cancel()
  }

  @Test func objectsAreEqualWhenTheyAreTheSame() {
    let (a, b) = (Model(), Model())
    #expect(a == a && a != b && Set([a, b, a]).count == 2)
  }

  @Test func alertsAreValues() {
    func alert(_ title: String) -> AlertState<Int> {
      AlertState {
        TextState(title)
      } actions: {
        ButtonState(role: .destructive, action: 1) { TextState("Delete") }
      }
    }
    #expect(alert("One") == alert("One") && alert("One") != alert("Two"))
    #expect(alert("One").map { "\($0)" }.buttons.count == 1)
    #expect(String(state: alert("One").title) == "One")
    #expect(String(reflecting: AlertState<Int>.self) == "SwiftNavigation.AlertState<Swift.Int>")
  }
}

@MainActor @Observable private final class Model: @MainActor HashableObject { var titles: [String] = [] }
