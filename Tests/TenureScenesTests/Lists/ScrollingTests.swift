import SwiftUI
import TenureTesting
import Testing

@Observable private final class Feed {
  private(set) var items = Array(0..<20)
  private(set) var loads = 0

  func loadMore() {
    loads += 1
    items += items.count..<(items.count + 20)
  }
}

/// Loads the next page when its last row comes in sight.
private struct FeedView: View {
  let feed: Feed
  let diary: Diary
  var body: some View {
    List {
      Section("Feed") {
        ForEach(feed.items, id: \.self) { item in
          FeedRow(item: item, diary: diary)
            .onAppear { if item == feed.items.last { feed.loadMore() } }
        }
      }
    }
  }
}

private struct FeedRow: View {
  let item: Int
  let diary: Diary
  @State private var taps = 0
  var body: some View {
    HStack {
      Button("Item \(item), tapped \(taps)") { taps += 1 }
        .onAppear { diary.note("+\(item)") }
        .onDisappear { diary.note("-\(item)") }
    }
  }
}

private struct Growing: View {
  let diary: Diary
  @State private var items = [5, 6, 7]
  var body: some View {
    Button("Insert") { items.insert(items[0] - 1, at: 0) }
    ScrollView { LazyVStack { ForEach(items, id: \.self) { FeedRow(item: $0, diary: diary) } } }
  }
}

@MainActor struct ScrollingTests {
  @Test("R131 appearance follows scrolling and repeats, with the rows' state intact")
  func appearance() throws {
    let diary = Diary()
    let screen = Screen(FeedView(feed: Feed(), diary: diary), visibleRows: 3)
    #expect(diary.takeLines() == ["+0", "+1", "+2"])
    try screen.button("Item 0, tapped 0").tap()
    try screen.button("Item 4, tapped 0").scrollIntoView()
    #expect(diary.takeLines() == ["+3", "+4", "-0", "-1"])
    try screen.button("Item 0, tapped 1").scrollIntoView()
    #expect(diary.takeLines() == ["+0", "+1", "-3", "-4"])
    #expect(screen.shows("Item 0, tapped 1"))
  }

  private struct Greeting: View {
    @State private var appeared = 0
    @State private var loaded = 0
    var body: some View {
      Text("appeared \(appeared), loaded \(loaded)")
        .onAppear { appeared += 1 }
        .task { loaded += 1 }
    }
  }

  @Test("A first screen without a list appears where rows are shown a few at a time, too")
  func withoutList() async {
    let screen = Screen(Greeting(), visibleRows: 5)
    #expect(screen.shows("appeared 1, loaded 0"))
    await screen.settle()
    #expect(screen.shows("appeared 1, loaded 1"))
  }

  @Test("A list that loads its next page when the last row appears loads one page at a time")
  func paging() throws {
    let feed = Feed()
    let screen = Screen(FeedView(feed: feed, diary: Diary()), visibleRows: 5)
    #expect(feed.loads == 0)
    try screen.button("Item 19, tapped 0").scrollIntoView()
    #expect(feed.loads == 1)
    try screen.button("Item 30, tapped 0").scrollIntoView()
    #expect(feed.loads == 1)
    try screen.button("Item 39, tapped 0").scrollIntoView()
    #expect(feed.loads == 2 && feed.items.count == 60)
  }

  @Test("Rows that come above push others out of sight, and they disappear")
  func insertion() throws {
    let diary = Diary()
    let screen = Screen(Growing(diary: diary), visibleRows: 2)
    #expect(diary.takeLines() == ["+5", "+6"])
    try screen.button("Insert").tap()
    #expect(diary.takeLines() == ["+4", "-6"])
  }

  private struct Folded: View {
    let diary: Diary
    let isSlow: Bool
    @State private var isOpen = true

    var body: some View {
      Button("Fold") { withAnimation(isSlow ? .default : nil) { isOpen.toggle() } }
      List {
        Section("Top") { FeedRow(item: 0, diary: diary) }
        Section("Done", isExpanded: $isOpen) { ForEach(1..<4, id: \.self) { FeedRow(item: $0, diary: diary) } }
        Section("Last") { ForEach(4..<9, id: \.self) { FeedRow(item: $0, diary: diary) } }
      }
    }
  }

  @Test("Rows come into sight where a section above them closes, and go where it opens", arguments: [false, true])
  func sightAfterFolding(isSlow: Bool) async throws {
    let diary = Diary()
    let screen = Screen(Folded(diary: diary, isSlow: isSlow), visibleRows: 3)
    #expect(diary.takeLines() == ["+0", "+1", "+2"])
    try screen.button("Fold").tap()
    await screen.advance(by: .seconds(1))
    #expect(Set(diary.takeLines()) == ["-1", "-2", "+4", "+5"])
    try screen.button("Fold").tap()
    await screen.advance(by: .seconds(1))
    #expect(Set(diary.takeLines()) == ["+1", "+2", "-4", "-5"])
  }

  private struct Removed: View {
    let diary: Diary
    @State private var isAlone = false

    var body: some View {
      Button("Alone") { withAnimation { isAlone = true } }
      List {
        Section("Above") { ForEach(0..<2, id: \.self) { FeedRow(item: $0, diary: diary) } }
        if !isAlone { Section("A") { FeedRow(item: 2, diary: diary) } }
        Section("Below") { ForEach(3..<6, id: \.self) { FeedRow(item: $0, diary: diary) } }
      }
    }
  }

  @Test("A row comes into sight where a section above it is removed under an animation")
  func sightAfterRemoval() async throws {
    let diary = Diary()
    let screen = Screen(Removed(diary: diary), visibleRows: 4)
    #expect(diary.takeLines() == ["+0", "+1", "+2", "+3"])
    try screen.button("Alone").tap()
    await screen.advance(by: .seconds(1))
    #expect(Set(diary.takeLines()) == ["-2", "+4"])
  }
}
