import Foundation
import Testing

@Suite struct TwinTests {
  /// Fifteen hundred worlds of two hundred steps each. `TENURE_SEED=n` runs the world of that seed alone.
  @Test func theEngineAndItsSlowTwinAgree() {
    let chosen = ProcessInfo.processInfo.environment["TENURE_SEED"].flatMap(UInt64.init)
    for seed in chosen.map({ $0...$0 }) ?? 1...1500 {
      let world = TwinWorld(seed: seed &* 0x9E37_79B9_7F4A_7C15)
      for number in 0..<200 {
        if let difference = world.step() {
          Issue.record("Seed \(seed), step \(number): \(difference) Run it alone with TENURE_SEED=\(seed).")
          return
        }
      }
    }
  }
}
