import TenureMacroInterface
import Testing

private final class Player {
  static nonisolated let made = Counter()
  init() { Self.made.count += 1 }
}

private final class Counter: @unchecked Sendable { var count = 0 }

private struct Size: Equatable {
  static let regular = Size(points: 12)
  var points: Int
}

extension EnvironmentValues {
  @Entry var spelled: Double = 1
  @Entry fileprivate var size: Size = .regular
  @Entry var optional: String?
  @Entry var `default`: Int = 3
  @Entry var action: @Sendable (Int) -> Int = { $0 + 1 }

  @Entry var inferred = "a"
  @Entry var list = [1, 2]
  @Entry fileprivate var made = Size(points: 3)
  @Entry fileprivate var player = Player()
  @Entry var table = ["a": 1 as Int?]
  @Entry var nothing = nil as Int?
  @Entry var closure = { (n: Int) in n * 2 }
  @Entry public var shared = 1
}

extension Transaction { @Entry var isQuick = false }
extension ContainerValues { @Entry var badge: Int = 0 }
extension FocusedValues { @Entry var document: String? }

@Suite struct EntryTests {
  @Test func anEntryOfASpelledTypeHasItsDefaultAndKeepsWhatIsSet() {
    var values = EnvironmentValues()
    #expect(values.spelled == 1)
    #expect(values.size == .regular)
    #expect(values.optional == nil)
    #expect(values.default == 3)
    #expect(values.action(1) == 2)
    values.size = Size(points: 20)
    values.optional = "a"
    values.action = { $0 }
    #expect(values.size.points == 20)
    #expect(values.optional == "a")
    #expect(values.action(1) == 1)
  }

  @Test func anEntryTakesItsTypeFromItsInitialValue() {
    var values = EnvironmentValues()
    #expect(values.inferred == "a")
    #expect(values.list == [1, 2])
    #expect(values.made.points == 3)
    #expect(values.table == ["a": 1])
    #expect(values.nothing == nil)
    #expect(values.closure(2) == 4)
    #expect(values.shared == 1)
    values.inferred = "b"
    values.list.append(3)
    values.nothing = 1
    values.closure = { $0 }
    #expect(values.inferred == "b")
    #expect(values.list == [1, 2, 3])
    #expect(values.nothing == 1)
    #expect(values.closure(2) == 2)
  }

  @Test func theDefaultIsMadeAgainAtEachAccess() {
    let values = EnvironmentValues()
    let before = Player.made.count
    #expect(values.player !== values.player)
    #expect(Player.made.count == before + 2)
  }

  @Test func theOtherCarriersHaveEntriesToo() {
    #expect(Transaction().isQuick == false)
    #expect(ContainerValues().badge == 0)
    var focused = FocusedValues()
    #expect(focused.document == nil)
    focused.document = "a"
    #expect(focused.document == "a")
  }
}
