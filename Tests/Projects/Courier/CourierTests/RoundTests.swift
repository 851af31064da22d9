import Parcels
import Testing

@testable import Courier
@testable import CourierKit

@MainActor @Suite struct RoundTests {
  @Test func whatIsDeliveredIsNoLongerCarried() {
    let round = Round(parcels: [Parcel(to: "Ada", grams: 1_200)])
    round.deliver(round.parcels[0])
    #expect(round.grams == 0)
    _ = RoundView()
  }
}
