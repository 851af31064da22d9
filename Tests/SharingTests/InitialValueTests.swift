import Dependencies
import Foundation
import Sharing
import Testing

private struct Profile: Codable, Equatable, Sendable { var name = "Ada" }
private enum Filter: String, Codable { case all, open }

extension SharedReaderKey where Self == InMemoryKey<Set<Int>>.Default {
  fileprivate static var items: Self { Self[.inMemory("items"), default: [1]] }
}

extension SharedKey where Self == AppStorageKey<Bool?>.Default {
  fileprivate static var mayBe: Self { Self[.appStorage("mayBe"), default: true] }
}

/// A key whose id says nothing of threads.
private struct Named: SharedReaderKey {
  let name: String
  var id: some Hashable { name }
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) { continuation.resume(returning: 3) }
  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }
}

@Suite struct InitialValueTests {
  @Test("The value of the first property is stored, and those that come later find it")
  func initialValuesAreStored() async throws {
    @Dependency(\.defaultAppStorage) var defaults
    do {
      @Shared(.appStorage("volume")) var volume = 5
      @Shared(.inMemory("count")) var count = 10
      #expect(defaults.integer(forKey: "volume") == 5 && volume == 5 && count == 10)
    }
    @Shared(.appStorage("volume")) var volume = 6
    @SharedReader(.inMemory("count")) var count: Int = {
      Issue.record("The value is known.")
      return 0
    }()
    #expect(volume == 5 && count == 10)
    #expect(try await SharedReader<Int>(require: .appStorage("volume")).wrappedValue == 5)
    #expect(try await Shared<Int>(require: .inMemory("count")).wrappedValue == 10)
    defaults.removeObject(forKey: "volume")
    #expect(volume == 6)
  }

  @Test("An optional that becomes nil stays nil, whatever it began with")
  func optionals() {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("isOn")) var isOn: Bool? = true
    #expect(isOn == true && defaults.bool(forKey: "isOn"))
    $isOn.withLock { $0 = nil }
    #expect(isOn == nil && defaults.object(forKey: "isOn") == nil)
    @Shared(.inMemory("name")) var name: String? = "a"
    #expect(name == "a")
    $name.withLock { $0 = nil }
    #expect(name == nil)
    @Shared(.mayBe) var mayBe
    @SharedReader(.mayBe) var read
    @SharedReader(.appStorage("text")) var text: String?
    #expect(mayBe == true && read == true && text == nil)
  }

  @Test("A key that brings its own value may be given another one where it is only read")
  func readersWithValues() {
    @SharedReader(.items) var items = []
    #expect(items.isEmpty)
    @SharedReader(Named(name: "three")) var three = 0
    #expect(three == 3)
  }

  @Test("A URL is stored as user defaults store it")
  func addresses() throws {
    @Dependency(\.defaultAppStorage) var defaults
    let address = try #require(URL(string: "https://example.com/a?b=c"))
    @Shared(.appStorage("url")) var url = URL(fileURLWithPath: "/one")
    #expect(defaults.url(forKey: "url") == URL(fileURLWithPath: "/one"))
    $url.withLock { $0 = address }
    #expect(defaults.url(forKey: "url") == address)
    defaults.set(URL(fileURLWithPath: "/two"), forKey: "url")
    #expect(url == URL(fileURLWithPath: "/two"))
    defaults.set("https://example.com", forKey: "url")
    #expect(url.absoluteString == "https://example.com")
  }

  @Test("What can be encoded is kept in the user defaults, a choice as its raw value")
  func encodedValues() throws {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("profile")) var profile = Profile()
    @Shared(.appStorage("other")) var other: Profile?
    @Shared(.appStorage("numbers")) var numbers = [1, 2]
    $profile.withLock { $0.name = "Bo" }
    #expect(try JSONDecoder().decode(Profile.self, from: #require(defaults.data(forKey: "profile"))).name == "Bo")
    #expect(other == nil && defaults.object(forKey: "other") == nil && numbers == [1, 2])
    $other.withLock { $0 = Profile() }
    #expect(other == Profile() && defaults.data(forKey: "other") != nil)
    $other.withLock { $0 = nil }
    #expect(other == nil && defaults.object(forKey: "other") == nil)

    @Shared(.appStorage("filter")) var filter = Filter.open
    @Shared(.appStorage("choice")) var choice: Filter?
    $choice.withLock { $0 = .all }
    #expect(
      filter == .open && defaults.string(forKey: "filter") == "open" && defaults.string(forKey: "choice") == "all")
  }

  @Test("A program that has dotted keys may say that it knows what Apple's platforms warn of")
  func dottedKeys() {
    withDependencies {
      $0.appStorageKeyFormatWarningEnabled = false
    } operation: {
      @Dependency(\.appStorageKeyFormatWarningEnabled) var isEnabled
      @Shared(.appStorage("a.b")) var value = 1
      $value.withLock { $0 = 2 }
      #expect(!isEnabled && value == 2)
    }
  }
}
