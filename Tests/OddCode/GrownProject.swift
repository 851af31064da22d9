import TenureCheck

/// A program that grows by chance: views that show each other in cycles and diamonds, models inside models, extensions of
/// types that stand in other files, protocols that inherit from each other, equal names in many types.
public struct GrownProject {
  public let texts: [String]
  /// The texts, read when they are asked for.
  public var files: [FileFacts] {
    texts.enumerated().map { FileReader.facts(path: "F\($0).swift", bytes: Array($1.utf8)) }
  }

  /// Grows from a seed.
  public init(seed: UInt64, views count: Int) {
    var chance = SplitMix64(seed: seed)
    var texts = [Self.start]
    for index in 0..<count {
      if index % 20 == 0 { texts.append("import SwiftUI\n") }
      texts[texts.count - 1] += Self.part(index, of: count, &chance)
    }
    self.texts = texts
  }

  private static let start = """
    import SwiftUI
    final class Session: ObservableObject { @Published var name = ""; @Published var count = 0 }
    @main struct Grown: App {
      @StateObject private var session = Session()
      var body: some Scene { WindowGroup { V0(value: 0).environmentObject(session) } }
    }

    """

  private static func part(_ n: Int, of count: Int, _ chance: inout SplitMix64) -> String {
    // Near ones make chains and diamonds, far ones cycles.
    func other() -> Int {
      chance.number(3) == 0 ? chance.number(count) : min(count - 1, max(0, n + chance.number(7) - 3))
    }
    let shown = (0...chance.number(4)).map { _ in other() }
    let way = ["V%()", "V%(value: value)", "V%(value: model.count)", "V%(value: model.inner?.total ?? 0)", "part%"]
    let calls = shown.map { index -> String in
      let text = way[chance.number(way.count)].replacing("%", with: "\(index)")
      switch chance.number(6) {
      case 0: return "if isOpen { \(text) }"
      case 1: return "ForEach(model.items) { item in \(text).tag(item.id) }"
      case 2: return "EmptyView().sheet(isPresented: $isOpen) { \(text) }"
      case 3: return "NavigationLink(\"Next\") { \(text) }"
      case 4: return "EmptyView().step\(other())(value)"
      default: return text
      }
    }
    let parts = (0..<chance.number(3)).map { _ in other() }
    return """
      struct V\(n): View, P\(n) {
        var value = 0
        @State private var model = M\(n)()
        @State private var isOpen = false
        \(chance.number(4) == 0 ? "@EnvironmentObject private var session: Session" : "@Environment(\\.dismiss) private var dismiss")
        @State private var copy = 0
        var body: some View {
          VStack { \(calls.joined(separator: "; ")) }
            .onAppear { copy = value }
            .task(id: value) { await model.load() }
            .onChange(of: copy) { model.count = copy }
        }
        \(Set(parts).sorted().map { "var part\($0): some View { V\($0)(value: value + 1).step\(other())(value) }" }.joined(separator: "; "))
        struct Row: View { let item: M\(n).Item; var body: some View { Text(item.title) } }
        enum Kind { case one(M\(other()).Item), other(Int) }
      }
      extension V\(other()) { var part\(n): some View { V\(n)(value: value) } }
      extension View { func step\(n)(_ value: Int) -> some View { overlay { V\(other())(value: value).step\(other())(value) } } }
      protocol P\(n): P\(other()) { var value: Int { get } }
      extension P\(other()) { var doubled\(n): Int { value * 2 } }
      @Observable \(chance.number(5) == 0 ? "" : "final ")class M\(n)\(chance.number(5) == 0 ? ": M\(other())" : "") {
        struct Item: Identifiable { let id: Int; var title = ""; var next: M\(other()).Item? }
        var items: [Item] = []
        var count = 0
        var inner: M\(other())?
        var total: Int { count + (inner?.total ?? 0) + (inner?.inner?.count ?? 0) }
        var flag = false
        func load() async { await inner?.load(); count = total; items = await M\(other())().fetch() }
        func fetch() async -> [Item] { if let inner { return await inner.fetch().map { Item(id: $0.id) } }; return items }
        func grow() { count += 1; inner?.grow(); M\(other())().grow() }
      }

      """
  }
}
