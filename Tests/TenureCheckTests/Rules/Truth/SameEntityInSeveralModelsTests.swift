import TenureCheck
import Testing

@Suite struct SameEntityInSeveralModelsTests {
  private static let account = """
    struct Account { var name: String; var plan: String }
    final class AccountService {
      static let shared = AccountService()
      func current() async throws -> Account { Account(name: "Ada", plan: "free") }
      func account(id: Int) async throws -> Account { Account(name: "Bob", plan: "free") }
      func upgrade(_ plan: String) async throws -> Account { Account(name: "Ada", plan: plan) }
    }

    """

  static let pairs = [
    Pair(
      "the same call, and one of them changes its own; one owner",
      bad: account + """
        final class HeaderModel: ObservableObject {
          @Published var account: Account?

          func load() async throws {
            account = try await AccountService.shared.current()
          }
        }

        final class PlanModel: ObservableObject {
          /*!*/ @Published var account: Account?

          func load() async throws {
            account = try await AccountService.shared.current()
          }
          func upgrade() async throws {
            account = try await AccountService.shared.upgrade("pro")
          }
        }
        """,
      good: account + """
        final class AccountModel: ObservableObject {
          @Published var account: Account?

          func load() async throws {
            account = try await AccountService.shared.current()
          }
          func upgrade() async throws {
            account = try await AccountService.shared.upgrade("pro")
          }
        }

        final class PlanModel: ObservableObject {
          private let accounts: AccountModel
          init(accounts: AccountModel) { self.accounts = accounts }
          var isFree: Bool { accounts.account?.plan == "free" }
        }
        """, severity: .warning),
    Pair(
      "in several files, through a service of each; things with different ids",
      bad: """
        // file: Service.swift
        struct Profile { var name: String; var photo: URL? }
        protocol ProfileService { func me() async throws -> Profile }
        // file: Profile/ProfileModel.swift
        @Observable final class ProfileModel {
          var profile: Profile?
          private let service: any ProfileService
          init(service: any ProfileService) { self.service = service }

          func load() async { profile = try? await service.me() }
          func rename(_ name: String) { profile?.name = name }
        }
        // file: Settings/SettingsModel.swift
        @Observable final class SettingsModel {
          /*!*/ var me: Profile?
          private let profiles: any ProfileService
          init(profiles: any ProfileService) { self.profiles = profiles }

          func appear() async { me = try? await profiles.me() }
        }
        """,
      good: """
        // file: Service.swift
        struct Profile { var name: String; var photo: URL? }
        protocol ProfileService { func profile(id: Int) async throws -> Profile }
        // file: Profile/ProfileModel.swift
        @Observable final class ProfileModel {
          var profile: Profile?
          let id: Int
          private let service: any ProfileService
          init(id: Int, service: any ProfileService) { self.id = id; self.service = service }

          func load() async { profile = try? await service.profile(id: id) }
          func rename(_ name: String) { profile?.name = name }
        }
        // file: Author/AuthorModel.swift
        @Observable final class AuthorModel {
          var author: Profile?
          let authorID: Int
          private let profiles: any ProfileService
          init(authorID: Int, profiles: any ProfileService) { self.authorID = authorID; self.profiles = profiles }

          func appear() async { author = try? await profiles.profile(id: authorID) }
        }
        """),
    Pair(
      "a subscription with a second writer; one that only follows",
      bad: account + """
        final class Session: ObservableObject {
          @Published var account: Account?
          func signIn() async throws { account = try await AccountService.shared.current() }
        }

        final class BadgeModel: ObservableObject {
          /*!*/ @Published var account: Account?
          private var subscriptions: Set<AnyCancellable> = []

          init(session: Session) {
            session.$account
              .receive(on: DispatchQueue.main)
              .sink { [weak self] in self?.account = $0 }
              .store(in: &subscriptions)
          }

          func hideName() { account?.name = "" }
        }
        """,
      good: account + """
        final class Session: ObservableObject {
          @Published var account: Account?
          func signIn() async throws { account = try await AccountService.shared.current() }
        }

        final class BadgeModel: ObservableObject {
          @Published private(set) var account: Account?
          private var subscriptions: Set<AnyCancellable> = []

          init(session: Session) {
            session.$account
              .receive(on: DispatchQueue.main)
              .sink { [weak self] in self?.account = $0 }
              .store(in: &subscriptions)
          }
        }
        """),
    Pair(
      "lists of the same call; lists of different calls",
      bad: """
        struct Song: Identifiable { let id: Int; var title: String; var isFavourite: Bool }
        final class SongStore {
          func all() async -> [Song] { [] }
          func recent() async -> [Song] { [] }
        }

        @Observable final class LibraryModel {
          var songs: [Song] = []
          let store = SongStore()
          func load() async { songs = await store.all() }
          func favour(_ index: Int) { songs[index].isFavourite = true }
        }

        @Observable final class SearchModel {
          /*!*/ var songs: [Song] = []
          let store = SongStore()
          func load() async { songs = await store.all() }
        }
        """,
      good: """
        struct Song: Identifiable { let id: Int; var title: String; var isFavourite: Bool }
        final class SongStore {
          func all() async -> [Song] { [] }
          func recent() async -> [Song] { [] }
        }

        @Observable final class LibraryModel {
          var songs: [Song] = []
          let store = SongStore()
          func load() async { songs = await store.all() }
          func favour(_ index: Int) { songs[index].isFavourite = true }
        }

        @Observable final class RecentModel {
          var songs: [Song] = []
          let store = SongStore()
          func load() async { songs = await store.recent() }
        }
        """),
    Pair(
      "assign(to:) beside an action of its own; models that only load",
      bad: account + """
        final class Session: ObservableObject {
          @Published var account = Account(name: "Ada", plan: "free")
        }

        final class PlanPicker: ObservableObject {
          /*!*/ @Published var current = Account(name: "", plan: "")

          init(session: Session) {
            session.$account.removeDuplicates { $0.name == $1.name }.assign(to: &$current)
          }
          func choose(_ plan: String) { current.plan = plan }
        }
        """,
      good: account + """
        final class Header: ObservableObject {
          @Published var account: Account?
          func load() async throws { account = try await AccountService.shared.current() }
          func clear() { account = nil }
        }

        final class Footer: ObservableObject {
          @Published var account: Account?
          func load() async throws { account = try await AccountService.shared.current() }
        }
        """),
    Pair(
      "with the same literal; one holds the other",
      bad: """
        struct Theme { var accent: String; var isDark: Bool }
        final class ThemeStore { func theme(named name: String) -> Theme { Theme(accent: name, isDark: false) } }

        final class ReaderModel: ObservableObject {
          @Published var theme: Theme?
          let themes = ThemeStore()
          func appear() { theme = themes.theme(named: "reader") }
        }

        final class ThemePickerModel: ObservableObject {
          /*!*/ @Published var theme: Theme?
          let themes = ThemeStore()
          func appear() { theme = themes.theme(named: "reader") }
          func darken() { theme?.isDark = true }
        }
        """,
      good: """
        struct Theme { var accent: String; var isDark: Bool }
        final class ThemeStore { func theme(named name: String) -> Theme { Theme(accent: name, isDark: false) } }

        final class ReaderModel: ObservableObject {
          @Published var theme: Theme?
          let picker = ThemePickerModel()
          let themes = ThemeStore()
          func appear() { theme = themes.theme(named: "reader") }
        }

        final class ThemePickerModel: ObservableObject {
          @Published var theme: Theme?
          let themes = ThemeStore()
          func appear() { theme = themes.theme(named: "reader") }
          func darken() { theme?.isDark = true }
        }
        """),
    Pair(
      "an entity of one field",
      bad: """
        struct User { var name: String }
        protocol UserAPI { func me() async -> User }
        @Observable final class Profile {
          var user: User?
          let api: any UserAPI
          init(api: any UserAPI) { self.api = api }
          func load() async { user = await api.me() }
        }
        @Observable final class Account {
          /*!*/ var user: User?
          let api: any UserAPI
          init(api: any UserAPI) { self.api = api }
          func load() async { user = await api.me() }
          func rename(_ name: String) { user?.name = name }
        }
        """,
      good: """
        struct Token { let value: String }
        protocol UserAPI { func token() async -> Token }
        @Observable final class Profile {
          var token: Token?
          let api: any UserAPI
          init(api: any UserAPI) { self.api = api }
          func load() async { token = await api.token() }
        }
        @Observable final class Account {
          var token: Token?
          let api: any UserAPI
          init(api: any UserAPI) { self.api = api }
          func load() async { token = await api.token() }
          func renew() { token = Token(value: "") }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test func itSaysWhatHappens() {
    expect(
      SameEntityInSeveralModels.self, of: SameEntityInSeveralModels.about.wrong,
      says: """
        12:3 warning: ProfileModel and SettingsModel each keep the User of 'API.me()', in 'user' and 'user'.
        - 7 ProfileModel fills its own here
        - 14 SettingsModel fills its own here
        - 8 only the one of ProfileModel changes here
        After that, what shows SettingsModel still shows the old User, until it loads again.
        Let one of them own the User, and give the other that owner, or an id.
        """)
  }

  @Test func theOtherWayAroundItSaysSo() {
    expect(
      SameEntityInSeveralModels.self, of: Self.pairs[4].bad.replacing("/*!*/ ", with: ""),
      says: """
        13:3 warning: PlanPicker keeps 'current' equal to 'account' of Session, and also sets it itself.
        - 9 the Account of Session
        - 16 copied here whenever that changes
        - 18 only the copy changes here
        After that, Session still has the old Account, and its next change takes this one back.
        Change it in Session, and read 'account' from there.
        """)
  }
}
