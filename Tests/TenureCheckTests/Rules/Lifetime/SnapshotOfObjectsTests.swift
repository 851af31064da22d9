import TenureCheck
import Testing

@Suite struct SnapshotOfObjectsTests {
  private static func board(
    tile: String = "@Observable final class Tile { var color = 0 }", keep: String = "/*!*/ tiles",
    back: String = "if let last = before.popLast() { tiles = last }",
    paint: String = "tiles[0].color = color"
  ) -> String {
    """
    \(tile)
    @Observable final class Board {
      var tiles: [Tile] = []
      private var before: [[Tile]] = []
      func paint(_ color: Int) { before.append(\(keep)); \(paint) }
      func goBack() { \(back) }
    }
    """
  }

  static let pairs = [
    Pair(
      "objects; values", bad: board(), good: board(tile: "struct Tile { var color = 0 }", keep: "tiles"),
      severity: .warning),
    Pair("the objects; copies of them", bad: board(), good: board(keep: "tiles.map { $0.copy() }")),
    Pair(
      "changed in place; replaced", bad: board(),
      good: board(tile: "final class Tile { let color = 0 }", keep: "tiles", paint: "tiles[0] = Tile()")),
    Pair(
      "given back; only counted", bad: board(back: "tiles = before.removeLast()"),
      good: board(keep: "tiles", back: "print(before.count)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ReferenceTypeInState.self) }
}
