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
}
