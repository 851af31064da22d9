import CustomDump
import IssueReporting
import Synchronization
import Testing

@Suite struct ExpectTests {
  let user = User(favoriteNumbers: [42, 1729], id: 2, name: "Blob")

  @Test func aDifferenceFailsTheTestAndIsShown() {
    var other = user
    other.name += "!"
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      expectNoDifference(user, other)
      expectNoDifference(1, 2, "The count")
      expectNoDifference(user, user)
    }
    #expect(
      reporter.messages == [
        """
        Difference: …

          \u{2007} User(
          \u{2007}   favoriteNumbers: […],
          \u{2007}   id: 2,
          \u{2212}   name: "Blob"
          +   name: "Blob!"
          \u{2007} )

        (First: −, Second: +)
        """,
        """
        The count

        Difference: …

          \u{2212} 1
          + 2

        (First: −, Second: +)
        """,
      ])
  }

  @Test func theChangesOfAnOperationAreExpected() async {
    var user = user
    var changed = user
    changed.name = "Ada"
    expectDifference(changed) { $0.name = "Ada" }
    expectDifference(user) {
      user.name = "Bob"
    } changes: {
      $0.name = "Bob"
    }
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      expectDifference(user.id) {
        user.id += 1
      } changes: {
        $0 = 4
      }
    }
    #expect(
      reporter.messages == [
        """
        Difference: …

          \u{2212} 4
          + 3

        (Expected: −, Actual: +)
        """
      ])
    await expectDifference(user.id) {
      await Task.yield()
      user.id += 1
    } changes: {
      $0 += 1
    }
  }

  @Test func anErrorFailsTheTest() {
    struct Failure: Error {}
    withExpectedIssue { expectNoDifference(try { throw Failure() }(), 1) }
    withExpectedIssue { expectNoDifference(1, 2) }
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
