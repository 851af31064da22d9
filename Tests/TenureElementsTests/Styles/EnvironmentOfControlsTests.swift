import Foundation
import SwiftUI
import TenureTesting
import Testing

/// What modifiers of controls say, read by styles and views of the program's own, and formats that courses use.
@MainActor @Suite struct EnvironmentOfControlsTests {
  private struct Sized: ButtonStyle {
    @Environment(\.controlSize) private var size
    @Environment(\.headerProminence) private var prominence
    @Environment(\.textCase) private var textCase
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(size) \(prominence) \(textCase == .uppercase ? "upper" : "as it is")")
      }
    }
  }

  @Test func aStyleReadsTheSizeOfControls() {
    let plain = Screen { Button("Go") {}.buttonStyle(Sized()) }
    #expect(plain.shows("regular standard as it is"))
    let large = Screen {
      Button("Go") {}.buttonStyle(Sized()).controlSize(.large).headerProminence(.increased).textCase(.uppercase)
    }
    #expect(large.shows("large increased upper"))
    #expect(Screen { Button("Go") {}.buttonStyle(Sized()).environment(\.controlSize, .mini) }.shows("mini"))
  }

  @Test func whatIsReadFollowsWhatIsSaid() throws {
    struct Reader: View {
      @Environment(\.isScrollEnabled) private var scrolls
      @Environment(\.labelsVisibility) private var labels
      @Environment(\.autocorrectionDisabled) private var isDisabled
      @Environment(\.minimumScaleFactor) private var factor
      @Environment(\.menuIndicatorVisibility) private var indicator
      @Environment(\.buttonRepeatBehavior) private var repeats
      var body: some View {
        Text("\(scrolls) \(labels) \(isDisabled) \(factor == 0.5) \(indicator) \(repeats == .enabled)")
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn)
        Reader().scrollDisabled(isOn).labelsVisibility(isOn ? .hidden : .visible).autocorrectionDisabled(isOn)
          .minimumScaleFactor(isOn ? 0.5 : 1).menuIndicator(isOn ? .hidden : .visible)
          .buttonRepeatBehavior(isOn ? .enabled : .disabled)
      }
    }
    let screen = Screen { Page() }
    #expect(screen.shows("true visible false false visible false"))
    try screen.toggle("On").tap()
    #expect(screen.shows("false hidden true true hidden true"))
  }

  @Test func whatOnlyModifiersSayIsReadInside() {
    struct Reader: View {
      @Environment(\.menuOrder) private var order
      @Environment(\.keyboardShortcut) private var key
      @Environment(\.isFocusEffectEnabled) private var hasRing
      @Environment(\.scrollDismissesKeyboardMode) private var keyboard
      @Environment(\.horizontalScrollIndicatorVisibility) private var across
      @Environment(\.verticalScrollIndicatorVisibility) private var down
      @Environment(\.horizontalScrollBounceBehavior) private var bounceAcross
      @Environment(\.verticalScrollBounceBehavior) private var bounceDown
      @Environment(\.badgeProminence) private var badge
      @Environment(\.disableAutocorrection) private var isDisabled
      var body: some View {
        let bars = "\(across == .hidden) \(down == .hidden) \(bounceAcross == .always) \(bounceDown == .always)"
        Text("\(order == .fixed) \(key == .defaultAction) \(hasRing) \(keyboard == .never)")
        Text("\(bars) \(badge == .increased) \(isDisabled == true)")
      }
    }
    let plain = Screen { Reader() }
    #expect(plain.shows("false false true false") && plain.shows("false false false false false false"))
    let said = Screen {
      Reader().menuOrder(.fixed).keyboardShortcut(.defaultAction).focusEffectDisabled().scrollDismissesKeyboard(.never)
        .scrollIndicators(.hidden, axes: .horizontal).scrollBounceBehavior(.always).badgeProminence(.increased)
        .disableAutocorrection(true)
    }
    #expect(said.shows("true true false true") && said.shows("true false false true true true"))
  }

  @Test func scrollBarsThatAreNeverShownAreHidden() throws {
    func screen(_ visibility: ScrollIndicatorVisibility) -> Screen {
      Screen { ScrollView { Text("a") }.scrollIndicators(visibility, axes: .vertical) }
    }
    #expect(screen(.never).tree == screen(.hidden).tree)
    #expect(screen(.never).tree != screen(.visible).tree)
  }

  @Test func aStateOfAGestureGoesBackAsItsResetSays() throws {
    struct Card: View {
      @GestureState(initialValue: 0, reset: { last, _ in Log.shared.last = last }) private var offset
      var body: some View {
        Text("at \(offset)")
          .gesture(DragGesture().updating($offset) { value, offset, _ in offset = Int(value.translation.width) })
      }
    }
    let screen = Screen { Card() }
    let drag = try screen.text("at 0").beginDrag()
    try drag.move(to: CGPoint(x: 30, y: 0))
    #expect(screen.shows("at 30"))
    try drag.end()
    #expect(screen.shows("at 0") && Log.shared.last == 30)
  }

  @MainActor private final class Log {
    static let shared = Log()
    var last = 0
  }

  @Test func anAddressIsFormattedWithoutWhatIsNotWanted() {
    let url = URL(string: "https://me@www.example.com:8080/a/b?q=1#top")!
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
    #expect(url.formatted(.url.port(.always).query(.always)) == "https://www.example.com:8080/a/b?q=1")
    #expect(Screen { Text(url, format: .url.scheme(.omitIfHTTPFamily)) }.shows("www.example.com/a/b"))
  }

  @Test func aLocalizedTextIsStyled() {
    let text = AttributedString(localized: "Made **\(3)** cakes")
    #expect(String(text.characters) == "Made 3 cakes")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test func aDeviceStandsAndAWorkoutIsInCalories() {
    #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isLandscape)
    let energy = Measurement(value: 300, unit: UnitEnergy.kilocalories)
    let style = Measurement<UnitEnergy>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_GB"), usage: .workout)
    #expect(style.format(energy) == "300 kcal")
  }
}

extension EnvironmentOfControlsTests {
  private struct File: Identifiable {
    let id: Int
    let name: String
  }

  @Test func textsAreSortedAsPeopleDo() {
    let files = ["item 10", "Item 2", "item 1"].enumerated().map { File(id: $0, name: $1) }
    let wanted = ["item 1", "Item 2", "item 10"]
    #expect(files.map(\.name).sorted(using: .localizedStandard) == wanted)
    let comparator = KeyPathComparator(\File.name, comparator: .localizedStandard, order: .reverse)
    #expect(files.sorted(using: comparator).map(\.name) == wanted.reversed())
    let descriptor = SortDescriptor(\File.name, comparator: .localizedStandard)
    #expect(files.sorted(using: descriptor).map(\.name) == wanted)
    #expect(files.sorted(using: [SortDescriptor(\File.name, comparator: .localized)]).map(\.name).first == "item 1")
  }

  @Test func namesAndAttributedFormatsAreShown() {
    var name = PersonNameComponents(givenName: "Grace", familyName: "Hopper")
    name.middleName = "Brewster"
    name.nickname = "Amazing"
    let english = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en"))
    #expect(english.format(name) == "Grace Hopper")
    #expect(english.locale(Locale(identifier: "hu")).format(name) == "Hopper Grace")
    let formats = Screen {
      VStack {
        Text(name, format: .name(style: .long))
        Text(name, format: .name(style: .short))
        Text(name, format: .name(style: .abbreviated))
        Text(3, format: Loud())
      }
    }
    #expect(formats.text.hasPrefix("Grace Brewster Hopper\nAmazing\nGH\n3!"))
  }

  private struct Loud: FormatStyle {
    func format(_ value: Int) -> AttributedString { AttributedString("\(value)!") }
  }
}
