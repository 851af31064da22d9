import SnapshotTesting
import Testing

@testable import Courier

@MainActor @Suite struct RoundPictures {
  @Test func aRoundLooksAsItDid() {
    assertSnapshot(of: RoundView(), as: .image(layout: .device(config: .iPhone13)))
  }
}
