import SwiftUI
import TenureTesting
import Testing

private struct OwnFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  fileprivate var ownFont: Font? {
    get { self[OwnFontKey.self] }
    set { self[OwnFontKey.self] = newValue }
  }
}

/// What the environment says is seen, whichever way it was said.
@MainActor struct EnvironmentLooksTests {
  private static let words = "Several words that do not stand in one line of such a narrow column"

  private struct Sample: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text(EnvironmentLooksTests.words).frame(width: 180)
        HStack {
          Image(systemName: "heart")
          Text("Heart")
        }
        .background(Color(.systemBackground))
      }
    }
  }

  private func picture(_ view: some View) throws -> Data { try Screen(view).image(scale: 1).pngData }

  private func expectSame(_ one: some View, _ other: some View) throws {
    let (one, other) = (try picture(one), try picture(other))
    #expect(one == other)
    #expect(try one != picture(Sample()))
  }

  @Test("A value that is written into the environment looks as its modifier does")
  func asTheModifier() throws {
    try expectSame(Sample().environment(\.font, .largeTitle), Sample().font(.largeTitle))
    try expectSame(Sample().environment(\.lineLimit, 1), Sample().lineLimit(1))
    try expectSame(
      Sample().environment(\.multilineTextAlignment, .trailing), Sample().multilineTextAlignment(.trailing))
    try expectSame(Sample().environment(\.dynamicTypeSize, .xxxLarge), Sample().dynamicTypeSize(.xxxLarge))
    try expectSame(Sample().environment(\.sizeCategory, .extraExtraExtraLarge), Sample().dynamicTypeSize(.xxxLarge))
    try expectSame(Sample().environment(\.symbolVariants, .fill), Sample().symbolVariant(.fill))
    try expectSame(Sample().environment(\.redactionReasons, .placeholder), Sample().redacted(reason: .placeholder))
    try expectSame(Sample().environment(\.colorScheme, .dark), Sample().colorScheme(.dark))
    let screen = Screen(Button("Save") {}.environment(\.isEnabled, false))
    #expect(try screen.button("Save").isEnabled == false)
    #expect(try screen.image().pngData == Screen(Button("Save") {}.disabled(true)).image().pngData)
  }

  @Test("A value that is changed on its way looks as changed; the innermost has the last word")
  func changedOnTheWay() throws {
    try expectSame(
      Sample().dynamicTypeSize(.large ... .xxxLarge).dynamicTypeSize(.accessibility5),
      Sample().dynamicTypeSize(.xxxLarge))
    try expectSame(
      Sample().transformEnvironment(\.lineLimit) { $0 = 1 }.environment(\.lineLimit, 3), Sample().lineLimit(1))
    #expect(try picture(Sample().environment(\.ownFont, .largeTitle)) == picture(Sample()))
  }

  private struct Mirrored: View {
    @State private var isRightToLeft = false
    var body: some View {
      VStack {
        HStack {
          Text("First")
          Spacer()
          Text("Last")
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        Button("Turn") { isRightToLeft.toggle() }
      }
    }
  }

  @Test("From right to left, what comes first stands on the right, and follows when it changes")
  func direction() throws {
    let screen = Screen(Mirrored())
    func place(_ words: String) throws -> CGFloat { try screen.frame(of: screen.text(words)).midX }
    #expect(try place("First") < place("Last"))
    try screen.button("Turn").tap()
    #expect(try place("First") > place("Last"))
    try screen.button("Turn").tap()
    #expect(try place("First") < place("Last"))
  }

  private struct Night: View {
    @State private var isNight = false
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().fill(.primary).frame(width: 100, height: 100)
        Button("Sunset") { isNight.toggle() }.frame(height: 20)
      }
      .environment(\.colorScheme, isNight ? .dark : .light)
    }
  }

  @Test("A colour scheme in the environment changes the system's colours inside of it")
  func scheme() throws {
    let screen = Screen(Night())
    let middle = (x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0 - 10)
    #expect(try screen.image().color(x: middle.x, y: middle.y) == "#000000")
    try screen.button("Sunset").tap()
    #expect(try screen.image().color(x: middle.x, y: middle.y) == "#FFFFFF")
  }

  private struct Folders: View {
    @State private var isOpen = true
    @State private var isFixed = true
    var body: some View {
      List {
        Section("Folders", isExpanded: $isOpen) { Text("Inbox") }.collapsible(!isFixed)
        Toggle("Fixed", isOn: $isFixed)
      }
    }
  }

  @Test("A section that is not collapsible is open and has no button")
  func collapsible() throws {
    let screen = Screen(Folders())
    #expect(screen.shows("Inbox") && screen.shows("Folders"))
    #expect(throws: ScreenError.self) { try screen.button("Folders").tap() }
    try screen.toggle("Fixed").tap()
    try screen.button("Folders").tap()
    #expect(!screen.shows("Inbox"))
    try screen.toggle("Fixed").tap()
    #expect(screen.shows("Inbox"))
  }
}
