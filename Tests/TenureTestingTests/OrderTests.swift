import SwiftUI
import TenureTesting
import Testing

/// The order of tasks that could run at the same time: fixed, and shuffled by a seed in the same way every time.
@MainActor @Suite struct OrderTests {
  struct Racers: View {
    @State private var finish: [String] = []

    var body: some View {
      Text(finish.joined(separator: " "))
      Button("Start") {
        for name in ["a", "b", "c", "d"] {
          Task {
            await Task.yield()
            finish.append(name)
          }
        }
      }
    }
  }

  private func finish(seed: UInt64?) async throws -> String {
    let screen = Screen(Racers(), seed: seed)
    try screen.button("Start").tap()
    await screen.settle()
    defer { screen.close() }
    return screen.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func withoutASeedTheOrderIsThatOfMaking() async throws {
    #expect(try await finish(seed: nil) == "a b c d")
  }

  @Test func aSeedGivesTheSameOrderEveryTime() async throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(try await finish(seed: seed) == finish(seed: seed))
    }
  }

  @Test func seedsFindOtherOrders() async throws {
    var orders: Set<String> = []
    for seed in 1...20 as ClosedRange<UInt64> { orders.insert(try await finish(seed: seed)) }
    #expect(orders.count > 3)
  }

  struct Timers: View {
    @State private var rung = 0

    var body: some View {
      Text("\(rung) rung")
        .onAppear {
          for minutes in 1...10 {
            Task {
              try? await Task.sleep(for: .seconds(minutes * 60))
              rung += 1
            }
          }
        }
    }
  }

  @Test func tenTimersOfMinutesTakeNoTime() async throws {
    let screen = Screen(Timers())
    await screen.advance(by: .seconds(5 * 60))
    #expect(screen.shows("5 rung"))
    await screen.advance(by: .seconds(5 * 60))
    #expect(screen.shows("10 rung"))
    screen.close()
  }
}
