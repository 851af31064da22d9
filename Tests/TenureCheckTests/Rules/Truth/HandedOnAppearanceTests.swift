import TenureCheck
import Testing

/// A closure that is handed over keeps the inputs of that time.
@Suite struct HandedOnAppearanceTests {
  private static func scanner(_ modifier: String, room: String = "let room: String", scan: String = "room: room")
    -> String
  {
    """
    final class Scanner { var onCode: (String) -> Void = { _ in } }
    enum Stock { static func put(_ code: String, in room: String) {} }
    struct ScanPane: View {
      \(room)
      let scanner: Scanner
      var body: some View { Text(room)\(modifier) }
    }
    struct Rooms: View {
      @State private var room = "Cellar"
      @State private var scanner = Scanner()
      var body: some View {
        Picker("Room", selection: $room) { Text("Cellar").tag("Cellar") }
        ScanPane(\(scan), scanner: scanner)
      }
    }
    """
  }

  private static let wrong = scanner(".onAppear { scanner.onCode = { Stock.put($0, in: /*!*/ room) } }")

  static let pairs = [
    Pair(
      "once; with each value", bad: wrong,
      good: scanner(".onChange(of: room, initial: true) { scanner.onCode = { Stock.put($0, in: room) } }"),
      severity: .warning),
    Pair(
      "a value; a binding", bad: wrong,
      good: scanner(
        ".onAppear { scanner.onCode = { Stock.put($0, in: room) } }", room: "@Binding var room: String",
        scan: "room: $room")),
    Pair(
      "what changes; what stays", bad: wrong,
      good: scanner(".onAppear { scanner.onCode = { Stock.put($0, in: room) } }", scan: "room: \"Attic\"")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
