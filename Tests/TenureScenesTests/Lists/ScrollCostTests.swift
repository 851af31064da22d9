import SwiftUI
import TenureRender
import TenureRuntime
import TenureScenes
import TenureTree
import Testing

/// What a scroll looks at is what comes in sight and what goes out of it, however many rows there are. A release build
/// counts no nodes, and only finds that the right rows appear.
@MainActor @Suite struct ScrollCostTests {
  @Test("A scroll by one row costs the same with 100 rows and with 10,000")
  func oneRow() throws {
    #expect(try visits(of: 10_000) == visits(of: 100))
  }

  @Test("Rows that become something else as they appear cost no walk over all rows", arguments: [nil, 50])
  func rowsThatLoad(section: Int?) throws {
    let few = try visits(of: 100, loads: true, section: section)
    #expect(try visits(of: 10_000, loads: true, section: section) <= few + 100)
  }

  @Test("After any scrolls and changes exactly the rows in sight have appeared", arguments: 0..<20, [nil, 4])
  func anyOrder(seed: Int, section: Int?) throws {
    let feed = Feed(count: 30, section: section)
    let session = Session()
    session.showFirst(rows: 4)
    session.mount(FeedView(feed: feed))
    let list = try #require(session.screen?.children.first)
    var random = Steps(state: UInt64(seed))
    var (first, rows) = (0, 4)
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        session.handle("change") {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            feed.states[Int.random(in: 0..<30, using: &random)] = Int.random(in: 0..<4, using: &random)
          }
        }
      case 1:
        session.handle("order") {
          feed.order.shuffle(using: &random)
          feed.order.removeFirst(Int.random(in: 0..<2, using: &random))
        }
      default:
        (first, rows) = (Int.random(in: 0..<40, using: &random), Int.random(in: 1...8, using: &random))
        session.perform(.scroll(to: first, rows: rows), on: list.id, event: "scroll")
      }
      let shown = words(in: try #require(session.screen?.children.first))
      let wanted = shown.enumerated().filter { (first..<(first + rows)).contains($0.offset) }.map(\.element)
      #expect(feed.present == Set(wanted))
    }
  }

  /// What the rows say, those of sections too.
  private func words(in list: RenderNode) -> [String] {
    list.children.flatMap { $0.role == .section ? words(in: $0) : [$0.attributes[.text]?.text].compactMap { $0 } }
  }

  /// The nodes looked at by ten scrolls, each by one row.
  private func visits(of count: Int, loads: Bool = false, section: Int? = nil) throws -> Int {
    let feed = Feed(count: count, section: section)
    feed.loads = loads
    let session = Session()
    session.showFirst(rows: 5)
    session.mount(FeedView(feed: feed))
    let list = try #require(session.screen?.children.first)
    for row in 20..<22 { session.perform(.scroll(to: row, rows: 5), on: list.id, event: "scroll") }
    let before = Visits.count
    for row in 22..<32 { session.perform(.scroll(to: row, rows: 5), on: list.id, event: "scroll") }
    #expect(feed.present == Set((31..<36).map { loads ? "\($0) loaded" : "\($0)" }))
    if section == nil { #expect(feed.top == 31) }
    return Visits.count - before
  }
}

@Observable @MainActor private final class Feed {
  var order: [Int]
  /// By row, what it shows: nothing, a text, another text, or two.
  var states: [Int]
  @ObservationIgnored var loads = false
  /// How often each has appeared more than it has disappeared: one that passes into another section comes before it goes.
  @ObservationIgnored var counts: [String: Int] = [:]
  var present: Set<String> { Set(counts.filter { $0.value == 1 }.keys) }
  @ObservationIgnored var isPresent = false
  var top: Int?

  /// The rows are in sections of so many.
  let section: Int?

  init(count: Int, section: Int? = nil) {
    self.section = section
    order = Array(0..<count)
    states = Array(repeating: 1, count: count)
  }
}

private struct FeedView: View {
  @Bindable var feed: Feed

  var body: some View {
    List {
      if let section = feed.section {
        ForEach(Array(stride(from: 0, to: feed.order.count, by: section)), id: \.self) { start in
          Section("From \(start)") { rows(feed.order[start..<min(start + section, feed.order.count)]) }
        }
      } else {
        rows(feed.order[...])
          .onAppear { feed.isPresent = true }
          .onDisappear { feed.isPresent = false }
      }
    }
    .scrollPosition(id: $feed.top)
  }

  private func rows(_ numbers: ArraySlice<Int>) -> some View {
    ForEach(numbers, id: \.self) { FeedRow(number: $0, feed: feed) }
  }
}

private struct FeedRow: View {
  let number: Int
  let feed: Feed

  var body: some View {
    switch feed.states[number] {
    case 1: line("\(number)").onAppear { if feed.loads { feed.states[number] = 2 } }
    case 2: line("\(number) loaded")
    case 3:
      line("\(number) above")
      line("\(number) below")
    default: EmptyView()
    }
  }

  private func line(_ text: String) -> some View {
    Text(text).onAppear { feed.counts[text, default: 0] += 1 }.onDisappear { feed.counts[text, default: 0] -= 1 }
  }
}
