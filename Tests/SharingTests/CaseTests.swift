import CasePaths
import IssueReporting
import PerceptionCore
import Sharing
import Synchronization
import Testing

@CasePathable @dynamicMemberLookup private enum Route: Equatable {
  case rename(String)
  case home
}

@CasePathable private enum Place: Equatable {
  case shelf(Int)
}

private struct Model: Equatable {
  var route = Route.rename("a")
  var place = Place.shelf(3)
}

@Suite struct CaseTests {
  private let issues = Warnings()
  private let model = Shared(value: Model())

  @Test func whatACaseHoldsIsReadAndWritten() throws {
    let found: Shared<String>? = model.route.rename
    let name = try #require(found)
    let reader: SharedReader<String>? = model.route.rename
    name.withLock { $0 += "b" }
    #expect(model.wrappedValue.route == .rename("ab") && reader?.wrappedValue == "ab")
    model.withLock { $0.route = .rename("c") }
    #expect(name.wrappedValue == "c")
    let shelf = try #require(model.place.shelf)
    shelf.withLock { $0 += 1 }
    #expect(model.wrappedValue.place == .shelf(4))
  }

  @Test func anotherCaseHoldsNothing() {
    model.withLock { $0.route = .home }
    let name: Shared<String>? = model.route.rename
    let reader: SharedReader<String>? = model.route.rename
    #expect(name == nil && reader == nil)
  }

  @Test func whatIsWrittenAfterTheCaseHasChangedIsNotTheEnums() throws {
    let found: Shared<String>? = model.route.rename
    let name = try #require(found)
    model.withLock { $0.route = .home }
    withIssueReporters([issues]) { name.withLock { $0 = "z" } }
    #expect(model.wrappedValue.route == .home && name.wrappedValue == "z")
    #expect(
      issues.lines.withLock { $0 } == [
        """
        warning: A shared 'String' was written, and the enum that held it has another case.

        Only this property has the new value. Cancel what writes it when the case changes.
        """
      ])
  }

  @Test func whoObservesTheEnumHearsOfIt() throws {
    let news = Atomic(0)
    withPerceptionTracking {
      _ = model.wrappedValue
    } onChange: {
      news.add(1, ordering: .relaxed)
    }
    let found: Shared<String>? = model.route.rename
    try #require(found).withLock { $0 = "b" }
    #expect(news.load(ordering: .relaxed) == 1)
  }
}
