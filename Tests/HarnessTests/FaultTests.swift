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

@MainActor struct FaultTests {
  /// The library notes what is read in the innermost tracking that is under way; one that was left for good is not.
  @Test func aFaultInABodyLeavesNoTrackingUnderWay() {
    let faulty = Screen(Missing(shop: Shop()))
    #expect(faulty.stopped != nil)
    let before = bytes_in_use()
    for _ in 0..<20_000 {
      let shop = Shop()
      withObservationTracking({ _ = shop.name }, onChange: {})
      shop.name = "closed"
    }
    #expect(bytes_in_use() < before + 1_000_000)
  }
}
