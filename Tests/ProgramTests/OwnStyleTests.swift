import SwiftUI
import TenureTesting
import Testing

private struct Boxed: LabelStyle {
  let mark: String
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(mark)
      Label(configuration)
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      configuration.currentValueLabel
    }
  }
}

private struct Speed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("At \(configuration.value.formatted())")
      configuration.minimumValueLabel
    }
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Frame")
      GroupBox(configuration)
    }
  }
}

private struct Plus: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
  }
}

private struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(configuration.isPressed ? "down" : "up")
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
    Text("underline")
  }
}

private struct Styled: View {
  @State private var taps = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Label("Sun", systemImage: "sun.max").labelStyle(Boxed(mark: "inner")).labelStyle(Boxed(mark: "outer"))
      Label("Moon", systemImage: "moon").labelStyle(.titleOnly).labelStyle(Boxed(mark: "none"))
      ProgressView(value: 1, total: 4) {
        Text("Loading")
      } currentValueLabel: {
        Text("1 of 4")
      }.progressViewStyle(Percent())
      Gauge(value: 30, in: 20...40) {
        Text("Heat")
      } currentValueLabel: {
        Text("30°")
      } minimumValueLabel: {
        Text("20°")
      } maximumValueLabel: {
        Text("40°")
      }.gaugeStyle(Speed())
      GroupBox("Box") { Text("Inside") }.groupBoxStyle(Framed())
      DisclosureGroup("Details") { Text("Secret") }.disclosureGroupStyle(Plus())
      Button("Twice") { taps += 1 }.buttonStyle(Twice())
      Button("Press") { taps += 10 }.buttonStyle(Pressing())
      Text("Taps \(taps)")
      TextField("Name", text: $name).textFieldStyle(Underlined())
      LabeledContent("Width", value: "3").labeledContentStyle(Turned())
    }
  }
}

private struct Turned: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content
    configuration.label
  }
}

/// Styles of the program's own make the view; what they make of the configuration sees the styles further out.
@MainActor @Suite struct OwnStyleTests {
  @Test func aLabelStyleMakesTheLabelOfItsParts() {
    let screen = Screen(Styled())
    let words = screen.texts.map(\.text)
    #expect(Array(words.prefix(4)) == ["inner", "outer", "Sun", "Moon"])
    screen.close()
  }

  @Test func aProgressViewStyleIsGivenTheFractionAndTheLabels() {
    let screen = Screen(Styled())
    #expect(screen.shows("Loading") && screen.shows("25 percent") && screen.shows("1 of 4"))
    screen.close()
  }

  @Test func aGaugeStyleIsGivenThePlaceBetweenTheBounds() {
    let screen = Screen(Styled())
    #expect(screen.shows("Heat") && screen.shows("At 0.5") && screen.shows("20°"))
    #expect(!screen.shows("40°"))
    screen.close()
  }

  @Test func aGroupBoxStyleMayPutTheSystemsBoxInside() {
    let screen = Screen(Styled())
    #expect(screen.shows("Frame") && screen.shows("Box") && screen.shows("Inside"))
    screen.close()
  }

  @Test func aDisclosureGroupStyleOpensAndClosesTheGroup() throws {
    let screen = Screen(Styled())
    #expect(!screen.shows("Secret"))
    try screen.button("More").tap()
    #expect(screen.shows("Secret"))
    try screen.button("Less").tap()
    #expect(!screen.shows("Secret"))
    screen.close()
  }

  @Test func aPrimitiveButtonStyleSaysWhatTriggersTheButton() throws {
    let screen = Screen(Styled())
    try screen.text("Twice").tap()
    #expect(screen.shows("Taps 0"))
    try screen.text("Twice").tap()
    #expect(screen.shows("Taps 1"))
    screen.close()
  }

  @Test func aButtonIsPressedWhileAFingerIsOnIt() throws {
    let screen = Screen(Styled())
    let button = try #require(screen.buttons.first { $0.shows("Press") })
    #expect(button.shows("up"))
    try button.press()
    #expect(button.shows("down") && screen.shows("Taps 0"))
    try button.release()
    #expect(button.shows("up") && screen.shows("Taps 0"))
    try button.tap()
    #expect(button.shows("up") && screen.shows("Taps 10"))
    screen.close()
  }

  @Test func aTextFieldStyleIsPutAroundTheField() throws {
    let screen = Screen(Styled())
    try screen.textField("Name").type("Ada")
    #expect(try screen.textField("Name").value == "Ada")
    #expect(screen.shows("underline"))
    screen.close()
  }

  @Test func aStyleOfLabeledContentMayTurnItAround() throws {
    let screen = Screen(Styled())
    #expect(screen.texts.map(\.text).suffix(2) == ["3", "Width"])
    screen.close()
  }
}
