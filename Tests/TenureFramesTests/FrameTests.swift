import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Where things are on the screen, and what views are told of it.
@MainActor @Suite struct FrameTests {
  /// Without the status bar and the home indicator.
  static let safe = CGRect(x: 0, y: 59, width: 393, height: 759)

  @Test func aViewStandsInTheMiddleOfTheSafeArea() throws {
    let screen = Screen(Color.red.frame(width: 100, height: 40).accessibilityLabel("Red"))
    let frame = try screen.frame(of: screen.element(role: "color", label: "Red"))
    #expect(frame == CGRect(x: 146.5, y: 59 + (759 - 40) / 2.0, width: 100, height: 40))
    screen.close()
  }

  @Test func aSpacerPushesViewsApart() throws {
    struct Bar: View {
      var body: some View {
        HStack {
          Button("Back") {}
          Spacer()
          Button("Next") {}
        }.padding()
      }
    }
    let screen = Screen(Bar())
    let back = try screen.frame(of: screen.button("Back"))
    let next = try screen.frame(of: screen.button("Next"))
    #expect(back.minX == 16 && next.maxX == 393 - 16)
    #expect(back.minY == next.minY && abs(back.midY - Self.safe.midY) < 0.01)
    screen.close()
  }

  @Test func aTextWrapsWhereItsFrameEnds() throws {
    struct Story: View {
      @State private var isLong = false
      var body: some View {
        VStack(alignment: .leading, spacing: 10) {
          Text(isLong ? String(repeating: "word ", count: 60) : "word").frame(width: 200, alignment: .leading)
          Button("Longer") { isLong = true }
        }
      }
    }
    let screen = Screen(Story())
    let line = try screen.frame(of: screen.text("word")).height
    #expect(abs(line - 20.33) < 0.5)
    let gap = try screen.frame(of: screen.button("Longer")).minY - screen.frame(of: screen.text("word")).maxY
    #expect(abs(gap - 10) < 0.01)
    try screen.button("Longer").tap()
    let story = try #require(screen.texts.first { $0.text.hasPrefix("word word") })
    let frame = try screen.frame(of: story)
    #expect(frame.width <= 200 && frame.height > 5 * line)
    #expect(abs(try screen.frame(of: screen.button("Longer")).minY - frame.maxY - 10) < 0.01)
    screen.close()
  }

  @Test func aGeometryReaderKnowsItsSize() throws {
    struct Halves: View {
      @State private var hasBanner = false
      var body: some View {
        VStack(spacing: 0) {
          if hasBanner { Color.yellow.frame(height: 59) }
          GeometryReader { proxy in
            Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
          }
          Button("Banner") { hasBanner = true }.frame(height: 100)
        }
      }
    }
    let screen = Screen(Halves())
    #expect(screen.shows("393 by 659"))
    try screen.button("Banner").tap()
    #expect(screen.shows("393 by 600"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test func onGeometryChangeIsToldTheSizeAndEachNewOne() throws {
    struct Watched: View {
      @State private var width = 100.0
      @State private var seen: [Int] = []
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              seen.append(Int($0))
            }
          Button("Wider") { width += 50 }
          Text("Seen \(seen.map(String.init).joined(separator: ", "))")
        }
      }
    }
    let screen = Screen(Watched())
    #expect(screen.shows("Seen 100"))
    try screen.button("Wider").tap()
    #expect(screen.shows("Seen 100, 150"))
    screen.close()
  }

  @Test func cellsOfAnAdaptiveGridStandSideBySide() throws {
    struct Shop: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
            ForEach(0..<5) { Text("Card \($0)").frame(height: 80) }
          }.padding()
        }
      }
    }
    let screen = Screen(Shop())
    let frames = try (0..<5).map { try screen.frame(of: screen.text("Card \($0)")) }
    #expect(frames[0].midY == frames[1].midY && frames[2].minY > frames[0].maxY)
    // Two columns of the 361 points, with 8 between them.
    #expect(abs(frames[1].midX - frames[0].midX - (361 + 8) / 2) < 0.01)
    screen.close()
  }

  @Test func rowsOfAListAreFortyFourPointsApart() throws {
    let screen = Screen(List(0..<3) { Text("Row \($0)") })
    let rows = try (0..<3).map { try screen.frame(of: screen.text("Row \($0)")) }
    #expect(abs(rows[1].minY - rows[0].minY - 44) < 0.01 && abs(rows[2].minY - rows[1].minY - 44) < 0.01)
    #expect(abs(rows[0].minX - (16 + 20)) < 0.01)
    screen.close()
  }

  @Test func aLayoutThatNeverComesToRestIsReported() throws {
    struct Growing: View {
      @State private var width = 1.0
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
    let screen = Screen(Growing())
    #expect(
      screen.issues.contains {
        $0.description.contains("did not come to rest") || $0.description.contains("multiple times")
      })
    screen.close()
  }

  @Test func aColorThatIgnoresTheSafeAreaFillsTheWindow() throws {
    let screen = Screen(
      ZStack {
        Color.blue.ignoresSafeArea().accessibilityLabel("Sky")
        Color.green.ignoresSafeArea(edges: .bottom).accessibilityLabel("Ground")
        Text("Hello")
      })
    #expect(
      try screen.frame(of: screen.element(role: "color", label: "Sky")) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(
      try screen.frame(of: screen.element(role: "color", label: "Ground"))
        == CGRect(x: 0, y: 59, width: 393, height: 852 - 59))
    #expect(try abs(screen.frame(of: screen.text("Hello")).midY - Self.safe.midY) < 0.01)
    screen.close()
  }

  @Test func cellsOfAGridStandInColumns() throws {
    let screen = Screen(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Text("A")
          Color.red.frame(width: 80, height: 20).accessibilityLabel("Red")
        }
        GridRow {
          Text("A longer name")
          Color.blue.frame(width: 20, height: 20).gridColumnAlignment(.trailing).accessibilityLabel("Blue")
        }
        Color.green.frame(height: 4).gridCellColumns(2).accessibilityLabel("Line")
      })
    func color(_ label: String) throws -> CGRect { try screen.frame(of: screen.element(role: "color", label: label)) }
    let (short, long) = try (screen.frame(of: screen.text("A")), screen.frame(of: screen.text("A longer name")))
    #expect(short.minX == long.minX)
    #expect(try abs(color("Red").minX - long.maxX - 10) < 0.01 && abs(color("Blue").maxX - color("Red").maxX) < 0.01)
    screen.close()
  }

  @Test func manyInsertedRowsHaveTheirPlaces() throws {
    struct Rows: View {
      @State private var count = 1
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("More") { count += 3000 }.frame(height: 50)
            ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 10) }
          }
        }
      }
    }
    let screen = Screen(Rows())
    _ = try screen.frame(of: screen.text("Row 0"))
    try screen.button("More").tap()
    let first = try screen.frame(of: screen.text("Row 0"))
    #expect(try screen.frame(of: screen.text("Row 3000")).minY == first.minY + 30_000)
    screen.close()
  }

  @Test func anOffsetViewIsWhereItIsSeen() throws {
    let screen = Screen(
      VStack(spacing: 0) {
        Text("Here").offset(x: 10, y: 30)
        Text("Below")
      })
    let (here, below) = try (screen.frame(of: screen.text("Here")), screen.frame(of: screen.text("Below")))
    #expect(abs(here.midX - below.midX - 10) < 0.01 && abs(here.minY - 30 + here.height - below.minY) < 0.01)
    screen.close()
  }

  @Test func aBackgroundReachesUnderTheBarsOfItsScreen() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          NavigationStack {
            ZStack {
              Color.blue.ignoresSafeArea().accessibilityLabel("Sky")
              Color.green.accessibilityLabel("Content")
              GeometryReader { Text("\(Int($0.safeAreaInsets.top)) and \(Int($0.safeAreaInsets.bottom))") }
            }
            .navigationTitle("Home")
            .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).accessibilityLabel("Bar") }
          }
          .tabItem { Label("Home", systemImage: "house") }
        }
      }
    }
    let screen = Screen(Tabs())
    func color(_ label: String) throws -> CGRect { try screen.frame(of: screen.element(role: "color", label: label)) }
    #expect(try color("Sky") == CGRect(x: 0, y: 0, width: 393, height: 852))
    let content = CGRect(x: 0, y: 59 + 96, width: 393, height: 852 - 59 - 96 - 30 - 49 - 34)
    #expect(try color("Content") == content && color("Bar").minY == content.maxY)
    #expect(screen.shows("155 and 113"))
    screen.close()
  }

  @Test func aBackgroundThatDoesNotTouchABarStaysWhereItIs() throws {
    let screen = Screen(
      NavigationStack {
        VStack(spacing: 0) {
          Color.red.frame(height: 10)
          Color.blue.ignoresSafeArea(edges: .top).accessibilityLabel("Below")
        }
        .navigationTitle("Home")
      })
    #expect(try screen.frame(of: screen.element(role: "color", label: "Below")).minY == 59 + 96 + 10)
    screen.close()
  }
}
