import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// A search that waits until nothing more is typed, cancels what it no longer wants, and has a client of closures.

private struct City: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
}

@DependencyClient
private struct WeatherClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [City]
  var forecast: @Sendable (_ city: City) async throws -> Int
}

extension WeatherClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  fileprivate var weatherClient: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}

@Reducer
private struct CitySearch {
  @ObservableState
  struct State: Equatable {
    var results: [City] = []
    var query = ""
    var forecast: Forecast?
    var cityInFlight: City?

    struct Forecast: Equatable {
      var id: City.ID
      var degrees: Int
    }
  }

  enum Action {
    case queryChanged(String)
    case queryDebounced
    case response(Result<[City], any Error>)
    case cityTapped(City)
    case forecastResponse(City.ID, Result<Int, any Error>)
  }

  @Dependency(\.weatherClient) var weatherClient
  private enum CancelID { case search, forecast }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .queryChanged(query):
        state.query = query
        guard state.query.isEmpty else { return .none }
        state.results = []
        state.forecast = nil
        return .cancel(id: CancelID.search)
      case .queryDebounced:
        guard !state.query.isEmpty else { return .none }
        return .run { [query = state.query] send in
          await send(.response(Result { try await self.weatherClient.search(query: query) }))
        }
        .cancellable(id: CancelID.search)
      case let .response(.success(cities)):
        state.results = cities
        return .none
      case .response(.failure):
        state.results = []
        return .none
      case let .cityTapped(city):
        state.cityInFlight = city
        return .run { send in
          await send(
            .forecastResponse(city.id, Result { try await self.weatherClient.forecast(city: city) }),
            animation: .default)
        }
        .cancellable(id: CancelID.forecast, cancelInFlight: true)
      case let .forecastResponse(id, .success(degrees)):
        state.forecast = State.Forecast(id: id, degrees: degrees)
        state.cityInFlight = nil
        return .none
      case .forecastResponse(_, .failure):
        state.forecast = nil
        state.cityInFlight = nil
        return .none
      }
    }
  }
}

private struct CitySearchView: View {
  @Bindable var store: StoreOf<CitySearch>

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Search", text: $store.query.sending(\.queryChanged))
          .textInputAutocapitalization(.never)
        List {
          ForEach(store.results) { city in
            Button {
              store.send(.cityTapped(city))
            } label: {
              HStack {
                Text(city.name)
                if store.cityInFlight?.id == city.id { Text("asking") }
              }
            }
            if city.id == store.forecast?.id { Text("\(store.forecast?.degrees ?? 0) degrees") }
          }
        }
      }
      .navigationTitle("Search")
    }
    .task(id: store.query) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        await store.send(.queryDebounced).finish()
      } catch {}
    }
  }
}

private struct Heard: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
  }
}

@MainActor @Suite struct SearchTests {
  private let rome = City(id: 1, name: "Rome")
  private struct Trouble: Error {}

  @Test("What is found is shown; what fails shows nothing; an empty query cancels the search")
  func steps() async {
    let store = TestStore(initialState: CitySearch.State()) {
      CitySearch()
    } withDependencies: {
      $0.weatherClient.search = { [rome] _ in [rome] }
    }
    await store.send(.queryChanged("Ro")) { $0.query = "Ro" }
    await store.send(.queryDebounced)
    await store.receive(\.response.success) { $0.results = [City(id: 1, name: "Rome")] }
    store.dependencies.weatherClient.search = { _ in throw Trouble() }
    await store.send(.queryDebounced)
    await store.receive(\.response.failure) { $0.results = [] }
    store.dependencies.weatherClient.search = { _ in try await Task.never() }
    await store.send(.queryDebounced)
    await store.send(.queryChanged("")) { $0.query = "" }
    await store.finish()
  }

  @Test("A forecast that is no longer wanted does not arrive")
  func forecast() async {
    let clock = TestClock()
    let store = TestStore(initialState: CitySearch.State(results: [rome, City(id: 2, name: "Paris")])) {
      CitySearch()
    } withDependencies: {
      $0.weatherClient.forecast = { city in
        try await clock.sleep(for: .seconds(city.id))
        return city.id * 10
      }
    }
    await store.send(.cityTapped(rome)) { $0.cityInFlight = City(id: 1, name: "Rome") }
    await store.send(.cityTapped(City(id: 2, name: "Paris"))) { $0.cityInFlight = City(id: 2, name: "Paris") }
    await clock.advance(by: .seconds(2))
    await store.receive(\.forecastResponse) {
      $0.cityInFlight = nil
      $0.forecast = CitySearch.State.Forecast(id: 2, degrees: 20)
    }
  }

  @Test("A client whose closure nobody gave fails the test that calls it, by name")
  func unimplemented() async {
    let store = TestStore(initialState: CitySearch.State(query: "Ro")) { CitySearch() }
    store.exhaustivity = .off
    let heard = Heard()
    await withIssueReporters([heard]) {
      await store.send(.queryDebounced)
      await store.receive(\.response.failure)
    }
    let messages = heard.messages.value
    #expect(messages.count == 1 && messages.first?.contains("WeatherClient.search") == true)
  }

  @Test("On a screen the search begins 300 milliseconds after the last letter")
  func typed() async throws {
    let asked = LockIsolated<[String]>([])
    let screen = Screen {
      CitySearchView(
        store: Store(initialState: CitySearch.State()) {
          CitySearch()
        } withDependencies: {
          $0.weatherClient.search = { query in
            asked.withValue { $0.append(query) }
            return [City(id: 1, name: "Rome")]
          }
          $0.weatherClient.forecast = { _ in
            try await Task.sleep(for: .seconds(1))
            return 20
          }
        })
    }
    await screen.advance(by: .milliseconds(400))
    try screen.textField("Search").type("R")
    await screen.advance(by: .milliseconds(200))
    try screen.textField("Search").type("o")
    await screen.advance(by: .milliseconds(200))
    #expect(asked.value.isEmpty)
    await screen.advance(by: .milliseconds(100))
    #expect(asked.value == ["Ro"] && screen.shows("Rome"))
    try screen.button("Rome").tap()
    #expect(screen.shows("asking"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("20 degrees") && !screen.shows("asking") && screen.issues.isEmpty)
  }
}
