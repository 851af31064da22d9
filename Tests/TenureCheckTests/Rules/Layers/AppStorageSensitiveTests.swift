import TenureCheck
import Testing

@Suite struct AppStorageSensitiveTests {
  static let pairs = [
    Pair(
      "a token of an account; whether there is one, and tokens that open nothing",
      bad: """
        struct AccountSettings: View {
          /*!*/ @AppStorage("server.authToken") private var token = ""
          @AppStorage("server.url") private var server = "https://example.org"
          @State private var isChecking = false
          var body: some View {
            Form {
              Section("Server") {
                TextField("Address", text: $server)
                SecureField("Token", text: $token)
              }
              Button("Check") { isChecking = true }.disabled(token.isEmpty || isChecking)
            }
          }
        }
        """,
      good: """
        struct AccountSettings: View {
          @AppStorage("server.hasToken") private var hasToken = false
          @AppStorage("server.tokenCount") private var tokenCount = 0
          @AppStorage("pushToken") private var pushToken = ""
          @AppStorage("changeToken") private var changeToken: Data?
          @AppStorage("showPassword") private var showPassword = false
          @AppStorage("lastTermsPassword") private var lastTerms = ""
          var body: some View {
            Form {
              Toggle("Show the password", isOn: $showPassword)
              Text("\\(tokenCount) tokens used").opacity(hasToken ? 1 : 0)
            }
          }
        }
        """, severity: .error),
    Pair(
      "a password put there by a model; put into the keychain",
      bad: """
        final class SessionModel: ObservableObject {
          @Published private(set) var user: String?
          private let defaults = UserDefaults.standard
          func signIn(user: String, password: String) async throws {
            try await check(user, password)
            defaults.set(user, forKey: "user")
            /*!*/ defaults.set(password, forKey: "password")
            self.user = user
          }
          func signOut() {
            defaults.removeObject(forKey: "password")
            user = nil
          }
          private func check(_ user: String, _ password: String) async throws {}
        }
        """,
      good: """
        final class SessionModel: ObservableObject {
          @Published private(set) var user: String?
          private let keychain = Keychain()
          func signIn(user: String, password: String) async throws {
            try await check(user, password)
            UserDefaults.standard.set(user, forKey: "user")
            keychain.set(password, forKey: "password")
            UserDefaults.standard.set(true, forKey: "password")
            self.user = user
          }
          func migrate() {
            guard let old = UserDefaults.standard.string(forKey: "password") else { return }
            keychain.set(old, forKey: "password")
            UserDefaults.standard.set(nil, forKey: "password")
          }
          private func check(_ user: String, _ password: String) async throws {}
        }
        """),
    Pair(
      "an extension of the defaults; numbers in one",
      bad: """
        enum Keys { static let apiKey = "k1" }
        extension UserDefaults {
          var apiKey: String? {
            get { string(forKey: Keys.apiKey) }
            set { /*!*/ set(newValue, forKey: Keys.apiKey) }
          }
          var launches: Int {
            get { integer(forKey: "launches") }
            set { set(newValue, forKey: "launches") }
          }
        }
        """,
      good: """
        enum Keys { static let maxTokens = "k1" }
        extension UserDefaults {
          var maxTokens: Int {
            get { integer(forKey: Keys.maxTokens) }
            set { set(newValue, forKey: Keys.maxTokens) }
          }
          var cookieConsent: String? {
            get { string(forKey: "cookieConsent") }
            set { set(newValue, forKey: "cookieConsent") }
          }
        }
        """),
    Pair(
      "an API key for a service, named by its property; a map's pin and a design token",
      bad: """
        struct AssistantSettings: View {
          /*!*/ @AppStorage(SettingsKey.assistant) private var openAIApiKey: String = ""
          @AppStorage(SettingsKey.model) private var model = "small"
          var body: some View {
            Form {
              Picker("Model", selection: $model) {
                Text("Small").tag("small")
                Text("Large").tag("large")
              }
              SecureField("Key", text: $openAIApiKey)
            }
          }
        }
        enum SettingsKey { static let assistant = "assistant"; static let model = "model" }
        """,
      good: """
        struct MapSettings: View {
          @AppStorage("map.pin.colour") private var pinColour = "red"
          @AppStorage("mapPin") private var mapPin = "round"
          @AppStorage("designToken") private var designToken = "large"
          @AppStorage("pinned") private var pinned = ""
          @AppStorage("passwordLength") private var passwordLength = 12
          @AppStorage("selectedToken") private var selectedToken = "ETH"
          var body: some View {
            Form {
              TextField("Colour", text: $pinColour)
              TextField("Pin", text: $mapPin)
              Stepper("Length", value: $passwordLength)
            }
          }
        }
        """),
    Pair(
      "twice under one key, in a suite; encrypted before",
      bad: """
        struct WidgetBridge {
          let shared = UserDefaults(suiteName: "group.example")
          func update(token: String) {
            /*!*/ shared?.set(token, forKey: "access_token")
          }
          func refresh(with token: String) {
            shared?.set(token, forKey: "access_token")
          }
        }
        """,
      good: """
        struct WidgetBridge {
          let shared = UserDefaults(suiteName: "group.example")
          let box: Box
          func update(token: String) throws {
            shared?.set(try box.encrypt(token), forKey: "access_token")
            shared?.set(token.count, forKey: "accessTokenHash")
          }
          func update(number: Int) { shared?.set(number, forKey: "token") }
        }
        """),
    Pair(
      "a key behind a constant; the token of a device, which is no secret",
      bad: """
        final class AuthStore {
          private let storageKey = "auth_token"
          private(set) var isSignedIn = false
          func save(_ value: String) {
            /*!*/ UserDefaults.standard.set(value, forKey: storageKey)
            isSignedIn = true
          }
        }
        """,
      good: """
        final class DeviceStore {
          private let tokenKey = "apns_device_token"
          func save(_ token: String) { UserDefaults.standard.set(token, forKey: tokenKey) }
        }
        final class PushService {
          private let tokenKey = "token"
          func save(_ token: String) { UserDefaults.standard.set(token, forKey: tokenKey) }
        }
        final class AppDelegate: NSObject, UIApplicationDelegate, MessagingDelegate {
          @AppStorage("token") var token = ""
          func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {
            self.token = token ?? ""
          }
        }
        struct Credits: View {
          @AppStorage("tokenBalance") private var tokenBalance = ""
          @AppStorage("tokenizingMethod") private var method = "words"
          var body: some View { Text(tokenBalance + method) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AppStorageSensitive.self) }

  @Test func itSaysWhatHappens() {
    expect(
      AppStorageSensitive.self, of: AppStorageSensitive.about.wrong,
      says: """
        2:3 error: SignInForm keeps the secret 'token' in the user's defaults, under the key "authToken".
        - 3 it gets its value here
        It lies there in plain text: backups carry it, whoever gets at the app's container reads it, and it stays when the user signs out.
        Keep it in the keychain, and here at most whether there is one: a Bool.
        """)
  }
}
