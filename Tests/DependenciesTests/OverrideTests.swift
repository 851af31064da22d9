import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

private let start = Date(timeIntervalSince1970: 1_000)

@Suite struct OverrideTests {
  @Test func anOverrideHoldsInTheOperationAndInTheModelsMadeThere() {
    let model = withDependencies {
      $0.date.now = start
      $0.client.name = "mine"
      $0[Database.self].path = "/tmp"
    } operation: {
      Model()
    }
    #expect(model.now == start)
    #expect(model.client.name == "mine")
    #expect(model.database.path == "/tmp")
  }

  @Test func anObjectThatIsReadAmongOverridesIsTheOneThatIsReadLater() {
    withDependencies {
      $0[Counter.self].count.withLock { $0 = 3 }
    } operation: {
      @Dependency(Counter.self) var counter
      #expect(counter.count.withLock { $0 } == 3)
    }
    @Dependency(Counter.self) var counter
    #expect(counter.count.withLock { $0 } == 3)
  }

  @Test("Of many tasks that ask for a value at the same time one makes it, and the others wait")
  func madeOnce() async {
    for _ in 0..<200 {
      let counter = Counter()
      await withDependencies {
        $0 = .test
        $0[Counter.self] = counter
      } operation: {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<50 {
            group.addTask {
              @Dependency(Counted.self) var counted
              _ = counted
            }
          }
        }
      }
      #expect(counter.count.withLock { $0 } == 1)
    }
  }

  private struct Counted: TestDependencyKey {
    static var testValue: Counted {
      @Dependency(Counter.self) var counter
      counter.count.withLock { $0 += 1 }
      return Counted()
    }
  }

  @Test func whatIsOverriddenAtTheUseGoesFirst() {
    let model = withDependencies {
      $0.client = Client(name: "made")
      $0.date.now = start
    } operation: {
      Model()
    }
    withDependencies {
      $0.client = Client(name: "used")
    } operation: {
      #expect(model.client.name == "used")
      #expect(model.now == start)
    }
    #expect(model.client.name == "made")
  }

  @Test func tasksHaveThemAndCodeThatWaitsToo() async {
    let name = await withDependencies {
      $0.client = Client(name: "mine")
    } operation: {
      await Task.yield()
      return await Task { Model().client.name }.value
    }
    #expect(name == "mine")
  }

  @Test func aModelHandsItsDependenciesOn() {
    let model = withDependencies {
      $0.client = Client(name: "mine")
      $0.date.now = start
    } operation: {
      Model()
    }
    #expect(model.child().child().client.name == "mine")
    let child = withDependencies(from: model) {
      $0.client.name += "!"
    } operation: {
      Model()
    }
    #expect(child.client.name == "mine!")
    #expect(child.now == start)
  }

  @Test func aModelWithoutAPropertyIsKnownByWhereItWasMade() {
    final class Plain: Sendable {}
    let plain = withDependencies {
      $0.client = Client(name: "mine")
    } operation: {
      Plain()
    }
    withDependencies(from: plain) { #expect(Model().client.name == "mine") }

    let reporter = Collecting()
    withIssueReporters([reporter]) {
      let line = #line + 1
      withDependencies(from: Plain()) {}
      #expect(
        reporter.messages == [
          """
          'withDependencies(from:)' was given a 'Plain', of which no dependencies are known.

          Give it a property with '@Dependency', or make it inside 'withDependencies'. Without that the dependencies in \
          force here are used.
          @\(line)
          """
        ])
    }
  }

  @Test func aClosureThatEscapesTakesThemAlong() async {
    let name = await withDependencies {
      $0.client = Client(name: "mine")
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield { continuation.resume(returning: Model().client.name) }
          }
        }
      }
    }
    #expect(name == "mine")
  }

  @Test(.dependency(\.client, Client(name: "trait")), .dependencies { $0.date.now = start })
  func aTestHasThemFromItsTraits() {
    #expect(Model().client.name == "trait")
    #expect(Model().now == start)
  }

  @Test(arguments: 0..<3) func whatATestSharesIsItsOwn(index: Int) {
    @Dependency(\.counter) var counter
    counter.count.withLock { $0 += 1 }
    #expect(DependencyValues._current.counter === counter)
  }
}

@Suite struct ContextTests {
  @Test func theContextChoosesTheValue() {
    @Dependency(\.client) var client
    @Dependency(\.context) var context
    #expect(context == .test)
    for (context, name) in [(DependencyContext.live, "live"), (.preview, "preview")] {
      withDependencies {
        $0.context = context
      } operation: {
        #expect(client.name == name)
      }
    }
  }

  @Test func aDependencyThatATestDoesNotOverrideIsAnIssueThatSaysHow() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      let model = Model()
      #expect(model.client.name == "preview")
      #expect(model.database.path == "/live")
      _ = model.client
    }
    #expect(
      reporter.messages == [
        """
        @Dependency(\\.client) was used in a test, and has neither a test value nor an override.

        Override it: 'withDependencies { $0.client = … } operation: { … }'. Or give 'ClientKey' a 'testValue'.

        It is declared at DependenciesTests/Models.swift:48.
        @48
        """,
        """
        @Dependency(Database.self) was used in a test, and has neither a test value nor an override.

        Override it: 'withDependencies { $0[Database.self] = … } operation: { … }'. Or give 'Database' a 'testValue'.

        It is declared at DependenciesTests/Models.swift:49.
        @49
        """,
      ])
  }

  @Test func itFailsTheTest() {
    withExpectedIssue { _ = Model().client }
  }

  @Test func noLiveValueIsAnIssueInAProgram() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(DependencyValues._current.interface.name == "test")
      }
    }
    #expect(reporter.messages.count == 1)
    #expect(
      reporter.messages.first?.contains(
        """
        @Dependency(\\.interface) has no live value, and was used in the running program.

        'Interface' is a 'TestDependencyKey' only. Make it a 'DependencyKey' with a 'liveValue', in a module that is \
        linked to the program. Until then its test value is used.
        """) == true)
  }

  @Test("What one call prepares it may prepare again: the last value holds")
  func preparedTwice() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      prepareDependencies {
        $0.client = Client(name: "first")
        $0.client = Client(name: "second")
        $0.client.name += "!"
      }
    }
    #expect(Model().client.name == "second!" && reporter.messages == [])
  }

  @Test func whatIsPreparedHoldsForTheWholeTestAndOnlyOnce() {
    prepareDependencies { $0.client = Client(name: "prepared") }
    #expect(Model().client.name == "prepared")
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      prepareDependencies { $0.client = Client(name: "late") }
    }
    #expect(Model().client.name == "prepared")
    #expect(
      reporter.messages.first?.hasPrefix(
        """
        @Dependency(\\.client) was prepared after it had been used or prepared, and keeps its value.

        Call 'prepareDependencies' once, at the program's start, before anything uses a dependency.
        """) == true)
  }
}
