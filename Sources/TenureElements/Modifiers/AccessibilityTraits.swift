/// What an element is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It keeps what is around it from assistive technology. The browser says so.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// It changes often, as a clock does. The browser says `role="timer"`.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// It is on or off; `isSelected` says which. The browser says so of buttons.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  /// It sums up the screen at the start. The browser does not tell.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  /// It plays a sound. The browser does not tell.
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  /// It begins to play something long. The browser does not tell.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// It takes touches as they are. The browser does not tell.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// It turns the page when it has been read. The browser does not tell.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// It is a key of a keyboard. The browser does not tell.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 16384)
  /// It is what one searches with. The browser tells of those that `searchable` makes.
  public static let isSearchField = AccessibilityTraits(rawValue: 32768)
  /// It holds tabs. The browser tells of those of a `TabView`.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  var name: String {
    [
      (Self.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
      (.isImage, "image"), (.isStaticText, "staticText"),
      (.isModal, "modal"), (.updatesFrequently, "updatesFrequently"), (.isToggle, "toggle"),
      (.isSummaryElement, "summary"),
      (.playsSound, "playsSound"), (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "directInteraction"),
      (.causesPageTurn, "pageTurn"), (.isKeyboardKey, "keyboardKey"), (.isSearchField, "searchField"),
      (.isTabBar, "tabBar"),
    ].filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
