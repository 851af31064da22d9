import Foundation
import SwiftUI
import TenureTesting
import Testing

/// What controls stand at, as a user reads it, and controls that have no label.
@MainActor @Suite struct ValueTests {
  struct Controls: View {
    @State private var flavour: String? = "v"
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.red
    @State private var number = 40.0
    @State private var amount = 2

    var body: some View {
      Picker("Flavour", selection: $flavour) {
        Text("None").tag(String?.none)
        Text("Vanilla").tag(Optional("v"))
      }
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Hour", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Both", selection: $date)
      ColorPicker("Brush", selection: $color)
      Slider(value: $number, in: 0...100) { Text("Volume") }
      Stepper("Amount", value: $amount)
      Stepper("Size", value: $number, step: 0.5)
      Slider(value: $number, in: 0...100) { Text("Rate") }.accessibilityValue("\(Int(number)) per cent")
    }
  }

  let screen = Screen(Controls())

  @Test func valuesReadAsAPersonReadsThem() throws {
    #expect(try screen.picker("Flavour").value == "Vanilla")
    #expect(try screen.picker("Flavour").choices == ["None", "Vanilla"])
    #expect(try screen.datePicker("Day").value == "Nov 14, 2023")
    #expect(try screen.datePicker("Hour").value == "10:13 PM")
    #expect(try screen.datePicker("Both").value == "Nov 14, 2023, 10:13 PM")
    #expect(try screen.colorPicker("Brush").value == "red")
    #expect(try screen.slider("Volume").value == "40")
    #expect(try screen.slider("Rate").value == "40 per cent")
    #expect(try screen.stepper("Amount").value == "2" && screen.stepper("Size").value == "40")
  }

  @Test func valuesFollow() throws {
    try screen.picker("Flavour").choose("None")
    try screen.colorPicker("Brush").choose(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    try screen.stepper("Amount").increment()
    try screen.stepper("Size").increment()
    #expect(try screen.picker("Flavour").value == "None" && screen.colorPicker("Brush").value == "#ff0000 50%")
    #expect(try screen.stepper("Amount").value == "3" && screen.slider("Volume").value == "40.5")
  }

  struct Icons: View {
    @State private var last = "nothing"
    var body: some View {
      Text("Did \(last)")
      List {
        ForEach(["Milk", "Tea"], id: \.self) { name in
          HStack {
            Text(name)
            Button {
              last = "delete \(name)"
            } label: {
              Image(systemName: "trash")
            }
          }
        }
      }
      Button {
        last = "add"
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      }
      Button {
        last = "paint"
      } label: {
        Color.red
      }
      Image("Logo")
      Image(decorative: "Line")
    }
  }

  @Test func whatHasNoLabelIsReached() throws {
    let screen = Screen(Icons())
    try screen.row("Tea").button().tap()
    #expect(screen.shows("Did delete Tea"))
    try screen.row("Milk").button("trash").tap()
    #expect(screen.shows("Did delete Milk"))
    try screen.buttons[3].tap()
    #expect(screen.shows("Did paint"))
    try screen.button(at: 2).tap()
    #expect(screen.shows("Did add"))
    #expect(screen.buttons.map(\.label) == ["trash", "trash", "Add", ""])
    #expect(screen.images.map(\.label) == ["trash", "trash", "Add", "Logo", ""])
    #expect(screen.rows.map(\.text) == ["Milk", "Tea"] && screen.toggles.isEmpty)
    #expect(try screen.row(at: 1).texts.map(\.label) == ["Tea"])
  }

  @Test func aPlaceThatIsNotThere() {
    let screen = Screen(Icons())
    #expect(
      message { _ = try screen.row("Tea").button(at: 1) } == """
        There is no button at position 1 in the row "Tea".
        There is: "trash".
        Positions are counted from 0: the last one is 0.
        """)
    #expect(
      message { _ = try screen.button() } == """
        There are 4 elements of role button on the screen.
        There is: "trash", "trash", "Add", one without a label.
        Say which: by its label, or by its position, such as button(at: 0).
        """)
    #expect(
      message { _ = try screen.row("Tea").toggle() } == """
        There is no toggle in the row "Tea".
        There is no toggle at all.
        The screen reads:
          Did nothing
          Milk
          Tea
        If it comes with a task, a timer or a debounce, await settle() or advance(by:) first.
        """)
  }

  private func message(_ ask: () throws -> Void) -> String {
    do {
      try ask()
      return "nothing was wrong"
    } catch {
      return (error as? ScreenError)?.message ?? "\(error)"
    }
  }

  /// An error names the line of the test that asked, of whatever kind the query or the act is.
  @Test func anErrorSaysWhereTheTestAsked() {
    let screen = Screen(Icons())
    func line(_ ask: () throws -> Void) -> Int {
      do { try ask() } catch { return (error as? ScreenError)?.line ?? -1 }
      return 0
    }
    #expect(line { try screen.button("Nope").tap() } == #line)
    #expect(line { _ = try screen.row("Nope") } == #line)
    #expect(line { _ = try screen.toggle(at: 3) } == #line)
    #expect(line { try screen.text("Tea").choose("Nope") } == #line)
    #expect(line { try screen.row("Tea").swipe("Nope") } == #line)
    #expect(line { try screen.dismiss() } == #line)
    #expect(line { try screen.back() } == #line)
    #expect(line { try screen.search("tea") } == #line)
    #expect(line { try screen.fold() } == #line)
    #expect(line { try screen.pressTab() } == #line)
    // A property's line is read from the stack, where a macro's code has lines of its own.
    let (sheet, sheetLine) = (line { _ = try screen.sheet }, #line)
    let (alert, alertLine) = (line { _ = try screen.alert }, #line)
    let (search, searchLine) = (line { _ = try screen.searchField }, #line)
    #expect(sheet == sheetLine && alert == alertLine && search == searchLine)
    do { _ = try screen.button("Nope") } catch {
      #expect("\(error)".hasPrefix("ValueTests.swift:\(#line - 1): There is no button \"Nope\" on the screen.\n"))
    }
  }

  @Test("A slider whose step is no step slides freely, and says so")
  func noStep() throws {
    struct Volume: View {
      @State private var number = 1.0
      var body: some View { Slider(value: $number, in: 0...10, step: 0) { Text("Volume") } }
    }
    let screen = Screen(Volume())
    try screen.slider("Volume").slide(to: 2.5)
    #expect(try screen.slider("Volume").value == "2.5")
    #expect(
      screen.issues.map(\.description) == [
        """
        Slider: a step must be above zero.
          A slider in Volume, over 0.0...10.0, has the step 0.0. It was moved as one without steps. Leave the step out for \
        every value in the range, or say how far apart the values are.
        """
      ])
  }
}
