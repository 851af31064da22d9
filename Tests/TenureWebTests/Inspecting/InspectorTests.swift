import Combine
import Foundation
import SwiftUI
import Testing

@testable import TenureWeb

/// What the inspector says of owners, readers and causes.
@MainActor @Suite(.serialized) struct InspectorTests {
  @Test func aStateHasAWrapperAValueAnOwnerABirthAndReaders() async throws {
    let server = try serve { Board() }
    let page = try await server.page()
    try server.tap("Show", on: page)
    try server.tap("Up", on: page)
    let seen = try await Inspected(server)

    let count = try seen.property("Board.count")
    #expect(count["wrapper"] as? String == "State<Int>")
    #expect(count["value"] as? String == "1")
    #expect(count["owns"] as? Bool == true)
    #expect(readers(count) == ["Board"])
    #expect(try seen.view("Board")["born"] as? Int == 1)
    // It came with the second turn, the first tap.
    #expect(try seen.view("Shown")["born"] as? Int == 2)
    #expect(try seen.property("Shown.own")["value"] as? String == "\"mine\"")

    let lent = try seen.property("Shown.count")
    #expect(lent["wrapper"] as? String == "Binding<Int>")
    #expect(lent["owns"] == nil)
    #expect(lent["target"] as? Int == count["place"] as? Int)
  }

  @Test func aBindingOfTheProgramsOwnIsNotRead() async throws {
    let looks = Looks()
    let server = try serve { Asked(looks: looks) }
    _ = try await server.page()
    let before = looks.count
    let property = try await Inspected(server).property("Answer.value")
    #expect(property["value"] == nil && property["target"] == nil)
    #expect(looks.count == before)
  }

  @Test func aWriteNamesThePlaceThatItWroteTo() async throws {
    let server = try serve { Pair() }
    let page = try await server.page()
    try server.tap("second", on: page)
    try server.tap("first", on: page)
    try server.tap("second", on: page)
    let seen = try await Inspected(server, "/inspect/export.json")
    let rows = seen.views.filter { $0["name"] as? String == "Row" }
    let places = rows.compactMap { ($0["properties"] as? [[String: Any]])?.last?["place"] as? Int }
    #expect(Set(places).count == 2)
    let written = seen["turns"].compactMap { ($0["writes"] as? [[String: Any]])?.first?["place"] as? Int }
    #expect(written == [places[1], places[0], places[1]])
  }

  @Test func anObservedObjectHasHoldersAndReadersOfEachProperty() async throws {
    let server = try serve { Shop() }
    let page = try await server.page()
    let seen = try await Inspected(server)
    let basket = try #require(seen["objects"].first { $0["type"] as? String == "Basket" })
    #expect(basket["tracked"] as? Bool == true)
    let holders = basket["holders"] as? [[String: Any]] ?? []
    #expect(holders.map { $0["name"] as? String } == ["Shop.basket", "Total.basket", "Name.basket"])
    #expect(holders.map { $0["owns"] as? Bool } == [true, nil, nil])
    let fields = Dictionary(
      uniqueKeysWithValues: (basket["properties"] as? [[String: Any]] ?? []).map { ($0["name"] as? String ?? "", $0) })
    #expect(fields["total"].map(readers) == ["Total"])
    #expect(fields["name"].map(readers) == ["Name"])
    // Two properties of one type and one value cannot be told apart: nobody is named.
    #expect(fields["owner"].map(readers) == [])

    try server.tap("Add", on: page)
    let write = try await Inspected(server, "/inspect/export.json").turn("tap \"Add\"")["writes"] as? [[String: Any]]
    #expect(write?.first?["place"] as? Int == basket["id"] as? Int)
    #expect(write?.first?["property"] as? String == "total")
  }

  @Test func ofTwoModelsOfOneTypeTheOneThatWasWrittenIsNamed() async throws {
    let server = try serve { Twins() }
    let page = try await server.page()
    try server.tap("Second", on: page)
    let seen = try await Inspected(server, "/inspect/export.json")
    let write = try #require((try seen.turn("tap \"Second\"")["writes"] as? [[String: Any]])?.first)
    #expect(write["old"] as? String == "3" && write["new"] as? String == "4")
    #expect(write["place"] as? Int == (try seen.property("Twins.second")["object"] as? Int))
  }

  @Test func anOlderModelIsObservedAsAWhole() async throws {
    let server = try serve { OldShop() }
    _ = try await server.page()
    let seen = try await Inspected(server)
    let model = try #require(seen["objects"].first { $0["type"] as? String == "OldBasket" })
    #expect(model["tracked"] == nil)
    #expect(readers(model) == ["OldShop", "OldTotal"])
    let total = (model["properties"] as? [[String: Any]])?.first { $0["name"] as? String == "total" }
    #expect(total?["value"] as? String == "3")
    #expect(try seen.property("OldShop.basket")["owns"] as? Bool == true)
    #expect(try seen.property("OldTotal.basket")["owns"] == nil)
  }

  @Test func theEnvironmentSaysWhoProvidesWhatToWhom() async throws {
    let server = try serve { Shop().environment(\.locale, Locale(identifier: "de")) }
    _ = try await server.page()
    let seen = try await Inspected(server)
    let basket = try #require(seen["providers"].first { $0["key"] as? String == "Basket" })
    #expect(basket["name"] as? String == "Shop")
    #expect(readers(basket) == ["Total", "Name"])
    #expect(try seen.property("Total.basket")["source"] as? String == "Shop")
    #expect(try seen.property("Name.font")["source"] as? String == "nobody: the default")
    #expect(try seen.property("Name.locale")["source"] as? String == "the window")
  }

  @Test func aMisuseIsToldWithItsAdviceAndItsTurn() async throws {
    let server = try serve { Careless() }
    let page = try await server.page()
    try server.tap("Go", on: page)
    try server.tap("Go", on: page)
    let issues = try await Inspected(server)["issues"]
    #expect(issues.count == 1)
    #expect((issues.first?["fact"] as? String)?.hasPrefix("Modifying state during view update") == true)
    #expect((issues.first?["advice"] as? String)?.contains("never in body") == true)
    #expect(issues.first?["count"] as? Int == 2)
    #expect(issues.first?["first"] as? Int == 2)
    #expect(issues.first?["last"] as? Int == 3)
  }

  @Test func whatLooksAtAPageChangesNothingThere() async throws {
    let server = try serve { Shop() }
    let page = try await server.page()
    let html = server.host.html(of: page.secret)
    for _ in 1...3 { _ = try await Inspected(server) }
    let seen = try await Inspected(server, "/inspect/export.json")
    #expect(seen["turns"].count == 1)
    #expect(server.host.html(of: page.secret) == html)
  }
}

private struct Board: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
    Button("Up") { count += 1 }
    Text("\(count)")
    if isShown { Shown(count: $count) }
  }
}

private struct Shown: View {
  @Binding var count: Int
  @State private var own = "mine"

  var body: some View { Text(own) }
}

private final class Looks {
  var count = 0
}

private struct Asked: View {
  let looks: Looks

  var body: some View {
    Answer(
      value: Binding(
        get: {
          looks.count += 1
          return 1
        }, set: { _ in }))
  }
}

private struct Answer: View {
  @Binding var value: Int

  var body: some View { Text("\(value)") }
}

private struct Pair: View {
  var body: some View {
    Row(name: "first")
    Row(name: "second")
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@Observable private final class Basket {
  var total = 3
  var name = "Ada"
  var owner = "same"
  var payer = "same"
}

private struct Shop: View {
  @State private var basket = Basket()

  var body: some View {
    Group {
      Total()
      Name()
      Button("Add") { basket.total += 1 }
    }
    .environment(basket)
  }
}

private struct Total: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("\(basket.total)") }
}

private struct Name: View {
  @Environment(Basket.self) private var basket
  @Environment(\.font) private var font
  @Environment(\.locale) private var locale

  var body: some View { Text("\(basket.name) \(basket.owner) \(font == nil) \(locale.identifier)") }
}

private struct Twins: View {
  @State private var first = Basket()
  @State private var second = Basket()

  var body: some View {
    Text("\(first.total) \(second.total)")
    Button("Second") { second.total += 1 }
  }
}

private final class OldBasket: ObservableObject {
  @Published var total = 3
}

private struct OldShop: View {
  @StateObject private var basket = OldBasket()

  var body: some View { OldTotal(basket: basket) }
}

private struct OldTotal: View {
  @ObservedObject var basket: OldBasket

  var body: some View { Text("\(basket.total)") }
}

private struct Careless: View {
  @State private var taps = 0
  @State private var other = 0

  var body: some View {
    let _ = taps > 0 ? (other = taps) : ()
    Text("\(taps)")
    Button("Go") { taps += 1 }
  }
}
