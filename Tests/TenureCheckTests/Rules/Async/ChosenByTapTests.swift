import TenureCheck
import Testing

/// A method that changes what is asked for, and waits itself, called by a task of a button.
@Suite struct ChosenByTapTests {
  private static func timeline(
    _ answer: String, button: String = "Button(name) { Task { await model.switchTo(name) } }"
  ) -> String {
    """
    @MainActor final class Timeline: ObservableObject {
      @Published private(set) var account = ""
      @Published private(set) var posts: [String] = []
      let api: API
      init(api: API) { self.api = api }
      func switchTo(_ account: String) async { self.account = account; \(answer) }
    }
    struct TimelineView: View {
      @ObservedObject var model: Timeline
      var body: some View { ForEach(["a", "b"], id: \\.self) { name in \(button) } }
    }
    """
  }

  static let pairs = [
    Pair(
      "the answer to whichever; to what is chosen still",
      bad: timeline("/*!*/ posts = await api.posts(of: account)"),
      good: timeline(
        "let found = await api.posts(of: account); guard self.account == account else { return }; posts = found"),
      severity: .warning),
    Pair(
      "asked of the property; asked of nothing that is chosen",
      bad: timeline("/*!*/ posts = await api.posts(of: self.account)"),
      good: timeline("posts = await api.posts()")),
    Pair(
      "a button of each; a task that ends with its view",
      bad: timeline("/*!*/ posts = await api.posts(of: account)"),
      good: timeline(
        "posts = await api.posts(of: account)", button: "Text(name).task { await model.switchTo(name) }")),
  ]

  @Test("A part of what was chosen is kept, and asked about")
  func part() {
    func albums(_ answer: String) -> String {
      """
      struct Album: Identifiable { let id: Int; let title: String }
      @MainActor final class Albums: ObservableObject {
        @Published var albums: [Album] = []
        @Published private(set) var openID: Int?
        @Published private(set) var tracks: [String] = []
        let api: API
        init(api: API) { self.api = api }
        func open(_ album: Album) async { openID = album.id; \(answer) }
      }
      struct AlbumsView: View {
        @ObservedObject var model: Albums
        var body: some View {
          List(model.albums) { album in Button(album.title) { Task { await model.open(album) } } }
        }
      }
      """
    }
    expect(
      AsyncResultWithoutSupersession.self, fires: albums("/*!*/ tracks = await api.tracks(of: album.id)"),
      severity: .warning)
    expect(
      AsyncResultWithoutSupersession.self,
      staysQuiet: albums("let found = await api.tracks(of: album.id); if openID == album.id { tracks = found }"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }

  @Test("What a gesture tells of, again and again")
  func gesture() {
    func source(_ task: String) -> String {
      """
      @MainActor @Observable final class Pin {
        var latitude = 0.0
        private(set) var place = ""
        @ObservationIgnored private var lookup: Task<Void, Never>?
        let geocoder: Geocoder
        init(geocoder: Geocoder) { self.geocoder = geocoder }
        func moved(_ latitude: Double) { self.latitude = latitude; \(task) }
      }
      struct PinView: View { let pin: Pin; var body: some View { Text(pin.place) } }
      """
    }
    expect(
      AsyncResultWithoutSupersession.self, fires: source("Task { /*!*/ place = await geocoder.name(latitude) }"))
    expect(
      AsyncResultWithoutSupersession.self,
      staysQuiet: source(
        "lookup?.cancel(); lookup = Task { let name = await geocoder.name(latitude); if !Task.isCancelled { place = name } }"
      ))
  }

  @Test("To confirm is to send, where it waits for that")
  func confirm() {
    func source(_ start: String, call: String = "send") -> String {
      """
      @MainActor @Observable final class Transfer {
        private(set) var isSending = false
        let bank: Bank
        init(bank: Bank) { self.bank = bank }
        func confirm() async { \(start) await bank.\(call)(10); isSending = false }
      }
      struct TransferView: View {
        let model: Transfer
        var body: some View { Button("Send money") { Task { await model.confirm() } } }
      }
      """
    }
    expect(SubmitWithoutGuardInModel.self, fires: source("isSending = true; /*!*/"))
    expect(
      SubmitWithoutGuardInModel.self, staysQuiet: source("guard !isSending else { return }; isSending = true;"))
    expect(SubmitWithoutGuardInModel.self, staysQuiet: source("isSending = true;", call: "look"))
  }
}
