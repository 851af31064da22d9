import TenureCheck
import Testing

@Suite struct UndoneToNewTests {
  private static func sheet(_ body: String) -> String {
    """
    @Observable final class Sheet {
      private(set) var zoom = 1.0
      let start = 1.0
      func scale(to value: Double, _ undo: UndoManager?) {
        \(body)
      }
      func reset(_ undo: UndoManager?) { zoom = 1 }
    }
    """
  }

  private static let wrong = sheet(
    "zoom = value\n    undo?.registerUndo(withTarget: self) { $0.scale(to: /*!*/ self.zoom, undo) }")

  static let pairs = [
    Pair(
      "the new value; the old one", bad: wrong,
      good: sheet(
        "let old = zoom\n    zoom = value\n    undo?.registerUndo(withTarget: self) { $0.scale(to: old, undo) }"),
      severity: .warning),
    Pair(
      "of the target; a constant",
      bad: sheet(
        "undo?.registerUndo(withTarget: self) { sheet in sheet.scale(to: /*!*/ zoom, undo) }\n    zoom = value"),
      good: sheet("zoom = value\n    undo?.registerUndo(withTarget: self) { $0.scale(to: self.start, undo) }")),
    Pair(
      "the same function; another", bad: wrong,
      good: sheet("zoom = value\n    undo?.registerUndo(withTarget: self) { $0.reset(undo) }")),
    Pair(
      "changed here; by somebody else", bad: wrong,
      good: sheet("undo?.registerUndo(withTarget: self) { $0.scale(to: self.zoom, undo) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
