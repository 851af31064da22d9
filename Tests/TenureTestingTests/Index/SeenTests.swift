import SwiftUI
import TenureTesting
import Testing

/// `text` and `shows` say what a user sees.
@MainActor @Suite struct SeenTests {
  private func text<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let screen = Screen(view())
    for line in ["Hello", "World"] { #expect(screen.shows(line) == screen.text.contains(line)) }
    return screen.text
  }

  @Test func clearTextIsNotSeen() {
    #expect(
      text {
        Text("Hello").foregroundStyle(.clear); Text("World")
      } == "World")
    #expect(
      text {
        VStack {
          Text("Hello"); Text("World").foregroundStyle(.red)
        }.foregroundStyle(.clear)
      } == "World")
    #expect(
      text {
        Text("Hello").foregroundColor(.clear); Text("World")
      } == "World")
    #expect(text { Text("Hello").foregroundStyle(.black.opacity(0)) } == "")
  }

  @Test func whatIsTransparentOrOfNoSizeIsNotSeen() {
    #expect(
      text {
        Text("Hello").opacity(0); Text("World").opacity(0.5)
      } == "World")
    #expect(
      text {
        Text("Hello").scaleEffect(0); Text("World").scaleEffect(0.5)
      } == "World")
    #expect(
      text {
        Text("Hello").offset(x: 5000); Text("World").offset(x: 50)
      } == "World")
    #expect(
      text {
        Text("Hello").frame(height: 0).clipped(); Text("World")
      } == "World")
  }

  @Test func whatAnOpaqueColourCoversIsNotSeen() {
    #expect(
      text {
        ZStack {
          Text("Hello"); Color.white; Text("World")
        }
      } == "World")
    #expect(
      text {
        ZStack {
          Text("Hello"); Color.white.opacity(0.5); Text("World")
        }
      } == "Hello\nWorld")
    #expect(
      text {
        ZStack {
          Text("Hello"); Color.white.allowsHitTesting(false)
        }
      } == "")
    #expect(
      text {
        Text("Hello").overlay(Color.white); Text("World").background(Color.white)
      } == "World")
    #expect(
      text {
        ZStack {
          VStack {
            Text("Hello"); Text("World").offset(y: 80)
          }; Color.white
        }
      } == "World")
  }

  @Test func whatIsRedactedIsNotRead() {
    #expect(
      text {
        VStack {
          Text("Hello"); Text("World").unredacted()
        }.redacted(reason: .placeholder)
      } == "World")
    #expect(
      text {
        VStack {
          Text("Hello").privacySensitive(); Text("World")
        }.redacted(reason: .privacy)
      } == "World")
    #expect(text { Text("Hello").redacted(reason: []) } == "Hello")
  }

  @Test func labelsThatAreHiddenStillNameTheControl() throws {
    struct Form: View {
      @State private var isOn = false
      @State private var number = 3
      var body: some View {
        VStack {
          Toggle("Loud", isOn: $isOn)
          Stepper("Amount", value: $number)
          Picker("Size", selection: $number) { Text("Three").tag(3) }
          Button("Save") {}
        }
        .labelsHidden()
        Toggle("Plain", isOn: $isOn)
      }
    }
    let screen = Screen(Form())
    #expect(screen.text == "Three\nSave\nPlain")
    try screen.toggle("Loud").tap()
    #expect(try screen.toggle("Plain").isOn && screen.stepper("Amount").value == "3")
  }

  @Test func aClosedPickerShowsWhatIsChosen() throws {
    struct Flavours: View {
      @State private var flavour = 1
      var body: some View {
        Picker("Flavour", selection: $flavour) { ForEach(0..<3) { Text("Kind \($0)") } }
        Picker("Size", selection: $flavour) { ForEach(0..<3) { Text("Size \($0)") } }.pickerStyle(.segmented)
        Menu("More") { Button("Delete") {} }
      }
    }
    let screen = Screen(Flavours())
    #expect(screen.text == "Flavour\nKind 1\nSize\nSize 0\nSize 1\nSize 2\nMore")
    try screen.picker("Flavour").choose("Kind 2")
    #expect(screen.shows("Kind 2") && !screen.shows("Kind 1") && !screen.shows("Delete"))
  }

  @Test func whatIsFoldedAwayIsNotSeen() throws {
    let screen = Screen(DisclosureGroup("More") { Text("Hello") })
    #expect(screen.text == "More")
    try screen.disclosureGroup("More").tap()
    #expect(screen.text == "More\nHello")
  }

  @Test func anElementFollowsWhatHappens() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { if count < 2 { Button("Tapped \(count) times") { count += 1 } } }
    }
    let screen = Screen(Counter())
    let button = try screen.button("Tapped 0 times")
    try button.tap()
    #expect(button.label == "Tapped 1 times" && button.text == "Tapped 1 times" && button.isEnabled)
    try button.tap()
    #expect(button.label == "Tapped 1 times" && screen.text == "")
    #expect(throws: ScreenError.self) { try button.tap() }
  }

  @Test("Rows out of sight are not read until they are scrolled to")
  func rowsOutOfSight() throws {
    let screen = Screen(List(0..<100, id: \.self) { Text("Row \($0)") }, visibleRows: 3)
    #expect(screen.text == "Row 0\nRow 1\nRow 2")
    #expect(screen.shows("Row 2") && !screen.shows("Row 3"))
    let row = try screen.row("Row 50")
    #expect(row.text == "" && !row.shows("Row 50"))
    try row.scrollIntoView()
    #expect(screen.text == "Row 48\nRow 49\nRow 50")
    #expect(row.shows("Row 50") && !screen.shows("Row 2"))
  }
}
