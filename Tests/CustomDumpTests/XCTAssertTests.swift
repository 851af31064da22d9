import CustomDump
import IssueReporting
import Testing

@Suite struct XCTAssertTests {
  private final class Collector: IssueReporter, @unchecked Sendable {
    var messages: [String] = []
    func reportIssue(
      _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) { messages.append(message() ?? "") }
  }

  private func issues(_ body: () -> Void) -> [String] {
    let collector = Collector()
    withIssueReporters([collector], operation: body)
    return collector.messages
  }

  @Test func equalValuesHaveNoDifference() {
    #expect(issues { XCTAssertNoDifference([1, 2], [1, 2]) } == [])
  }

  @Test func differenceOfTwoValuesIsShownUnderTheMessage() {
    #expect(
      issues { XCTAssertNoDifference([1, 2], [1, 3], "Numbers") }.map { $0.replacing("\u{2007}", with: " ") } == [
        """
        Numbers

        Difference: …

            [
              [0]: 1,
          −   [1]: 2
          +   [1]: 3
            ]

        (First: −, Second: +)
        """
      ])
  }

  @Test func changeOfAValueIsAsDescribed() async {
    var count = 1
    #expect(
      issues {
        XCTAssertDifference(count) {
          count += 1
        } changes: {
          $0 = 2
        }
      } == [])
    #expect(
      issues {
        XCTAssertDifference(count) {
          count += 1
        } changes: {
          $0 = 2
        }
      }.count == 1)
    await XCTAssertDifference(count) {
      await Task.yield()
      count += 1
    } changes: {
      $0 = 4
    }
  }
}
