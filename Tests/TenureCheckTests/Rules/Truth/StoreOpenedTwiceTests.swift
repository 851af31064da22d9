import TenureCheck
import Testing

@Suite struct StoreOpenedTwiceTests {
  private static func cinema(
    _ first: String = "@StateObject private var marks = Marks()",
    _ second: String = "@StateObject private var marks = Marks()", key: String = "\"marks\"",
    add: String = "marks.all.append(1)"
  ) -> String {
    """
    final class Marks: ObservableObject {
      @Published var all: [Int] { didSet { UserDefaults.standard.set(all, forKey: "marks") } }
      init() { all = UserDefaults.standard.array(forKey: \(key)) as? [Int] ?? [] }
    }
    struct Films: View {
      \(first)
      var body: some View { Button("Mark") { \(add) } }
    }
    struct Marked: View {
      \(second)
      var body: some View { Text("\\(marks.all.count)") }
    }
    """
  }

  private static let wrong = cinema(
    "@StateObject private var marks = Marks()", "/*!*/ @StateObject private var marks = Marks()")

  static let pairs = [
    Pair(
      "one each; one for both", bad: wrong,
      good: cinema("@ObservedObject var marks: Marks", "@ObservedObject var marks: Marks"), severity: .warning),
    Pair("the same key; another", bad: wrong, good: cinema(key: "\"other\"")),
    Pair("changed; only shown", bad: wrong, good: cinema(add: "print(marks.all)")),
    Pair(
      "shown by the other; the other has one of the same", bad: wrong,
      good: cinema("@StateObject private var marks = Marks()", "@ObservedObject var marks: Marks")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }
}
