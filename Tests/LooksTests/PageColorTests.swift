import Foundation
import SwiftUI
import TenurePixels
import TenureTesting
import TenureWeb
import Testing
import UIKit
import WebProbe

private let red = Mark.red.color
private let green = Mark.green.color
private let blue = Mark.blue.color
private let cyan = Mark.cyan.color
private let magenta = Mark.magenta.color
private let yellow = Mark.yellow.color

/// What is seen on a page is where a drawn picture has it, and in front of the same things.
@MainActor @Suite(.serialized) struct PageColorTests: PhonePageTests {
  // MARK: Modifiers around each other

  @Test func effectsAreDoneInTheOrderInWhichTheyAreSaid() async throws {
    try await expectSameColors(
      VStack(spacing: 30) {
        blue.frame(width: 30, height: 30).offset(y: -50).offset(y: 60)
        red.frame(width: 30, height: 30).scaleEffect(2).scaleEffect(0.5)
        green.frame(width: 30, height: 10).rotationEffect(.degrees(45)).rotationEffect(.degrees(45))
        cyan.frame(width: 30, height: 10).offset(x: 40).rotationEffect(.degrees(90))
        magenta.frame(width: 30, height: 10).rotationEffect(.degrees(90)).offset(x: 40)
        yellow.frame(width: 30, height: 10).offset(x: 40).scaleEffect(2).offset(x: -20)
      })
  }

  @Test func eachPointToTurnAroundIsThatOfItsOwnModifier() async throws {
    try await expectSameColors(
      VStack(spacing: 60) {
        blue.frame(width: 40, height: 10).scaleEffect(2, anchor: .leading).rotationEffect(.degrees(90))
        red.frame(width: 40, height: 10).rotationEffect(.degrees(90), anchor: .topLeading).scaleEffect(0.5)
        green.frame(width: 40, height: 10).rotationEffect(.degrees(90)).position(x: 100, y: 30)
      })
  }

  @Test func whatIsSemitransparentTwiceIsSoTwice() async throws {
    let (host, page) = try await show(Text("Pale").opacity(0.5).opacity(0.5))
    defer { host.stop() }
    let all =
      "(e => { let o = 1; for (; e; e = e.parentElement) o *= getComputedStyle(e).opacity; return '' + o })"
    #expect(try await page.evaluate("\(all)(document.querySelector('.text'))") == "0.25")
  }

  @Test func groundsBordersAndCornersLieOverEachOtherAsTheyAreSaid() async throws {
    try await expectSameColors(
      VStack(spacing: 20) {
        Color.clear.frame(width: 40, height: 40).background(red).background(blue)
        green.frame(width: 40, height: 40).clipShape(Circle()).background(magenta)
        Color.clear.frame(width: 40, height: 40).border(cyan, width: 8).border(yellow, width: 4)
      })
  }

  @Test func aBorderLiesOverWhatItIsAround() async throws {
    try await expectSameColors(
      VStack {
        ZStack {
          blue; yellow.frame(width: 10, height: 10)
        }.frame(width: 100, height: 100).border(red, width: 3)
        HStack {
          green; cyan
        }.frame(width: 100, height: 40).border(magenta, width: 2)
      })
  }

  // MARK: Rooms

  @Test func coloursAndShapesInARowTakeTheHeightThatItHas() async throws {
    try await expectSameColors(
      VStack {
        HStack {
          green; Text("a")
        }.frame(width: 100, height: 50).border(red, width: 3)
        HStack {
          Circle().fill(cyan); Text("a"); yellow
        }.frame(width: 120)
        HStack {
          magenta.frame(width: 20); Text("a")
        }.frame(width: 120, height: 40)
      })
  }

  @Test func aFrameInASmallerOneKeepsItsSize() async throws {
    try await expectSameColors(
      VStack(spacing: 60) {
        blue.frame(width: 200, height: 200).scaleEffect(0.5).frame(width: 100, height: 100).border(red)
        green.frame(width: 160, height: 160).frame(width: 60, height: 60).border(magenta, width: 4)
        HStack {
          Text("a")
          cyan.frame(width: 500, height: 20).frame(width: 90, alignment: .leading).clipped()
          Text("b")
        }
      })
  }

  private func picture(_ mark: Mark) throws -> UIImage {
    var bitmap = Bitmap(width: 40, height: 20)
    bitmap.fill(bitmap.part, with: Ink(mark.parts.red, mark.parts.green, mark.parts.blue))
    return try #require(UIImage(data: Data(PNG.data(of: bitmap))))
  }

  @Test func aPictureThatFillsAFrameStandsOutOfItUntilItIsClipped() async throws {
    let (whole, cut) = (try picture(.red), try picture(.blue))
    try await expectSameColors(
      VStack(spacing: 40) {
        Image(uiImage: whole).resizable().scaledToFill().frame(width: 40, height: 40)
        Image(uiImage: cut).resizable().scaledToFill().frame(width: 40, height: 40).clipped()
      })
  }

  @Test func whatMayGrowUpToALengthHasThatAndStandsInTheMiddle() async throws {
    try await expectSameColors(
      VStack {
        green.frame(maxWidth: 200, maxHeight: 50)
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        .frame(maxWidth: 200).background(yellow)
        red.frame(minWidth: 50, maxWidth: .infinity, minHeight: 20, maxHeight: 30)
        Button("Most") {}.frame(maxWidth: 200, maxHeight: 60).background(cyan)
        magenta.frame(maxWidth: 1000, maxHeight: 20).padding(.horizontal, 40)
      })
  }

  private struct Lakes: View {
    var body: some View {
      TabView {
        NavigationStack {
          List {
            VStack(alignment: .leading) {
              Text("Lakes")
              ScrollView(.horizontal) { HStack { ForEach(0..<5) { _ in blue.frame(width: 155, height: 100) } } }
                .frame(height: 120)
            }
          }
          .navigationTitle("All")
        }
        .tabItem { Label("A", systemImage: "star") }
        Text("b").tabItem { Label("B", systemImage: "star") }
      }
    }
  }

  @Test func whatScrollsAsideInATabIsNoWiderThanTheWindow() async throws { try await expectSameColors(Lakes()) }

  @Test func framedPicturesInRowsWithALinkStandAsInOthers() async throws {
    try await expectSameColors(
      NavigationStack {
        List {
          NavigationLink(value: 1) {
            HStack {
              blue.frame(width: 40, height: 25).clipShape(.rect(cornerRadius: 5))
                .overlay(RoundedRectangle(cornerRadius: 5).stroke(red, lineWidth: 2))
              Text("link")
            }
          }
          HStack {
            green.frame(width: 40, height: 25).border(magenta)
            Text("none")
          }
        }
        .navigationTitle("Rows")
      })
  }

  @Test func headersAreAsWideAsTheirSectionAndBarsAsWideAsTheyAre() async throws {
    try await expectSameColors(
      Form {
        Section {
          Text("a")
        } header: {
          HStack {
            red.frame(width: 20, height: 10)
            Spacer()
            blue.frame(width: 20, height: 10)
          }
        }
        Button {
        } label: {
          green.frame(width: 100, height: 20)
        }
        .frame(maxWidth: .infinity)
      }
      .safeAreaInset(edge: .bottom) { Text("bar").padding().background(yellow) })
  }

  private struct Searching: View {
    var body: some View {
      NavigationStack {
        VStack {
          Text("Above").font(.title)
          List { Text("Row") }
        }
        .navigationTitle("Rows")
      }
    }
  }

  @Test func aListThatHasAPartOfItsScreenHasAGroundOfItsOwn() async throws {
    let (white, gray) = ("rgb(255, 255, 255)", "rgb(242, 242, 247)")
    let (host, page) = try await show(Searching())
    defer { host.stop() }
    #expect(try await style(".screen", "backgroundColor", page) == white)
    #expect(try await style(".list", "backgroundColor", page, part: "::before") == gray)
    // From the words above to the lower edge, and from side to side.
    let place =
      "(e => { const s = getComputedStyle(e, '::before'), r = e.getBoundingClientRect();"
      + "return [r.x + parseFloat(s.left), r.right - parseFloat(s.right)].join(' ') })"
    #expect(try await page.evaluate("\(place)(document.querySelector('.list'))") == "0 393")
    let (other, alone) = try await show(NavigationStack { List { Text("Row") } })
    defer { other.stop() }
    #expect(try await style(".screen", "backgroundColor", alone) == gray)
    #expect(try await style(".list", "content", alone, part: "::before") == "none")
  }

  @Test func whatOpensADisclosureGroupHasTheAccentColour() async throws {
    let (host, page) = try await show(
      VStack {
        DisclosureGroup("Outside") { Text("a") }
        List { DisclosureGroup("Inside") { Text("b") } }
      })
    defer { host.stop() }
    let accent = try await page.evaluate(
      "(e => { e.style.color = 'var(--accent)'; const c = getComputedStyle(e).color; e.style.color = ''; return c })"
        + "(document.querySelector('.window'))")
    #expect(try await style(".vstack > .disclosure > summary", "color", page) == accent)
    #expect(try await style(".row > .disclosure > summary", "color", page) == "rgb(0, 0, 0)")
    for around in [".vstack", ".row"] {
      let line = try await style("\(around) > .disclosure > summary", "borderTopColor", page, part: "::after")
      #expect(line == accent)
    }
  }

  // MARK: Everyday screens

  @Test func cards() async throws {
    try await expectSameColors(
      VStack(alignment: .leading, spacing: 12) {
        RoundedRectangle(cornerRadius: 12).fill(blue).frame(height: 120)
          .overlay(alignment: .bottomTrailing) { Circle().fill(yellow).frame(width: 30, height: 30).padding(8) }
        HStack {
          Circle().fill(green).frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("Title").font(.headline)
            Text("Subtitle").foregroundStyle(.secondary)
          }
          Spacer()
          red.frame(width: 20, height: 20)
        }
      }
      .padding().background(cyan).padding())
  }

  @Test func buttons() async throws {
    try await expectSameColors(
      VStack(spacing: 10) {
        Button {
        } label: {
          Text("Wide").frame(maxWidth: .infinity).padding().background(blue)
        }
        HStack {
          Button {
          } label: {
            Text("Half").frame(maxWidth: .infinity, minHeight: 44).background(red)
          }
          Button {
          } label: {
            Text("Other half").frame(maxWidth: .infinity, minHeight: 44).background(magenta)
          }
        }
        Button("Plain") {}.frame(maxWidth: .infinity).background(yellow)
      }
      .padding())
  }

  @Test func tilesBarsAndMeasures() async throws {
    try await expectSameColors(
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 8) {
          blue
          VStack(spacing: 8) {
            green; red
          }
        }
        .frame(height: 150)
        ZStack(alignment: .leading) {
          Capsule().fill(cyan).frame(height: 12)
          Capsule().fill(magenta).frame(width: 120, height: 12)
        }
        GeometryReader { room in Rectangle().fill(yellow).frame(width: room.size.width * 0.3, height: 10) }
          .frame(height: 10)
      }
      .padding())
  }

  @Test func badgesAndHeaders() async throws {
    try await expectSameColors(
      VStack(spacing: 0) {
        HStack {
          green.frame(width: 30, height: 30)
          Spacer()
          Text("Today").font(.title2)
          Spacer()
          magenta.frame(width: 30, height: 30)
        }
        .padding().background(yellow)
        RoundedRectangle(cornerRadius: 10).fill(blue).frame(width: 60, height: 60)
          .overlay(alignment: .topTrailing) { Circle().fill(red).frame(width: 20, height: 20).offset(x: 10, y: -10) }
          .padding(20)
        Spacer()
        HStack {
          Spacer()
          Circle().fill(cyan).frame(width: 56, height: 56).padding()
        }
      })
  }
}
