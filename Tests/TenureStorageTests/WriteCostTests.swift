import Foundation
import MemoryProbe
import SwiftUI
import TenureTesting
import Testing

/// What a write of user defaults leaves behind: nothing, however many there were before.
@Suite @MainActor struct WriteCostTests {
  struct Reader: View {
    @AppStorage("number") private var number = 0
    var body: some View { Text("number \(number)") }
  }

  @Test("A thread with the smallest stack there is writes user defaults 20,000 times")
  func smallStack() async {
    // A process of its own: a stack that overflows ends it.
    await #expect(processExitsWith: .success) {
      let screen = await MainActor.run { Screen(Reader()) }
      let name = "WriteCostTests.smallStack"
      await withCheckedContinuation { written in
        let thread = Thread {
          let defaults = UserDefaults(suiteName: name)!
          for number in 0..<20_000 { defaults.set(number & 1, forKey: "number") }
          written.resume()
        }
        thread.stackSize = 64 << 10
        thread.start()
      }
      #expect(UserDefaults(suiteName: name)?.integer(forKey: "number") == 1)
      await MainActor.run { screen.close() }
    }
  }

  @Test("10,000 writes of user defaults leave no bytes behind")
  func memory() async {
    // In a process of its own, so that nothing else allocates.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let screen = Screen(Reader())
        let suite = UserDefaults(suiteName: "WriteCostTests.memory")!
        let write = { (count: Int) in
          for number in 0..<count {
            // A key that nobody shows: of others the record keeps every write.
            screen.storage.set(number & 1, forKey: "other")
            suite.set(number & 1, forKey: "number")
          }
        }
        write(1_000)
        let before = bytes_in_use()
        write(10_000)
        #expect(bytes_in_use() - before < 10_000)
        #expect(screen.storage.integer(forKey: "other") == 1)
      }
    }
  }
}
