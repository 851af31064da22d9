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
  @Test func aFaultInABodyLeavesNoTrackingUnderWay() {
    let faulty = Screen(Missing(shop: Shop()))
    #expect(faulty.stopped != nil)
    // Other tests allocate too, now and then; what is kept for ever would show each time.
    let growth = (0..<5).map { _ in
      let before = bytes_in_use()
      for _ in 0..<20_000 {
        let shop = Shop()
        withObservationTracking({ _ = shop.name }, onChange: {})
        shop.name = "closed"
      }
      return bytes_in_use() - before
    }
    #expect(growth.min()! < 1_000_000)
  }
}
