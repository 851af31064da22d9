import Foundation
import TenureCombine
import Testing

@Suite struct KeyValueTests {
  @Test func `user defaults are read and written by key`() throws {
    let name = "KeyValueTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    #expect(defaults.value(forKey: "city") == nil)
    defaults.setValue("Turin", forKey: "city")
    #expect(defaults.value(forKey: "city") as? String == "Turin")
    #expect(defaults.string(forKey: "city") == "Turin")
    defaults.setValue(nil, forKey: "city")
    #expect(defaults.object(forKey: "city") == nil)
  }
}
