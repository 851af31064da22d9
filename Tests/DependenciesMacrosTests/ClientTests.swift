import Dependencies
import DependenciesMacros
import Synchronization
import Testing

@DependencyClient struct Player: Sendable {
  var play: @Sendable (_ url: String, _ volume: Double) async throws -> String
  var position: @Sendable () -> Double = { 0.5 }
  var stop: @Sendable () -> Void
  var name: String = "player"
}

/// Properties beside its endpoints, with and without a type and a value.
@DependencyClient struct Library {
  let id: Int
  var owner: String?
  var isOpen = true
  var shelf = "A"
  var share = -0.5
  var find: @Sendable (_ number: Int) -> String?
  var last: @Sendable () async -> Optional<Int>
  var `return`: @Sendable () throws -> Int
  var each: (_ body: @escaping () -> Void) -> Void
  var wait: (_ body: @escaping @Sendable () -> Void) async throws -> Int
}

extension Player: TestDependencyKey {
  static let testValue = Player()
}

@Suite struct ClientTests {
  @Test func whatIsNotImplementedIsAnIssue() async {
    let reporter = Collecting()
    @Dependency(Player.self) var player
    await withIssueReporters([reporter]) {
      let error = await #expect(throws: Unimplemented.self) { try await player.play(url: "a", volume: 1) }
      #expect(error?.description == "Unimplemented: 'Player.play'")
      #expect(player.position() == 0.5)
      player.stop()
    }
    #expect(
      reporter.messages
        == ["play", "position", "stop"].map {
          """
          Unimplemented: 'Player.\($0)' was called.

          Implement it before this code runs: in a test with 'withDependencies', in the program in its 'liveValue'.
          """
        })
  }

  @Test("A client is made of its properties alone, and an optional result is nil where nothing is implemented")
  func propertiesAlone() async {
    let reporter = Collecting()
    await withIssueReporters([reporter]) {
      var library = Library(id: 3, shelf: "B")
      #expect(
        library.id == 3 && library.owner == nil && library.isOpen && library.shelf == "B" && library.share == -0.5)
      #expect(library.find(number: 1) == nil)
      #expect(await library.last() == nil)
      #expect(throws: Unimplemented.self) { try library.return() }
      library.each = { $0() }
      library.each {}
    }
    #expect(reporter.messages.count == 3)
    let whole = Library(
      id: 1, isOpen: false, find: { "\($0)" }, last: { 2 }, return: { 3 }, each: { $0() }, wait: { _ in 4 })
    #expect(whole.find(number: 7) == "7" && !whole.isOpen)
  }

  @Test func aTestImplementsWhatItUses() async throws {
    let played = try await withDependencies {
      $0[Player.self].play = { url, volume in "\(url) at \(volume)" }
    } operation: {
      @Dependency(Player.self) var player
      return try await player.play(url: "a", volume: 1)
    }
    #expect(played == "a at 1.0")
  }

  @Test func theInitializerTakesAllClosures() async throws {
    let player = Player(play: { url, _ in url }, position: { 3 }, stop: {}, name: "other")
    #expect(try await player.play(url: "b", volume: 0) == "b")
    #expect(player.position() == 3)
    player.stop()
    #expect(player.name == "other" && Player().name == "player")
  }
}

final class Collecting: IssueReporter {
  private let all = Mutex<[String]>([])
  var messages: [String] { all.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append(message) }
  }
}
