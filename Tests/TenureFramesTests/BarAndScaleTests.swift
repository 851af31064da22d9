import SwiftUI
import TenureTesting
import Testing

/// Bars that go, texts that may shrink, rows that come to an anchor: where layout puts them.
@MainActor @Suite struct BarAndScaleTests {
  private struct Tabs: View {
    @State private var isBare = false

    var body: some View {
      TabView {
        NavigationStack {
          List {
            NavigationLink("Push") {
              VStack {
                Spacer()
                Text("At the end")
              }
              .toolbar(.hidden, for: .tabBar)
            }
          }
        }
        .tabItem { Text("Home") }
        VStack {
          Spacer()
          Button("Turn") { isBare.toggle() }
        }
        .toolbar(isBare ? .hidden : .visible, for: .tabBar)
        .tabItem { Text("Other") }
      }
    }
  }

  private struct Cities: View {
    @State private var text = ""

    var body: some View {
      NavigationStack { List { Text("Oslo") }.navigationTitle("Cities").searchable(text: $text) }
    }
  }

  @Test func whileAUserSearchesTheFieldStandsInThePlaceOfTheTitle() async throws {
    let screen = Screen(Cities())
    let before = try screen.frame(of: screen.searchField)
    // Below the bar and a large title.
    #expect(before.minY.rounded() == 156)
    try screen.searchField.type("O")
    let now = try screen.frame(of: screen.searchField)
    #expect(now.minY == 59 + 4 && now.minX == 16)
    // Beside it stands what ends the search.
    #expect(now.width < before.width - 12)
    try screen.cancelSearch()
    await screen.settle()
    #expect(try screen.frame(of: screen.searchField) == before)
  }

  @Test func aScreenWithoutTheTabBarHasItsRoom() throws {
    let screen = Screen(Tabs())
    try screen.row("Push").tap()
    #expect(try screen.frame(of: screen.text("At the end")).maxY == 852 - 34)
    try screen.back()
    try screen.tab("Other").tap()
    #expect(try screen.frame(of: screen.button("Turn")).maxY == 852 - 34 - 49)
    try screen.button("Turn").tap()
    #expect(try screen.frame(of: screen.button("Turn")).maxY == 852 - 34)
    try screen.button("Turn").tap()
    #expect(try screen.frame(of: screen.button("Turn")).maxY == 852 - 34 - 49)
  }

  @Test func aTextThatMayShrinkIsAsLargeAsItsRoomAllows() throws {
    let large = Screen(
      VStack {
        Text("Alone").font(.system(size: 60)).minimumScaleFactor(0.3)
      })
    let plain = Screen(Text("Alone").font(.system(size: 60)))
    #expect(try large.frame(of: large.text("Alone")) == plain.frame(of: plain.text("Alone")))
    let narrow = Screen(
      VStack {
        Text("Scaled down to fit a single line").lineLimit(1).minimumScaleFactor(0.3).frame(width: 120)
        Text("Below")
      })
    let width = try narrow.frame(of: narrow.text("Scaled down to fit a single line")).width
    #expect(width > 115 && width <= 120)
  }

  private struct Alphabet: View {
    @State private var offset = 0

    var body: some View {
      Text("at \(offset)")
      ScrollViewReader { proxy in
        HStack {
          Button("Top") { proxy.scrollTo("M", anchor: .top) }
          Button("Middle") { proxy.scrollTo("M", anchor: .center) }
          Button("Bottom") { proxy.scrollTo("M", anchor: .bottom) }
          Button("In sight") { proxy.scrollTo("M") }
        }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init), id: \.self) { Text($0).frame(height: 40) }
          }
        }
        .frame(height: 200)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y.rounded())
        } action: {
          offset = $1
        }
      }
    }
  }

  @Test func aRowComesToTheAnchorThatItIsScrolledTo() throws {
    let screen = Screen(Alphabet())
    // M is the thirteenth of 26 rows of 40 points, and 200 points are seen.
    for (button, place) in [("Top", 480), ("Middle", 400), ("Bottom", 320), ("In sight", 320), ("Top", 480)] {
      try screen.button(button).tap()
      #expect(screen.shows("at \(place)"), "\(button)")
    }
  }

  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("Top") { proxy.scrollTo(12, anchor: .top) }
        Button("Middle") { proxy.scrollTo(12, anchor: .center) }
        Button("Last") { proxy.scrollTo(25, anchor: .top) }
        List(0..<26, id: \.self) { Text("Row \(10 + $0)") }
      }
    }
  }

  @Test func rowsInSightOfATestFollowTheAnchorToo() throws {
    let screen = Screen(Rows(), visibleRows: 5)
    for (button, rows) in [("Top", 12...16), ("Middle", 10...14), ("Last", 21...25)] {
      try screen.button(button).tap()
      #expect((0..<26).filter { screen.shows("Row \(10 + $0)") } == Array(rows), "\(button)")
    }
  }

  private struct Gallery: View {
    @State private var offset = 0

    var body: some View {
      ScrollView {
        VStack {
          Text("First row")
          Color.red.frame(height: 900)
          ScrollViewReader { proxy in
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("Card \($0)").frame(width: 100) } }
            }
            .onAppear { proxy.scrollTo(20, anchor: .leading) }
            .onScrollGeometryChange(for: Int.self) {
              Int($0.contentOffset.x.rounded())
            } action: {
              offset = $1
            }
          }
        }
      }
      .overlay { Text("at \(offset)") }
    }
  }

  @Test func whatScrollsAroundTheReaderStays() async throws {
    let screen = Screen(Gallery())
    await screen.settle()
    #expect(
      screen.shows("at 2,000"),
      "\(screen.text.contains("at ") ? screen.text.components(separatedBy: "at ").last ?? "" : "none")")
    #expect(try screen.frame(of: screen.text("First row")).minY == 59)
  }

  private struct Columns: View {
    @State private var chosen: String? = "A"

    var body: some View {
      NavigationSplitView {
        List(["A"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Side")
      } detail: {
        NavigationStack {
          List { Text("First") }.navigationTitle("Detail").toolbar { Button("Add", systemImage: "plus") {} }
        }
      }
    }
  }

  @Test func aStackInAColumnHasTheOneBar() throws {
    let screen = Screen(Columns())
    let plain = Screen(
      NavigationStack {
        List { Text("First") }.navigationTitle("Detail").toolbar { Button("Add", systemImage: "plus") {} }
      })
    #expect(try screen.frame(of: screen.text("First")) == plain.frame(of: plain.text("First")))
    #expect(try screen.frame(of: screen.button("Add")) == plain.frame(of: plain.button("Add")))
  }
}
