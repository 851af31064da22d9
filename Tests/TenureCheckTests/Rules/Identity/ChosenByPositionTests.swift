import TenureCheck
import Testing

@Suite struct ChosenByPositionTests {
  private static func panel(
    position: String = "@State private var chosen = 0",
    loop: String = "ForEach(Array(canvas.layers.enumerated()), id: \\.element.id) { index, layer in",
    choose: String = "chosen = index", shown: String = "canvas.layers[chosen].name",
    add: String = "canvas.add()", change: String = "func add() { layers.insert(Layer(), at: 0) }"
  ) -> String {
    """
    struct Layer: Identifiable { let id = UUID(); var name = "" }
    @Observable final class Canvas { var layers: [Layer] = []; \(change) }
    struct Panel: View {
      let canvas: Canvas
      \(position)
      var body: some View {
        List { \(loop) Button(layer.name) { \(choose) } } }
        Text(\(shown))
        Button("New") { \(add) }
      }
    }
    """
  }

  private static let wrong = panel(position: "/*!*/ @State private var chosen = 0")

  static let pairs = [
    Pair(
      "its place; its id", bad: wrong,
      good: panel(
        position: "@State private var chosen: UUID?", loop: "ForEach(canvas.layers) { layer in",
        choose: "chosen = layer.id",
        shown: "canvas.layers.first { $0.id == chosen }?.name ?? \"\""), severity: .warning),
    Pair(
      "in front; behind the others", bad: wrong, good: panel(change: "func add() { layers.append(Layer()) }")),
    Pair(
      "moved; chosen anew with that",
      bad: panel(
        position: "/*!*/ @State private var chosen = 0",
        change: "func add() { layers.move(fromOffsets: [0], toOffset: 2) }"),
      good: panel(add: "canvas.add(); chosen = 0")),
    Pair(
      "of the loop; of a pager that goes on",
      bad: panel(position: "/*!*/ @State private var chosen: Int = 0", change: "func add() { layers.remove(at: 0) }"),
      good: panel(choose: "chosen += 1", change: "func add() { layers.remove(at: 0) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnstableIdentity.self) }
}
