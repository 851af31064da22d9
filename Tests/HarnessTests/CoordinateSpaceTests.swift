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
}
