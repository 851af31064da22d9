import Testing

@testable import TenureProject

@Suite struct BuildErrorsTests {
  private let table = SupportTable(
    vocabulary: "| Name | State | How |\n|---|---|---|\n| `accessibilityActions` | unavailable | Say each. |\n",
    support: """
      ## Absent

      | What | Names |
      |---|---|
      | Controls | `MultiDatePicker`, `colorful(_:)` |

      ## Partial or different

      | What | Here |
      |---|---|
      | `ViewThatFits` | shows its first view |
      | Columns of a `String` | letter by letter |

      ## Views

      | `Text` | view | Lines. |
      """, names: "name\nAlignment\n")

  @Test func thePagesAreRead() {
    #expect(table.entries["accessibilityActions"] == .init(state: .unavailable, how: "Say each."))
    #expect(table.entries["MultiDatePicker"]?.state == .absent)
    #expect(table.entries["colorful"]?.state == .absent)
    #expect(table.entries["ViewThatFits"] == .init(state: .partly, how: "shows its first view"))
    #expect(table.entries["Text"]?.state == .works)
    #expect(table.entries["Alignment"]?.state == .works)
    #expect(table.entries["String"] == nil)
  }

  @Test(
    arguments: [
      ("no such module 'UIKit'", "import UIKit", "another framework, not part of Tenure"),
      ("cannot find 'MultiDatePicker' in scope", "MultiDatePicker", "not yet there"),
      ("value of type 'Text' has no member 'colorful'", "colorful", "not yet there"),
      ("'Focus' is unavailable: Use the other.", "Focus", "unavailable here by design: Use the other."),
      ("cannot find type 'UIColor' in scope", "UIColor", "belongs to another framework"),
      ("cannot find 'Basket' in scope", "Basket", "not in Tenure's tables: cannot find 'Basket' in scope"),
      ("expected '}' in struct", "", "expected '}' in struct"),
    ])
  func anErrorSaysItsAPIAndHowThingsStandWithIt(message: String, api: String, standing: String) {
    #expect(BuildErrors.read(message, table) == (api, standing))
  }

  @Test func eachErrorIsOneLineWithItsPlace() {
    let errors = BuildErrors(
      """
      /p/Sources/A.swift:3:5: error: cannot find 'MultiDatePicker' in scope
      3 |     MultiDatePicker()
        |     `- error: cannot find 'MultiDatePicker' in scope
      /p/Sources/A.swift:3:5: error: cannot find 'MultiDatePicker' in scope
      /p/B.swift:12:1: error: no such module 'UIKit'
      /p/B.swift:13:1: warning: unused
      """, folder: "/p", table)
    #expect(
      errors.text() == """
        Sources/A.swift:3  MultiDatePicker  not yet there
        B.swift:12         import UIKit     another framework, not part of Tenure
        2 errors in 2 files
        """)
  }

  @Test func usesAreCountedByNameAndFile() {
    let files = [
      SwiftFile(
        path: "/p/A.swift", text: "import SwiftUI\nimport UIKit\nlet a = MultiDatePicker()\nlet b = Text(\"\")\n"),
      SwiftFile(
        path: "/p/B.swift",
        text: "struct Alignment {}\nlet c = Text(\"\").colorful(MultiDatePicker.self)\nlet d = Alignment()"),
    ]
    let report = SupportReport(files, modules: ["SwiftUI"], in: "/p", table)
    #expect(report.files.map(\.uses) == [2, 3])
    #expect(
      report.text(files: 2) == """
        3 names of SwiftUI that Tenure's tables know are used 5 times in 2 files: 1 works (2 uses), 0 partly (0 uses), \
        0 unavailable (0 uses), 2 absent (3 uses).
          MultiDatePicker  absent       2× in 2 files     \("")
          colorful         absent       1× in 1 file      \("")
        Imports of frameworks that are not here:
          UIKit  in 1 file
        What stands in the way of each file:
          A.swift  import UIKit, MultiDatePicker
          B.swift  MultiDatePicker, colorful
        Most is won by: doing without 'MultiDatePicker', in 2 files.
        """)
  }
}
