import CoreTransferable
import Foundation
import SwiftUI
import TenureTesting
import Testing
import UniformTypeIdentifiers

/// What is dragged out of one view and dropped on another.
@MainActor @Suite struct DragAndDropTests {
  @Test func aCardIsDroppedOnAnotherColumn() async throws {
    let screen = Screen { Board() }
    try screen.text("Milk").drag(onto: screen.text("Done: "))
    await screen.settle()
    #expect(screen.shows("Done: Milk"))
    #expect(throws: ScreenError.self) { try screen.text("Milk") }
    #expect(screen.issues.isEmpty)
  }

  @Test func whatIsOverAViewTargetsItUntilItLeavesOrIsDropped() async throws {
    let screen = Screen { Board() }
    let over = try screen.text("Bread").beginDrop(onto: screen.text("Done: "))
    #expect(screen.shows("targeted: true"))
    try over.leave()
    #expect(screen.shows("targeted: false"))
    await screen.settle()
    #expect(screen.shows("Done: "))
    try screen.text("Bread").beginDrop(onto: screen.text("Done: ")).drop()
    #expect(screen.shows("targeted: false"))
  }

  @Test func theActionHasThePlaceInTheView() async throws {
    let screen = Screen { Board() }
    try screen.text("Milk").drag(onto: screen.text("Done: "), at: CGPoint(x: 12, y: 30))
    await screen.settle()
    #expect(screen.shows("at 12, 30"))
  }

  @Test func whatIsNoDragSourceCannotBeDragged() throws {
    let screen = Screen { Board() }
    let error = #expect(throws: ScreenError.self) {
      try screen.text("targeted: false").drag(onto: screen.text("Done: "))
    }
    #expect("\(error!)".contains("has draggable(_:)"))
  }

  @Test func aViewTakesWhatItsTypeCanBeMadeOf() async throws {
    let screen = Screen { Types() }
    // A card goes over as text too.
    try screen.text("card").drag(onto: screen.text("words: "))
    await screen.settle()
    #expect(screen.shows("words: Milk"))
    // Words are no number, and no address.
    #expect(throws: ScreenError.self) { try screen.text("card").drag(onto: screen.text("address: ")) }
    try screen.text("link").drag(onto: screen.text("address: "))
    await screen.settle()
    #expect(screen.shows("address: example.com"))
  }

  @Test func aFormThatCannotBeLoadedIsAnIssue() async throws {
    let screen = Screen { Broken() }
    try screen.text("broken").drag(onto: screen.text("target"))
    await screen.settle()
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.description.contains("could not be loaded as Fragile") == true)
  }
}

private struct Card: Codable, Transferable, Equatable, Identifiable {
  var title: String
  var note = ""
  var id: String { title }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Board: View {
  @State private var open = [Card(title: "Milk"), Card(title: "Bread")]
  @State private var done: [Card] = []
  @State private var isTargeted = false
  @State private var place = CGPoint.zero

  var body: some View {
    VStack {
      ForEach(open) { card in Text(card.title).draggable(card) }
      Text("Done: \(done.map(\.title).joined(separator: ", "))")
        .dropDestination(for: Card.self) { cards, location in
          done += cards
          open.removeAll(where: cards.contains)
          place = location
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Text("targeted: \(isTargeted)")
      Text("at \(Int(place.x)), \(Int(place.y))")
    }
  }
}

private struct Types: View {
  @State private var words = ""
  @State private var address = ""

  var body: some View {
    VStack {
      Text("card").draggable(Card(title: "Milk")) { Text("preview") }
      Text("link").draggable(URL(string: "https://example.com/a")!)
      Text("words: \(words)").dropDestination(for: String.self) { items, _ in
        words = items.joined()
        return true
      }
      Text("address: \(address)").dropDestination(for: URL.self) { items, _ in
        address = items.first?.host() ?? ""
        return true
      }
    }
  }
}

private struct Fragile: Transferable {
  struct Problem: Error {}

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .json) { _ in
      Data()
    } importing: { _ in
      throw Problem()
    }
  }
}

private struct Broken: View {
  var body: some View {
    VStack {
      Text("broken").draggable(Fragile())
      Text("target").dropDestination(for: Fragile.self) { _, _ in true }
    }
  }
}
