import TenureCheck
import Testing

@Suite struct ServiceSnapshotTests {
  static let pairs = [
    Pair(
      "a shared service that goes on",
      bad: """
        final class Login { static let shared = Login(); private(set) var name: String?; func enter() { name = "Ada" } }
        final class HeaderModel: ObservableObject {
          /*!*/ @Published var name: String?
          init() { name = Login.shared.name }
        }
        struct Header: View {
          @StateObject private var model = HeaderModel()
          var body: some View { Text(model.name ?? "nobody"); Button("Enter") { Login.shared.enter() } }
        }
        """,
      good: """
        import Combine
        final class Login {
          static let shared = Login()
          let changes = CurrentValueSubject<String?, Never>(nil)
          func enter() { changes.send("Ada") }
        }
        final class HeaderModel: ObservableObject {
          @Published var name: String?
          init() { Login.shared.changes.assign(to: &$name) }
        }
        struct Header: View {
          @StateObject private var model = HeaderModel()
          var body: some View { Text(model.name ?? "nobody"); Button("Enter") { Login.shared.enter() } }
        }
        """, severity: .warning),
    Pair(
      "a service that is handed in",
      bad: """
        final class Clock { var zone = "UTC"; func travel() { zone = "CET" } }
        @Observable final class ZoneModel {
          let clock: Clock
          /*!*/ var zone: String
          init(clock: Clock) { self.clock = clock; self.zone = clock.zone }
        }
        struct ZoneView: View {
          let model: ZoneModel
          var body: some View { Text(model.zone) }
        }
        """,
      good: """
        final class Clock { var zone = "UTC"; func travel() { zone = "CET" } }
        @Observable final class ZoneModel {
          let clock: Clock
          var zone: String
          init(clock: Clock) { self.clock = clock; self.zone = clock.zone }
          func renew() { zone = clock.zone }
        }
        struct ZoneView: View {
          let model: ZoneModel
          var body: some View { Text(model.zone) }
        }
        """),
    Pair(
      "what nobody changes later",
      bad: """
        final class Store { static let shared = Store(); var limit = 3; func raise() { limit += 1 } }
        final class LimitModel: ObservableObject { /*!*/ @Published var limit = Store.shared.limit }
        struct LimitView: View {
          @StateObject private var model = LimitModel()
          var body: some View { Text("\\(model.limit)") }
        }
        """,
      good: """
        final class Store { static let shared = Store(); var limit = 3 }
        final class LimitModel: ObservableObject { @Published var limit = Store.shared.limit }
        struct LimitView: View {
          @StateObject private var model = LimitModel()
          var body: some View { Text("\\(model.limit)") }
        }
        """),
    Pair(
      "a start that the model goes on from",
      bad: """
        final class Sound { static let shared = Sound(); var volume = 0.5; func mute() { volume = 0 } }
        final class VolumeModel: ObservableObject { /*!*/ @Published var volume = Sound.shared.volume }
        struct VolumeView: View {
          @StateObject private var model = VolumeModel()
          var body: some View { Text("\\(model.volume)") }
        }
        """,
      good: """
        final class Sound { static let shared = Sound(); var volume = 0.5; func mute() { volume = 0 } }
        final class VolumeModel: ObservableObject { @Published var volume = Sound.shared.volume }
        struct VolumeView: View {
          @StateObject private var model = VolumeModel()
          var body: some View { Slider(value: $model.volume) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }
}
