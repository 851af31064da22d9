import MemoryProbe
import Observation
import SwiftUI
import TenureTesting
import Testing

@Observable private final class Shop {
  var name = "Corner"
}

private struct Missing: View {
  let shop: Shop
  @Environment(Shop.self) private var other
  var body: some View { Text("\(shop.name) and \(other.name)") }
}

private struct Loading: View {
  @State private var title = "Loading"
  @Environment(Shop.self) private var shop
  let diary: (String) -> Void
  var body: some View {
    Text(title)
      .task {
        try? await Task.sleep(for: .seconds(1))
        title = shop.name
        diary("never")
      }
      .task {
        try? await Task.sleep(for: .seconds(2))
        diary("never either")
      }
  }
}

@MainActor struct FaultTests {
  @Test func aFaultInATaskStopsItsScreenAndNoOther() async {
    var lines: [String] = []
    let faulty = Screen(Loading { lines.append($0) })
    let other = Screen(Loading { lines.append("other \($0)") }.environment(Shop()))
    await faulty.advance(by: .seconds(5))
    #expect(faulty.stopped?.fact.hasPrefix("No Observable object of type Shop found.") == true)
    #expect(lines == [])
    await other.advance(by: .seconds(5))
    #expect(other.shows("Corner"))
    #expect(lines == ["other never", "other never either"])
    faulty.close()
    other.close()
  }

  /// The library notes what is read in the innermost tracking that is under way; one that was left for good is not.
  @Test func aFaultInABodyLeavesNoTrackingUnderWay() async {
    // In a process of its own, so that nothing else allocates.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let faulty = Screen(Missing(shop: Shop()))
        #expect(faulty.stopped != nil)
        // What is allocated once is there after the first round.
        let growth = (0..<2).map { _ in
          let before = bytes_in_use()
          for _ in 0..<5_000 {
            let shop = Shop()
            withObservationTracking({ _ = shop.name }, onChange: {})
            shop.name = "closed"
          }
          return bytes_in_use() - before
        }
        #expect(growth[1] < 100_000)
      }
    }
  }
}
