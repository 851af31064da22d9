import SwiftUI
import TenureTesting
import Testing

@testable import CourseApps

/// Apps in which time passes.
@MainActor struct TimeTests {
  @Test func `a card that is dragged far enough goes, one that is not comes back`() async throws {
    let screen = Screen(FlashCards())
    #expect(screen.shows("Time: 100"))
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("Time: 97"))
    let prompt = Card.example.prompt
    func top() throws -> Element { try #require(screen.texts.last { $0.label == prompt }) }
    #expect(screen.texts.filter { $0.label == prompt }.count == 10)
    try top().tap()
    #expect(screen.shows(Card.example.answer))
    try top().drag(by: CGSize(width: 50, height: 0))
    #expect(screen.shows(Card.example.answer), "a short drag took the card away")
    try top().drag(by: CGSize(width: 150, height: 0))
    #expect(screen.texts.filter { $0.label == prompt }.count == 9)
    #expect(!screen.shows(Card.example.answer), "the card beneath shows the answer of the one that went")
  }

  @Test func `an answer comes a second after a message`() async throws {
    let screen = Screen(ChatBubbles())
    #expect(screen.shows("Hello there"))
    #expect(try !screen.button("Send").isEnabled)
    try screen.textField("Message").type("2 * 3 is six")
    try screen.button("Send").tap()
    await screen.settle()
    #expect(screen.shows("2 * 3 is six") && screen.shows("typing…"))
    #expect(try screen.textField("Message").value == "")
    await screen.advance(by: .seconds(1))
    #expect(!screen.shows("typing…") && screen.shows("You said: 2 * 3 is six"))
  }

  @Test func `a song plays to its end, and another one begins at zero`() async throws {
    let screen = Screen(MusicPlayer())
    try screen.row("Harbour").tap()
    #expect(try screen.sheet.shows("-00:04"))
    try screen.sheet.button("Play").tap()
    await screen.advance(by: .seconds(2))
    #expect(try screen.sheet.shows("00:02"))
    await screen.advance(by: .seconds(5))
    #expect(try screen.sheet.button("Play").isEnabled, "the song does not stop at its end")
    try screen.dismiss()
    try screen.row("First Light").tap()
    #expect(try screen.sheet.shows("-03:05"), "the progress of the song before is kept")
  }
}
