import Foundation
import IssueReporting

/// An ordinary program with two mistakes. Ends by saying which test libraries it carries.
@main struct IssueProgram {
  static func main() throws {
    struct Failure: Error {}
    reportIssue("The list is empty.")
    withErrorReporting("Saving") { throw Failure() }
    print("testing: \(isTesting), context: \(TestContext.current as Any)")
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    print("libraries: \(["libTesting", "libXCTest"].filter { maps.contains($0) })")
  }
}
