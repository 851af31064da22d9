import Observation
import SwiftNavigation
import Testing

@CasePathable @dynamicMemberLookup private enum Ticket: Equatable {
  case seat(Int)
  case standing
}

private struct Guest: Equatable {
  var name = "Ada"
  var ticket = Ticket.seat(4)
  var drink: String?
}

@Observable private final class Evening {
  var guest = Guest()
  var ticket: Ticket?
  var host = Host()
}

@Observable private final class Host { var name = "Grace" }

/// What code that is no view reads and writes where somebody else keeps it.
@MainActor struct UIBindingTests {
  @Test("A binding reads and writes the value that it was made of, and so do its copies and its parts")
  func parts() {
    @UIBinding var guest = Guest()
    let same = UIBinding(projectedValue: $guest)
    let name = $guest.name
    name.wrappedValue += " L."
    #expect(guest.name == "Ada L." && same.wrappedValue.name == "Ada L.")
    guest.name = "Bob"
    #expect(name.wrappedValue == "Bob" && same.name.wrappedValue == "Bob")
    let fixed = UIBinding.constant(3)
    fixed.wrappedValue = 4
    #expect(fixed.wrappedValue == 3)
  }

  @Test("What a case holds is bound while it is that case; afterwards nothing is written")
  func cases() throws {
    @UIBinding var guest = Guest()
    let seat = try #require($guest.ticket.seat)
    #expect($guest.ticket.standing == nil)
    seat.wrappedValue += 1
    #expect(guest.ticket == .seat(5))
    guest.ticket = .standing
    seat.wrappedValue = 9
    #expect(guest.ticket == .standing && seat.wrappedValue == 9)
    guest.ticket = .seat(1)
    #expect(seat.wrappedValue == 1)
  }

  @Test("A case of an optional enum is nil while it is another one; nil takes the enum away while it is that one")
  func optionalCases() {
    @UIBindable var evening = Evening()
    let seat: UIBinding<Int?> = $evening.ticket.seat
    #expect(seat.wrappedValue == nil)
    seat.wrappedValue = 3
    #expect(evening.ticket == nil)
    evening.ticket = .seat(7)
    #expect(seat.wrappedValue == 7)
    seat.wrappedValue = 8
    #expect(evening.ticket == .seat(8))
    evening.ticket = .standing
    seat.wrappedValue = nil
    #expect(evening.ticket == .standing)
    evening.ticket = .seat(1)
    seat.wrappedValue = nil
    #expect(evening.ticket == nil)
  }

  @Test("A binding of what an optional holds goes on with the last value when it holds nothing")
  func optionals() throws {
    @UIBinding var guest = Guest()
    #expect((UIBinding($guest.drink) as UIBinding<String>?) == nil)
    guest.drink = "tea"
    let drink = try #require(UIBinding($guest.drink) as UIBinding<String>?)
    drink.wrappedValue += "!"
    #expect(guest.drink == "tea!")
    guest.drink = nil
    drink.wrappedValue = "water"
    #expect(drink.wrappedValue == "water" && guest.drink == nil)
    let isThere: UIBinding<Bool> = UIBinding($guest.drink)
    guest.drink = "milk"
    #expect(isThere.wrappedValue && drink.wrappedValue == "milk")
    isThere.wrappedValue = false
    #expect(guest.drink == nil)

    let name = UIBinding<String?>($guest.name)
    name.wrappedValue = nil
    #expect(guest.name == "Ada")
    let any = UIBinding<AnyHashable>($guest.name)
    any.wrappedValue = 5
    #expect(guest.name == "Ada")
    any.wrappedValue = "Bob"
    #expect(guest.name == "Bob")
  }

  @Test("Writing true to whether there is a value is an issue that says what to write instead")
  func presence() {
    let heard = Heard()
    withIssueReporters([heard]) {
      @UIBinding var drink: String? = nil
      UIBinding<Bool>($drink).wrappedValue = true
      #expect(drink == nil)
    }
    #expect(
      heard.messages == [
        """
        'true' was written to a 'UIBinding<Bool>' that says whether there is a 'String'.

        A 'String' cannot be made of 'true'. Write a value to the optional itself; only 'false' is written here, which takes \
        the value away.
        """
      ])
  }

  @Test("A property of an object that is a part is written there, and the part is not")
  func objects() async {
    let evening = Evening()
    @UIBindable var model = evening
    await confirmation(expectedCount: 0) { told in
      withObservationTracking {
        _ = evening.host
      } onChange: {
        told()
      }
      $model.host.name.wrappedValue = "Alan"
    }
    #expect(evening.host.name == "Alan")
  }

  @Test("Bindings to one property of one object have one identity, whatever is there")
  func identities() {
    let evening = Evening()
    @UIBindable var first = evening
    @UIBindable var second = evening
    @UIBindable var other = Evening()
    let name = UIBindingIdentifier($first.guest.name)
    #expect(name == UIBindingIdentifier($second.guest.name))
    #expect(name.hashValue == UIBindingIdentifier($second.guest.name).hashValue)
    #expect(name != UIBindingIdentifier($first.guest.drink))
    #expect(name != UIBindingIdentifier($first.guest))
    #expect(name != UIBindingIdentifier($other.guest.name))
    $first.guest.name.wrappedValue = "Bob"
    #expect(name == UIBindingIdentifier($first.guest.name))
  }

  @Test("Code that observes reads what is bound again when it has changed, with the transaction of the binding")
  func observed() async {
    @UIBinding var count = 0
    var seen: [String] = []
    let token = observe { transaction in seen.append("\(count) \(transaction.isQuiet)") }
    var quiet = UITransaction()
    quiet.isQuiet = true
    $count.transaction(quiet).wrappedValue = 1
    while seen.count < 2 { await Task.yield() }
    #expect(seen == ["0 false", "1 true"] && !UITransaction.current.isQuiet)
    token.cancel()
  }

  @Test("A path of screens of any types is stored while all of its values can be")
  func paths() throws {
    struct Unstored: Hashable {}
    var path = UINavigationPath(["hello"])
    path.append(42)
    #expect(path.count == 2 && !path.isEmpty)
    let stored = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: stored)
    #expect(UINavigationPath(read) == path)
    path.append(Unstored())
    #expect(path.codable == nil)
    path.removeLast(3)
    #expect(path == UINavigationPath())
  }
}

private final class Heard: IssueReporter, @unchecked Sendable {
  var messages: [String] = []
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) { messages.append(message() ?? "") }
}

extension UITransaction {
  private enum IsQuietKey: UITransactionKey { static let defaultValue = false }
  var isQuiet: Bool {
    get { self[IsQuietKey.self] }
    set { self[IsQuietKey.self] = newValue }
  }
}
