import Combine
import SwiftUI
import TenureTesting
import Testing

// Who makes the model, and how long does it live?

private final class Trip: ObservableObject {
  let city: String
  @Published var stops = 0
  init(city: String) { self.city = city }
}

// MARK: A StateObject made from what the parent passes

private struct StaleTrip: View {
  let city: String
  @StateObject private var trip: Trip

  init(city: String) {
    self.city = city
    _trip = StateObject(wrappedValue: Trip(city: city))
  }

  var body: some View {
    VStack {
      Text("Asked for \(city), shows \(trip.city)")
      Button("Add stop (\(trip.stops))") { trip.stops += 1 }
    }
  }
}

private struct PlainTrip: View {
  let city: String
  var body: some View { Text("Asked for \(city), shows \(city)") }
}

private struct ObservedTrip: View {
  @ObservedObject var trip: Trip
  var body: some View { Text("Observed \(trip.city)") }
}

private struct Planner: View {
  enum Way { case stale, withID, plain, parentOwned }
  let way: Way
  @State private var city = "Oslo"
  @State private var trip = Trip(city: "Oslo")
  var body: some View {
    VStack {
      switch way {
      case .stale: StaleTrip(city: city)
      case .withID: StaleTrip(city: city).id(city)
      case .plain: PlainTrip(city: city)
      case .parentOwned: ObservedTrip(trip: trip)
      }
      Button("Rome") {
        city = "Rome"
        trip = Trip(city: "Rome")
      }
    }
  }
}

// MARK: Views that make their own model, rightly and wrongly

private final class Basket: ObservableObject {
  @Published var apples: Int
  init(apples: Int = 0) { self.apples = apples }
}

private struct ForgetfulBasket: View {
  @ObservedObject var basket = Basket()
  var body: some View { Button("Forgetful: \(basket.apples)") { basket.apples += 1 } }
}

private struct OwnedBasket: View {
  @StateObject private var basket = Basket()
  var body: some View { Button("Owned: \(basket.apples)") { basket.apples += 1 } }
}

private struct UnheardBasket: View {
  @State private var basket = Basket()
  var body: some View {
    VStack {
      Button("Unheard: \(basket.apples)") { basket.apples += 1 }
      Button("Full basket") { basket = Basket(apples: 12) }
    }
  }
}

private struct Market: View {
  @State private var minute = 0
  var body: some View {
    VStack {
      Text("Minute \(minute)")
      ForgetfulBasket()
      OwnedBasket()
      UnheardBasket()
      Button("Wait") { minute += 1 }
    }
  }
}

// MARK: A model made in the subview that uses it

@Observable @MainActor private final class SignInModel {
  var isSignedIn = false
}

private struct SignInField: View {
  let model: SignInModel
  var body: some View { Button(model.isSignedIn ? "Signed in" : "Sign in") { model.isSignedIn = true } }
}

private struct MakesModelInBody: View {
  @State private var theme = "light"
  var body: some View {
    VStack {
      SignInField(model: SignInModel())
      Button("Theme \(theme)") { theme = "dark" }
    }
  }
}

private struct KeepsModel: View {
  @State private var model = SignInModel()
  @State private var theme = "light"
  var body: some View {
    VStack {
      SignInField(model: model)
      Button("Theme \(theme)") { theme = "dark" }
    }
  }
}

@MainActor @Suite struct OwnershipTests {
  @Test("A StateObject made from a passed value keeps the first one")
  func staleStateObject() throws {
    let screen = Screen(Planner(way: .stale))
    try screen.button("Rome").tap()
    #expect(screen.shows("Asked for Rome, shows Oslo"))
    screen.close()
  }

  @Test("An id makes another value another view, with a model of its own and without the old one's state")
  func idMendsIt() throws {
    let screen = Screen(Planner(way: .withID))
    try screen.button("Add stop (0)").tap()
    #expect(try screen.button("Add stop (1)").isEnabled)
    try screen.button("Rome").tap()
    #expect(screen.shows("Asked for Rome, shows Rome"))
    #expect(try screen.button("Add stop (0)").isEnabled)
    screen.close()
  }

  @Test("Plain data, or a model that the parent owns, is always the latest", arguments: [true, false])
  func plainDataMendsIt(isPlain: Bool) throws {
    let screen = Screen(Planner(way: isPlain ? .plain : .parentOwned))
    try screen.button("Rome").tap()
    #expect(screen.shows(isPlain ? "Asked for Rome, shows Rome" : "Observed Rome"))
    screen.close()
  }

  @Test("@ObservedObject var basket = Basket() forgets with every evaluation of the parent; @StateObject doesn't")
  func observedObjectForgets() throws {
    let screen = Screen(Market())
    try screen.button("Forgetful: 0").tap()
    try screen.button("Owned: 0").tap()
    #expect(screen.shows("Forgetful: 1") && screen.shows("Owned: 1"))
    try screen.button("Wait").tap()
    #expect(screen.shows("Forgetful: 0") && screen.shows("Owned: 1"))
    screen.close()
  }

  @Test("@State with an ObservableObject hears of another object, not of the object's changes")
  func stateDoesNotObserve() throws {
    let screen = Screen(Market())
    try screen.button("Unheard: 0").tap()
    try screen.button("Unheard: 0").tap()
    #expect(screen.shows("Unheard: 0"))
    try screen.button("Full basket").tap()
    #expect(screen.shows("Unheard: 12"))
    try screen.button("Unheard: 12").tap()
    #expect(screen.shows("Unheard: 12"))
    screen.close()
  }

  @Test("A model made for a subview in body is made again with every evaluation: the subview forgets")
  func modelMadeInBody() throws {
    let screen = Screen(MakesModelInBody())
    try screen.button("Sign in").tap()
    #expect(screen.shows("Signed in"))
    try screen.button("Theme light").tap()
    #expect(screen.shows("Sign in") && !screen.shows("Signed in"))
    screen.close()
  }

  @Test("A model kept in @State and handed down is remembered")
  func modelKept() throws {
    let screen = Screen(KeepsModel())
    try screen.button("Sign in").tap()
    try screen.button("Theme light").tap()
    #expect(screen.shows("Theme dark") && screen.shows("Signed in"))
    screen.close()
  }
}
