import SwiftUI
import TenureTesting
import Testing

/// Ordinary screens as one types them, each with the pictures of how it looks: in the light and in the dark, from right
/// to left, and with large texts.
@MainActor struct LooksTests {
  static func view(_ name: String) -> AnyView {
    switch name {
    case "chat": AnyView(ChatScreen())
    case "calculator": AnyView(CalculatorScreen())
    case "weather": AnyView(WeatherScreen())
    case "timer": AnyView(TimerScreen())
    case "settings": AnyView(SettingsScreen())
    case "mail": AnyView(MailScreen())
    case "tasks": AnyView(TaskListScreen())
    case "table": AnyView(OrdersTable())
    case "folders": AnyView(FoldersSplit())
    case "sign-up": AnyView(SignUpForm())
    case "shop": AnyView(ShopScreen())
    case "onboarding": AnyView(OnboardingScreen())
    case "paywall": AnyView(PaywallScreen())
    case "player": AnyView(PlayerScreen())
    case "figures": AnyView(FiguresScreen())
    case "login": AnyView(LoginScreen())
    case "event": AnyView(EventForm())
    case "values": AnyView(ValuesScreen())
    case "segments": AnyView(SegmentsScreen())
    case "places": AnyView(PlacesSheet())
    case "alert": AnyView(NotesUnderAlert())
    case "dialog": AnyView(PhotoUnderDialog())
    case "empty": AnyView(EmptyInbox())
    case "pages": AnyView(WelcomePages())
    case "recipe": AnyView(RecipeScreen())
    case "habits": AnyView(HabitGrid())
    case "money": AnyView(MoneyScreen())
    case "account": AnyView(AccountForm())
    case "store": AnyView(StoreTabs())
    case "focus": AnyView(FocusTimer())
    case "profile": AnyView(ProfileScreen())
    case "habit-list": AnyView(HabitList())
    case "trips": AnyView(TripsScreen())
    case "playing": AnyView(NowPlaying())
    case "group": AnyView(GroupChat())
    default: AnyView(TravelCard())
    }
  }

  nonisolated static let names = [
    "chat", "calculator", "weather", "timer", "settings", "mail", "tasks", "table", "folders", "sign-up", "shop",
    "onboarding", "paywall", "player", "figures", "travel", "login", "event", "values", "segments", "places", "alert",
    "dialog", "empty", "pages", "recipe", "habits", "money", "account", "store", "focus", "profile", "habit-list",
    "trips", "playing", "group",
  ]

  @Test("A screen looks as its picture does", arguments: names)
  func light(name: String) throws {
    try expectImage(Screen(Self.view(name)), named: name, scale: 1)
  }

  @Test("In the dark, a screen looks as its picture does", arguments: names)
  func dark(name: String) throws {
    try expectImage(
      Screen(Self.view(name).environment(\.colorScheme, .dark)), named: "\(name)-dark", scale: 1, isDark: true)
  }

  /// Those whose pictures in every surrounding are as large as the window, to be looked at; the others are smaller.
  nonisolated private static let rightToLeft = ["chat", "settings", "mail", "player", "event", "values"]

  @Test("From right to left, a screen looks as its picture does", arguments: names)
  func rightToLeft(name: String) throws {
    try expectImage(
      Screen(Self.view(name).environment(\.layoutDirection, .rightToLeft)), named: "\(name)-rtl",
      scale: Self.rightToLeft.contains(name) ? 1 : 0.4)
  }

  @Test("With large texts, a screen looks as its picture does", arguments: ["chat", "settings", "tasks", "travel"])
  func largeTexts(name: String) throws {
    try expectImage(Screen(Self.view(name).dynamicTypeSize(.accessibility2)), named: "\(name)-large", scale: 1)
  }

  @Test("With the largest texts, a screen looks as its picture does", arguments: names)
  func largestTexts(name: String) throws {
    try expectImage(Screen(Self.view(name).dynamicTypeSize(.accessibility5)), named: "\(name)-largest", scale: 0.4)
  }

  @Test("On a tablet, a screen looks as its picture does", arguments: ["folders", "table", "shop", "settings"])
  func tablet(name: String) throws {
    let screen = Screen(Self.view(name))
    screen.windowSize = CGSize(width: 1180, height: 820)
    try expectImage(screen, named: "\(name)-wide", scale: 0.5)
  }

  @Test("In a window of 1280 points, a screen looks as its picture does", arguments: names)
  func desktop(name: String) throws {
    let screen = Screen(Self.view(name))
    screen.windowSize = CGSize(width: 1280, height: 800)
    try expectImage(screen, named: "\(name)-1280", scale: 0.4)
  }
}
