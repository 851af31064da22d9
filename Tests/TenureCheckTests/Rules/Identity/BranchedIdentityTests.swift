import TenureCheck
import Testing

@Suite struct BranchedIdentityTests {
  private static let composer = """
    struct Composer: View {
      var hint = ""
      @State private var text = ""
      var body: some View { TextField(hint, text: $text) }
    }
    struct Plain: View { var body: some View { Text("Plain") } }

    """

  private static func screen(_ body: String) -> String {
    composer + """
      struct Screen: View {
        @Environment(\\.horizontalSizeClass) private var size
        @State private var isWide = false
        @State private var pinned: Set<Int> = []
        var body: some View {
          Toggle("Wide", isOn: $isWide)
          Button("Pin") { pinned.insert(1) }
          \(body)
        }
      }
      """
  }

  static let pairs = [
    Pair(
      "two layouts of one editor; one layout that changes",
      bad: screen(
        "/*!*/ if size == .compact { VStack { Composer() } } else { HStack { Composer() }.padding() }"),
      good: screen(
        """
        let layout = size == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout { Composer() }
        """), severity: .warning),
    Pair(
      "what a switch of the view decides; what holds no state",
      bad: screen("/*!*/ if isWide { HStack { Plain(); Composer() } } else { VStack { Composer(); Plain() } }"),
      good: screen("if isWide { HStack { Plain() } } else { VStack { Plain() } }")),
    Pair(
      "the same editor; two that are for different things",
      bad: screen("/*!*/ if isWide { HStack { Composer(hint: \"A\") } } else { VStack { Composer(hint: \"A\") } }"),
      good: screen("if isWide { HStack { Composer(hint: \"To\") } } else { VStack { Composer(hint: \"From\") } }")),
    Pair(
      "a modifier put on by a condition; one that has another value",
      bad: conditional + screen("Composer().when(/*!*/ pinned.contains(1)) { $0.bold() }"),
      good: screen("Composer().bold(pinned.contains(1))")),
    Pair(
      "a condition that changes; one that stays",
      bad: conditional + screen("Composer().padding().when(/*!*/ isWide) { $0.bold() }"),
      good: conditional + screen("Composer().padding().when(Device.isPad) { $0.bold() }")),
    Pair(
      "a function whose name is a word of Swift's; over what has no state",
      bad: conditional.replacing("when", with: "`if`") + screen("Composer().if(/*!*/ isWide) { $0.bold() }"),
      good: conditional.replacing("when", with: "`if`") + screen("Plain().if(isWide) { $0.bold() }")),
  ]

  private static let conditional = """
    enum Device { static let isPad = false }
    extension View {
      @ViewBuilder func when<Other: View>(_ condition: Bool, change: (Self) -> Other) -> some View {
        if condition { change(self) } else { self }
      }
    }

    """

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnstableIdentity.self) }

  @Test func itSaysWhatHappens() {
    expect(
      UnstableIdentity.self,
      of: Self.screen("if isWide { HStack { Composer() } } else { VStack { Composer() } }"),
      says: """
        14:5 warning: Screen shows Composer in both branches of an 'if' about 'isWide', in two layouts.
        - 14 one Composer
        - 14 another, with state of its own
        - 3 'text' begins anew in it
        When 'isWide' changes, one Composer goes and the other comes: what was entered or chosen in it is lost.
        Change the layout and not the view: 'let layout = … ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())', then 'layout { … }'.
        """)
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    guard let found = firstRange(of: word) else { return self }
    return self[..<found.lowerBound] + other + self[found.upperBound...]
  }
}
