import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Where a reader of geometry is, in the window and in spaces with names.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test func aReaderKnowsItsFrameInTheWindowAndInANamedSpace() throws {
    struct Where: View {
      @State private var hasBanner = false
      var body: some View {
        VStack(spacing: 0) {
          if hasBanner { Color.yellow.frame(height: 40) }
          VStack(spacing: 0) {
            Color.red.frame(height: 30)
            GeometryReader { proxy in
              let global = proxy.frame(in: .global)
              let card = proxy.frame(in: .named("card"))
              VStack {
                Text("Window \(Int(global.minX)), \(Int(global.minY))")
                Text("Card \(Int(card.minX)), \(Int(card.minY)), \(Int(card.width))")
                Text("Own \(Int(proxy.frame(in: .local).minY))")
              }
            }
          }
          .padding(10)
          .coordinateSpace(name: "card")
          .padding(5)
          Button("Banner") { hasBanner = true }.frame(height: 100)
        }
      }
    }
    let screen = Screen(Where())
    #expect(screen.shows("Window 15, 104") && screen.shows("Card 10, 40, 363") && screen.shows("Own 0"))
    try screen.button("Banner").tap()
    #expect(screen.shows("Window 15, 144") && screen.shows("Card 10, 40, 363"))
    screen.close()
  }

  @Test func aReaderThatFillsTheScreenTouchesTheSafeArea() throws {
    let screen = Screen(
      VStack(spacing: 0) {
        GeometryReader { Text("\(Int($0.safeAreaInsets.top)) and \(Int($0.safeAreaInsets.bottom))") }
        Color.red.frame(height: 10)
      })
    #expect(screen.shows("59 and 0"))
    screen.close()
  }

  @Test func onGeometryChangeIsToldOfPlaces() throws {
    struct Moving: View {
      @State private var space = 0.0
      @State private var seen: [Int] = []
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: space)
          Color.red.frame(width: 20, height: 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minY
            } action: {
              seen.append(Int($0))
            }
          Spacer()
          Button("Down") { space += 50 }
          Text("Seen \(seen.map(String.init).joined(separator: ", "))")
        }
      }
    }
    let screen = Screen(Moving())
    #expect(screen.shows("Seen 59"))
    try screen.button("Down").tap()
    #expect(screen.shows("Seen 59, 109"))
    screen.close()
  }

  @Test func aReaderThatReadsNoPlaceIsNotMadeAnewWhenItMoves() throws {
    struct Moving: View {
      @State private var space = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: space)
          GeometryReader { Counted(width: $0.size.width) }.frame(height: 100)
          Spacer()
          Button("Down") { space += 50 }
        }
      }
    }
    struct Counted: View {
      static var bodies = 0
      let width: CGFloat
      var body: some View {
        Self.bodies += 1
        return Text("\(Int(width))")
      }
    }
    let screen = Screen(Moving())
    let before = Counted.bodies
    try screen.button("Down").tap()
    #expect(Counted.bodies == before)
    screen.close()
  }

  private struct Chosen: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test func anAnchorTellsAnOverlayWhereAViewIs() throws {
    struct Tabs: View {
      @State private var chosen = 0
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Button("Tab \(index)") { chosen = index }
              .frame(width: 100, height: 40)
              .anchorPreference(key: Chosen.self, value: .bounds) { index == chosen ? $0 : nil }
          }
        }
        .overlayPreferenceValue(Chosen.self, alignment: .topLeading) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Color.blue.frame(width: proxy[anchor].width, height: 2)
                .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
                .accessibilityLabel("Line")
            }
          }
        }
      }
    }
    let screen = Screen(Tabs())
    func line() throws -> CGRect { try screen.frame(of: screen.element(role: "color", label: "Line")) }
    var tab = try screen.frame(of: screen.button("Tab 0"))
    #expect(try line() == CGRect(x: tab.minX, y: tab.maxY, width: 100, height: 2))
    try screen.button("Tab 2").tap()
    tab = try screen.frame(of: screen.button("Tab 2"))
    #expect(try line() == CGRect(x: tab.minX, y: tab.maxY, width: 100, height: 2))
    screen.close()
  }

  @Test func aVisualEffectIsMadeFromWhereTheViewIs() throws {
    struct Cards: View {
      @State private var space: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: space)
          Text("Card").frame(height: 40)
            .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minY - 59) }
          Spacer()
          Button("Down") { space += 50 }
        }
      }
    }
    let screen = Screen(Cards())
    let before = try screen.frame(of: screen.text("Card"))
    try screen.button("Down").tap()
    let after = try screen.frame(of: screen.text("Card"))
    #expect(after.minY == before.minY + 50 && abs(after.minX - before.minX - 50) < 0.01)
    screen.close()
  }
}
