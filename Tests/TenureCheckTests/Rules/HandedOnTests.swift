import TenureCheck
import Testing

/// What somebody hands on: a closure to a button of another view, a copy to a screen, a model to each row.
@Suite struct HandedOnTests {
  private static func sendBar(_ button: String) -> String {
    """
    @Observable final class Letter {
      var text = ""
      private(set) var isSending = false
      func send() async {
        isSending = true
        defer { isSending = false }
        await Mail.send(text)
      }
    }
    struct SendBar: View {
      let isBusy: Bool
      let action: () -> Void
      var body: some View { \(button) }
    }
    struct LetterView: View {
      @Bindable var letter: Letter
      var body: some View {
        TextEditor(text: $letter.text)
        SendBar(isBusy: letter.isSending) { Task { await letter.send() } }
      }
    }
    """
  }

  private static func booking(_ guarding: String, _ modifier: String = "") -> String {
    """
    import ComposableArchitecture
    struct Rentals { var rent: @Sendable (Int) async throws -> String }
    @Reducer struct BoatRental {
      struct State: Equatable {
        var hours = 1
        var isRenting = false
        var code: String?
      }
      enum Action { case rentTapped, rented(String) }
      @Dependency(\\.rentals) var rentals
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .rentTapped:
            \(guarding)state.isRenting = true
            return MARK.run { [hours = state.hours] send in
              await send(.rented(try await rentals.book(hours)))
            }
          case .rented(let code):
            state.isRenting = false
            state.code = code
            return .none
          }
        }
      }
    }
    struct BoatRentalView: View {
      let store: StoreOf<BoatRental>
      var body: some View {
        VStack { Button("Rent") { store.send(.rentTapped) }\(modifier) }
      }
    }
    """
  }

  private static func lamps(_ id: String) -> String {
    """
    struct Lamp: Identifiable { let id: Int; var name: String }
    struct LampEditor: View {
      @Binding var lamp: Lamp
      var body: some View { TextField("Name", text: $lamp.name) }
    }
    struct Lamps: View {
      @State private var lamps: [Lamp] = []
      var body: some View {
        ForEach($lamps) { $lamp in LampEditor(lamp: $lamp).id(\(id)) }
      }
    }
    """
  }

  private static func screens(_ saving: String) -> String {
    """
    import ComposableArchitecture
    struct Song: Equatable { var title = "" }
    @Reducer struct SongForm {
      struct State: Equatable { var song: Song }
      enum Action { case renamed(String) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .renamed(let title):
            state.song.title = title
            return .none
          }
        }
      }
    }
    @Reducer struct SongDetail {
      @Reducer enum Screen { case form(SongForm) }
      struct State {
        var song: Song
        @Presents var screen: Screen.State?
      }
      enum Action { case editTapped, doneTapped, screen(PresentationAction<Screen.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .editTapped:
            state.screen = .form(.init(song: MARKstate.song))
            return .none
          case .doneTapped:
            \(saving)
            state.screen = nil
            return .none
          case .screen: return .none
          }
        }
      }
    }
    """
  }

  private static func marked(_ source: String) -> String { source.replacing("MARK", with: "/*!*/ ") }
  private static func plain(_ source: String) -> String { source.replacing("MARK", with: "") }

  static let shapes = [
    Shape(
      "submit-without-guard-in-model", "a closure that another view's button runs; a button that is switched off",
      bad: sendBar("Button(\"Send\", action: action)").replacing(
        "await Mail.send", with: "/*!*/ await Mail.send"),
      good: sendBar("Button(\"Send\", action: action).disabled(isBusy)")),
    Shape(
      "submit-without-guard-in-model", "an action that a reducer starts at each tap; one that it asks about",
      bad: marked(booking("")), good: plain(booking("guard !state.isRenting else { return .none }\n        "))),
    Shape(
      "submit-without-guard-in-model", "an action of a button that stays; of one that is switched off",
      bad: marked(booking("")), good: plain(booking("", ".disabled(store.isRenting)"))),
    Shape(
      "identity-from-edited-value", "an identity of what a row's field edits; one that stays",
      bad: lamps("/*!*/ \"lamp-\\(lamp.name)\""), good: lamps("\"lamp-\\(lamp.id)\"")),
    Shape(
      "tca-copy-never-written-back", "a copy in a case of the screens; one that comes back",
      bad: marked(screens("")),
      good: plain(screens("if case .form(let form)? = state.screen { state.song = form.song }"))),
    Shape(
      "model-created-in-body", "a model for each row whenever the rows are asked for; one that the row owns",
      bad: """
        @Observable final class RowModel {
          let name: String
          private(set) var isOpen = false
          init(name: String) { self.name = name }
          func toggle() { isOpen.toggle() }
        }
        struct Row: View {
          let model: RowModel
          var body: some View { Button(model.isOpen ? "–" : model.name, action: model.toggle) }
        }
        struct Rows: View {
          let names: [String]
          @State private var query = ""
          private var models: [RowModel] { names.map { /*!*/ RowModel(name: $0) } }
          var body: some View {
            TextField("Search", text: $query)
            ForEach(models, id: \\.name) { Row(model: $0) }
          }
        }
        """,
      good: """
        @Observable final class RowModel {
          let name: String
          private(set) var isOpen = false
          init(name: String) { self.name = name }
          func toggle() { isOpen.toggle() }
        }
        struct Row: View {
          @State private var model: RowModel
          init(model: RowModel) { _model = State(initialValue: model) }
          var body: some View { Button(model.isOpen ? "–" : model.name, action: model.toggle) }
        }
        struct Rows: View {
          let names: [String]
          @State private var query = ""
          private var models: [RowModel] { names.map { RowModel(name: $0) } }
          var body: some View {
            TextField("Search", text: $query)
            ForEach(models, id: \\.name) { Row(model: $0) }
          }
        }
        """),
    Shape(
      "same-entity-in-several-models", "an answer that a copy alone takes; one that the owner takes",
      bad: """
        struct Wallet { var coins = 0; var owner = "" }
        @Observable final class WalletStore {
          var wallet = Wallet()
          func reload() async { wallet = await Mint.wallet() }
        }
        @Observable final class TopUpModel {
          /*!*/ private(set) var wallet: Wallet
          private let store: WalletStore
          init(store: WalletStore) {
            self.store = store
            wallet = store.wallet
          }
          func topUp() async { wallet = await Mint.topUp() }
        }
        struct WalletView: View {
          let store: WalletStore
          let topUp: TopUpModel
          var body: some View {
            Text("\\(store.wallet.owner)")
            Text("\\(topUp.wallet.coins)")
          }
        }
        """,
      good: """
        struct Wallet { var coins = 0; var owner = "" }
        @Observable final class WalletStore {
          var wallet = Wallet()
          func reload() async { wallet = await Mint.wallet() }
        }
        @Observable final class TopUpModel {
          var wallet: Wallet { store.wallet }
          private let store: WalletStore
          init(store: WalletStore) { self.store = store }
          func topUp() async { store.wallet = await Mint.topUp() }
        }
        struct WalletView: View {
          let store: WalletStore
          let topUp: TopUpModel
          var body: some View {
            Text("\\(store.wallet.owner)")
            Text("\\(topUp.wallet.coins)")
          }
        }
        """),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
