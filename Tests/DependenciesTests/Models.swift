import Dependencies
import Foundation
import Synchronization

struct Client: Sendable {
  var name: String
}

enum ClientKey: DependencyKey {
  static let liveValue = Client(name: "live")
  static let previewValue = Client(name: "preview")
}

extension DependencyValues {
  var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }

  var counter: Counter { self[Counter.self] }

  var interface: Interface {
    get { self[Interface.self] }
    set { self[Interface.self] = newValue }
  }
}

/// Made anew for each test.
final class Counter: DependencyKey, Sendable {
  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
  let count = Mutex(0)
}

struct Interface: TestDependencyKey {
  var name = "test"
  static let testValue = Interface()
}

struct Database: DependencyKey {
  var path: String
  static let liveValue = Database(path: "/live")
}

final class Model {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(\.client) var client
  @Dependency(Database.self) var database

  func child() -> Model { withDependencies(from: self) { Model() } }
}

final class Collecting: IssueReporter {
  private let all = Mutex<[String]>([])
  var messages: [String] { all.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append("\(message)\n@\(line)") }
  }
}

/// What happened, in order.
final class Log: Sendable {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ line: String) { all.withLock { $0.append(line) } }
}
