import TenureCheck
import Testing

@Suite struct EnvironmentOveruseTests {
  private static let objects = """
    import SwiftUI
    @Observable final class Theme { var tint = Color.blue; var font = Font.body }
    @Observable final class Client { var isConnected = false; func send(_ text: String) {} }
    @Observable final class Router { var path: [Int] = [] }
    @Observable final class Account { var name = "" }
    @Observable final class Preferences { var isCompact = false }

    """

  static let pairs = [
    Pair(
      "five objects in a row",
      bad: objects + """
        struct StatusRow: View {
          /*!*/ @Environment(Theme.self) private var theme
          @Environment(Client.self) private var client
          @Environment(Router.self) private var router
          @Environment(Account.self) private var account
          @Environment(Preferences.self) private var preferences
          let text: String
          var body: some View {
            Text(text)
              .foregroundStyle(theme.tint)
              .padding(preferences.isCompact ? 4 : 8)
              .onTapGesture {
                client.send(account.name)
                router.path.append(1)
              }
          }
        }
        """,
      good: objects + """
        struct StatusRow: View {
          @Environment(Theme.self) private var theme
          @Environment(Router.self) private var router
          @Environment(\\.colorScheme) private var scheme
          @Environment(\\.dismiss) private var dismiss
          @Environment(\\.openURL) private var openURL
          @Environment(\\.locale) private var locale
          let text: String
          var body: some View {
            Text(text)
              .foregroundStyle(theme.tint)
              .onTapGesture { router.path.append(1) }
          }
        }
        """, severity: .info),
    Pair(
      "environment objects of the older kind",
      bad: """
        struct Dashboard: View {
          /*!*/ @EnvironmentObject var theme: Theme
          @EnvironmentObject var client: Client
          @EnvironmentObject var router: Router
          @EnvironmentObject var account: Account
          @EnvironmentObject var preferences: Preferences
          var body: some View { Text(account.name) }
        }
        """,
      good: """
        struct Dashboard: View {
          @EnvironmentObject var theme: Theme
          @EnvironmentObject var client: Client
          @EnvironmentObject var router: Router
          @EnvironmentObject var account: Account
          var body: some View { Text(account.name).foregroundStyle(theme.tint) }
        }
        """),
    Pair(
      "the root, which provides them",
      bad: objects + """
        struct Main: View {
          /*!*/ @Environment(Theme.self) private var theme
          @Environment(Client.self) private var client
          @Environment(Router.self) private var router
          @Environment(Account.self) private var account
          @Environment(Preferences.self) private var preferences
          var body: some View { Text(account.name).environment(\\.font, theme.font) }
        }
        """,
      good: objects + """
        struct Main: View {
          @Environment(Theme.self) private var theme
          @Environment(Client.self) private var client
          @Environment(Router.self) private var router
          @Environment(Account.self) private var account
          @Environment(Preferences.self) private var preferences
          @State private var isShown = false
          var body: some View {
            Text(account.name).sheet(isPresented: $isShown) { Text("").environment(theme).environment(client) }
          }
        }
        """),
    Pair(
      "what an App shows first",
      bad: objects + """
        struct Inner: View {
          /*!*/ @Environment(Theme.self) private var theme
          @Environment(Client.self) private var client
          @Environment(Router.self) private var router
          @Environment(Account.self) private var account
          @Environment(Preferences.self) private var preferences
          var body: some View { Text(account.name) }
        }
        struct Outer: View { var body: some View { Inner() } }
        """,
      good: objects + """
        struct Inner: View {
          @Environment(Theme.self) private var theme
          @Environment(Client.self) private var client
          @Environment(Router.self) private var router
          @Environment(Account.self) private var account
          @Environment(Preferences.self) private var preferences
          var body: some View { Text(account.name) }
        }
        @main struct Program: App { var body: some Scene { WindowGroup { Inner() } } }
        """),
    Pair(
      "one that is only handed on",
      bad: objects + """
        struct Toolbar: View {
          /*!*/ @Environment(Account.self) private var account
          let title: String
          var body: some View {
            HStack {
              Text(title)
              Avatar(account: account)
            }
          }
        }
        struct Avatar: View {
          let account: Account
          var body: some View { Text(account.name.prefix(1)) }
        }
        """,
      good: objects + """
        struct Toolbar: View {
          @Environment(Account.self) private var account
          let title: String
          var body: some View {
            HStack {
              Text(title)
              Avatar(initial: account.name.prefix(1))
              Stored(account: account)
            }
          }
        }
        struct Avatar: View {
          let initial: Substring
          var body: some View { Text(initial) }
        }
        struct Stored: View {
          @State private var model: Account
          init(account: Account) { _model = State(initialValue: account) }
          var body: some View { Text(model.name) }
        }
        """),
    Pair(
      "a child that others use with other objects",
      bad: objects + """
        struct Screen: View {
          /*!*/ @Environment(Theme.self) private var theme
          var body: some View { Swatch(theme: theme).padding() }
        }
        struct Swatch: View {
          let theme: Theme
          var body: some View { theme.tint }
        }
        """,
      good: objects + """
        struct Screen: View {
          @Environment(Theme.self) private var theme
          var body: some View { Swatch(theme: theme).padding() }
        }
        struct Gallery: View {
          let themes: [Theme]
          var body: some View { ForEach(themes.indices, id: \\.self) { Swatch(theme: themes[$0]) } }
        }
        struct Swatch: View {
          let theme: Theme
          var body: some View { theme.tint }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentOveruse.self) }

  @Test func itSaysWhatIsReadOfEach() {
    expect(
      EnvironmentOveruse.self, of: EnvironmentOveruse.about.wrong,
      says: """
        2:3 info: StatusRow asks the environment for 5 objects: Theme, Client, Router, Account, Preferences.
        - 2 Theme: reads 'tint'
        - 3 Client: read as a whole
        - 4 Router: reads 'show'
        - 5 Account: reads 'name'
        - 6 Preferences: reads 'font'
        Each must be provided above every StatusRow, or the program ends there; nothing in its initializer says so.
        Pass the values and the actions that it needs, and ask for the objects where screens are put together.
        """)
  }
}
