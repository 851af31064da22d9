import TenureCheck
import Testing

/// What is put into the user's defaults, by whichever name they go.
@Suite struct UserDefaultsWritesTests {
  private func values(_ source: String) -> [String] {
    Snippet(source).project().userDefaultsWrites.map { $0.value.text }
  }

  @Test func byPropertiesLocalsParametersAndSuites() {
    let found = values(
      """
      let shared = UserDefaults(suiteName: "group") ?? .standard
      final class Store {
        private let defaults: UserDefaults
        let optional = UserDefaults(suiteName: "a")
        init(defaults: UserDefaults = .standard) { self.defaults = defaults }
        func save(_ other: UserDefaults) {
          defaults.set(1, forKey: "a")
          self.defaults.set(2, forKey: "a")
          optional?.set(3, forKey: "a")
          optional!.set(4, forKey: "a")
          other.setValue(5, forKey: "a")
          shared.set(6, forKey: "a")
          let local = UserDefaults.standard
          local.set(7, forKey: "a")
          UserDefaults.group.set(8, forKey: "a")
        }
      }
      extension UserDefaults {
        static let group = UserDefaults(suiteName: "b")!
        func keep() { set(9, forKey: "a") }
        func keepToo() { self.set(10, forKey: "a") }
      }
      """)
    #expect(Set(found) == Set((1...10).map(String.init)))
  }

  @Test func othersThatAreSetByKey() {
    let found = values(
      """
      final class Store {
        let keychain = Keychain()
        let cache: Cache
        func set(_ value: Int, forKey key: String) {}
        func save(_ defaults: Settings) {
          keychain.set(1, forKey: "a")
          cache.set(2, forKey: "a")
          set(3, forKey: "a")
          defaults.set(4, forKey: "a")
          UserDefaults.standard.set(5, for: "a")
        }
      }
      """)
    #expect(found == [])
  }
}
