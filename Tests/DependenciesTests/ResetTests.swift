import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

/// A dependency whose value for tests counts.
private struct Steps: TestDependencyKey, Sendable {
  var next: @Sendable () -> Int

  static var testValue: Steps {
    let count = LockIsolated(0)
    return Steps {
      count.withValue { count in
        count += 1
        return count
      }
    }
  }
}

private enum Name: DependencyKey {
  static var liveValue: String? { "live" }
  static var testValue: String? { nil }
}

extension DependencyValues {
  fileprivate var name: String? {
    get { self[Name.self] }
    set { self[Name.self] = newValue }
  }

  fileprivate var box: Box {
    get { self[BoxKey.self].value }
    set { self[BoxKey.self] = BoxKey(value: newValue) }
  }
}

/// A class that is not Sendable.
final class Box {
  var count = 0
}

private struct BoxKey: DependencyKey, @unchecked Sendable {
  let value: Box
  static var liveValue: BoxKey { BoxKey(value: Box()) }
  static var testValue: BoxKey { BoxKey(value: Box()) }
}

@Suite struct ResetTests {
  @Test("New values have made nothing yet, and each context makes its own")
  func newValues() {
    @Dependency(Steps.self) var steps
    #expect(steps.next() == 1)
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      #expect(steps.next() == 1)
      #expect(steps.next() == 2)
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(steps.next() == 1)
    }
    #expect(steps.next() == 2)
    withDependencies {
      $0.name = "mine"
    } operation: {
      withDependencies {
        $0 = .test
      } operation: {
        @Dependency(\.name) var name
        #expect(name == nil && steps.next() == 1)
      }
    }
  }

  @Test("An optional dependency has its value for the context")
  func optionals() {
    @Dependency(\.name) var name: String?
    #expect(name == nil)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(name == "live")
    }
    withDependencies {
      $0.name = "mine"
    } operation: {
      #expect(name == "mine")
    }
  }

  @Test("A context that is prepared holds from then on")
  func preparedContext() {
    prepareDependencies { $0.context = .live }
    @Dependency(\.context) var context
    @Dependency(\.name) var name: String?
    #expect(context == .live && name == "live")
  }

  @Test("A preview prepares as often as it likes, used or not")
  func preparedInPreviews() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.date.now) var now
      _ = now
      for second in [1.0, 2] {
        prepareDependencies { $0.date.now = Date(timeIntervalSince1970: second) }
        #expect(now == Date(timeIntervalSince1970: second))
      }
    }
  }

  @Test("What is prepared too late is named by its key where that is used directly")
  func lateByKey() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      prepareDependencies { $0[Database.self] = Database(path: "/1") }
      prepareDependencies { $0[Database.self] = Database(path: "/2") }
    }
    #expect(reporter.messages.count == 1)
    #expect(reporter.messages.first?.hasPrefix("@Dependency(Database.self) was prepared after") == true)
  }

  @Test(.dependency(Steps { 42 })) func aDependencyIsItsOwnKey() {
    @Dependency(Steps.self) var steps
    #expect(steps.next() == 42)
  }

  @Test(.dependency(\.box, Box())) func aValueNeedNotBeSendable() {
    @Dependency(\.box) var box
    box.count += 1
    #expect(box.count == 1)
  }
}

@Suite(.dependencies, .serialized) struct CasesTests {
  @Test(arguments: 1...3) func eachCaseBeginsAnew(number: Int) {
    @Dependency(Steps.self) var steps
    #expect(steps.next() == 1)
  }
}

@Suite(.dependencies { $0.name = "outer" }) struct TraitTests {
  @Test(.dependencies { _ in }) func aTraitKeepsWhatTheSuiteSays() {
    @Dependency(\.name) var name: String?
    #expect(name == "outer")
  }

  @Test(.resetDependencies) func aTraitTakesItBack() {
    @Dependency(\.name) var name: String?
    #expect(name == nil)
  }
}
