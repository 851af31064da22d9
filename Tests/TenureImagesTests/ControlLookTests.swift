import Foundation
import SwiftUI
import TenureTesting
import Testing

/// What controls, bars and lists look like in a state or a place of their own.
@MainActor struct ControlLookTests {
  private struct Square: View {
    var body: some View { Rectangle().frame(width: 60, height: 60) }
  }

  @Test("A button that cannot be pressed is grey, whatever its tint; a colour of its words stays")
  func disabledButtons() throws {
    func ink(_ view: some View) throws -> String? {
      try Screen(view.disabled(true)).image().color(x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0)
    }
    let grey = try #require(try ink(Text("").overlay(Rectangle().fill(.tertiary).frame(width: 60, height: 60))))
    #expect(try ink(Button(action: {}, label: Square.init)) == grey)
    #expect(try ink(Button(action: {}, label: Square.init).tint(.red)) == grey)
    #expect(try ink(Menu(content: { Text("One") }, label: Square.init)) == grey)
    #expect(
      try ink(Button(role: .destructive, action: {}, label: Square.init).buttonStyle(.bordered))
        == ink(Button(action: {}, label: Square.init).buttonStyle(.bordered)))
    #expect(try ink(Button(action: {}, label: { Square().foregroundStyle(.red) })) == "#FF3B30")
  }

  @Test("A plain list has a line above its first row; a card has none")
  func plainList() throws {
    let list = List {
      Text("One")
      Text("Two")
    }
    let plain = try Screen(list.listStyle(.plain)).image()
    #expect(plain.color(x: 300, y: 59.25) != "#FFFFFF")
    #expect(plain.color(x: 5, y: 59.25) == "#FFFFFF" && plain.color(x: 300, y: 61) == "#FFFFFF")
    let grouped = try Screen(list).image()
    #expect(grouped.color(x: 300, y: 59 + 35.25) == "#FFFFFF")
  }

  @Test("A part of a button's label with a tint of its own is in that one")
  func tintOfALabel() throws {
    func ink(_ view: some View) throws -> String? {
      try Screen(view).image().color(x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0)
    }
    let label = { Square().tint(.green) }
    #expect(try ink(Button(action: {}, label: label)) == "#34C759")
    #expect(try ink(Button(role: .destructive, action: {}, label: label)) == "#34C759")
    #expect(try ink(Button(action: {}, label: label).tint(.red)) == "#34C759")
    #expect(try ink(Menu(content: { Text("One") }, label: label)) == "#34C759")
    #expect(try ink(Button(action: {}, label: Square.init).tint(.red)) == "#FF3B30")
    #expect(try ink(Button(role: .destructive, action: {}, label: Square.init)) == "#FF3B30")
  }

  private struct Edited: View {
    @State var names = ["One", "Two"]
    @State var selected: Set<String>? = nil
    var body: some View {
      NavigationStack {
        list.toolbar { EditButton() }
      }
    }
    @ViewBuilder private var list: some View {
      let rows = ForEach(names, id: \.self) { name in
        NavigationLink(name) { Text("Detail") }.deleteDisabled(name == "Two")
      }
      .onDelete { names.remove(atOffsets: $0) }
      if selected == nil {
        List { rows.onMove { names.move(fromOffsets: $0, toOffset: $1) } }
      } else {
        List(selection: Binding($selected)!) { rows }
      }
    }
  }

  @Test("While a list is edited, rows have what deletes, selects and moves them, and make room for it")
  func editing() throws {
    let screen = Screen(Edited())
    let (first, second) = (59 + 44 + 35 + 22.0, 59 + 44 + 35 + 66.0)
    func image() throws -> ScreenImage { try screen.image() }
    let (before, x) = (try image(), try screen.frame(of: screen.text("One")).minX)
    // The arrow of a link, and nothing before its words.
    func marks(_ image: ScreenImage, _ xs: Range<Double>, _ y: Double) -> Bool {
      stride(from: xs.lowerBound, to: xs.upperBound, by: 0.5).contains { image.color(x: $0, y: y) != "#FFFFFF" }
    }
    #expect(marks(before, 345..<357, first) && !marks(before, 30..<x, first))
    try screen.button("Edit").tap()
    let edited = try image()
    #expect(edited.color(x: 16 + 31 - 8, y: first) == "#FF3B30" && edited.color(x: 16 + 31, y: first) == "#FFFFFF")
    #expect(!marks(edited, 30..<x, second))
    #expect(try screen.frame(of: screen.text("One")).minX == x + 38 && screen.frame(of: screen.text("Two")).minX == x)
    // Three lines in place of the arrow.
    let lines = stride(from: first - 10, to: first + 10, by: 0.5).map { edited.color(x: 377 - 31, y: $0) != "#FFFFFF" }
    #expect(zip(lines, lines.dropFirst()).count { !$0 && $1 } == 3)
    try screen.button("Done").tap()
    #expect(try image().color(x: 16 + 31 - 8, y: first) == "#FFFFFF")
  }

  @Test("Rows of which a user selects several have circles while they are edited, those that are selected a filled one")
  func selecting() throws {
    let screen = Screen(Edited(selected: []))
    let (first, second) = (59 + 44 + 35 + 22.0, 59 + 44 + 35 + 66.0)
    try screen.button("Edit").tap()
    try screen.row("Two").select()
    let image = try screen.image()
    #expect(image.color(x: 16 + 31 - 8, y: second) == "#007AFF" && image.color(x: 16 + 31 - 8, y: first) == "#FFFFFF")
    #expect(image.color(x: 16 + 31 - 10.25, y: first) != "#FFFFFF")
  }

  @Test("A date picker with wheels shows what is chosen on a bar across their middle")
  func dateWheels() throws {
    let picker = DatePicker("", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
    let middle = 59 + (852 - 59 - 34) / 2.0
    for (style, isThere) in [(AnyView(picker.datePickerStyle(.wheel)), true), (AnyView(picker), false)] {
      let image = try Screen(style).image()
      let bar = image.color(x: 14, y: middle + 14)
      #expect((bar == image.color(x: 378, y: middle - 14) && bar != "#FFFFFF") == isThere)
      // Rows above and below it.
      let words = stride(from: 20, to: 370, by: 0.5).contains { image.color(x: $0, y: middle + 32) != "#FFFFFF" }
      #expect(words == isThere)
    }
  }

  @Test("Below what asks something, tints are gray; what asks has its own")
  func tintsBelowAnAlert() throws {
    struct Asking: View {
      var isAsking: Bool
      var body: some View {
        VStack {
          Button(action: {}, label: Square.init)
          Rectangle().fill(.red).frame(width: 60, height: 60)
          Spacer()
        }
        .alert("Sure?", isPresented: .constant(isAsking)) { Button("Yes") {} }
      }
    }
    func ink(_ isAsking: Bool, _ y: Double) throws -> String? {
      try Screen(Asking(isAsking: isAsking)).image().color(x: 393 / 2, y: 59 + y)
    }
    #expect(try ink(false, 30) == "#007AFF")
    // Under the shade of the alert.
    let gray = try #require(try ink(true, 30))
    #expect(gray.dropFirst().prefix(2) == gray.dropFirst(3).prefix(2), "\(gray)")
    #expect(try ink(true, 98)?.hasSuffix("2F26") == true)
  }

  @Test("A graphical date picker shows the month, with a circle around the day that is chosen")
  func month() throws {
    let day = Date(timeIntervalSince1970: 86400 * 10.5)
    let screen = Screen(
      VStack(spacing: 0) {
        Text("Above")
        DatePicker("Day", selection: .constant(day), displayedComponents: .date)
        Text("Below")
        Spacer()
      }
      .datePickerStyle(.graphical).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!))
    let (above, below) = try (screen.frame(of: screen.text("Above")), screen.frame(of: screen.text("Below")))
    #expect(abs(below.minY - above.maxY - 334) < 0.5)
    // The eleventh of January 1970 was a Sunday, in the third week.
    let image = try screen.image()
    let (x, y) = (393.0 / 14, above.maxY + 70 + 2.5 * 44)
    let circle = image.color(x: x, y: y + 18)
    #expect(circle != "#FFFFFF" && image.color(x: x + 393 / 7, y: y + 18) == "#FFFFFF")
  }

  @Test("In the grouped style rows go from edge to edge, with a line around each group and no round corners")
  func groupedList() throws {
    let image = try Screen(
      List {
        Text("One")
        Text("Two")
      }
      .listStyle(.grouped)
    ).image()
    let top = 59 + 35.0
    let ground = image.color(x: 300, y: top - 5)
    #expect(ground == "#F2F2F7")
    for x in [1, 200, 392.0] { #expect(image.color(x: x, y: top + 1) == "#FFFFFF") }
    for y in [top + 0.25, top + 88 - 0.25] {
      #expect(image.color(x: 1, y: y) != "#FFFFFF" && image.color(x: 1, y: y) != ground)
    }
    // Between rows it begins where their words do.
    #expect(image.color(x: 1, y: top + 44 - 0.25) == "#FFFFFF" && image.color(x: 300, y: top + 44 - 0.25) != "#FFFFFF")
  }

  @Test("A row does not stand out of the round corners of its card")
  func cornersOfCards() throws {
    func image(_ style: some ListStyle) throws -> ScreenImage {
      try Screen(
        List {
          Color.red.frame(height: 100).listRowInsets(EdgeInsets())
          Text("Row")
        }
        .listStyle(style)
      ).image()
    }
    let top = 59 + 35.0
    let cards = try image(.insetGrouped)
    #expect(cards.color(x: 16.5, y: top + 0.5) == "#F2F2F7" && cards.color(x: 16.5, y: top + 50) == "#FF3B30")
    #expect(try image(.grouped).color(x: 0.5, y: top + 2) == "#FF3B30")
  }

  @Test("A clear background of a row shows what is behind the list; other rows keep their card")
  func clearRows() throws {
    let image = try Screen(
      List {
        Section {
          Text("One").listRowBackground(Color.clear)
          Text("Two")
          Text("Three").listRowBackground(Color.red)
        }
      }
    ).image()
    let y = 59 + 35 + 22.0
    #expect(image.color(x: 300, y: y) == image.color(x: 5, y: y))
    #expect(image.color(x: 300, y: y + 44) == "#FFFFFF")
    #expect(image.color(x: 300, y: y + 88) == "#FF3B30")
  }

  @Test("A symbol has its own colours where it is said of the image, which may then be resized")
  func ownColorsOfASymbol() throws {
    func ink(_ image: Image) throws -> String? {
      try Screen(image.resizable().aspectRatio(contentMode: .fit).frame(width: 100, height: 100)).image()
        .color(x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0)
    }
    let sun = Image(systemName: "sun.max.fill")
    #expect(try ink(sun) == "#000000")
    #expect(try ink(sun.symbolRenderingMode(.multicolor)) == "#FFCC00")
  }

  @Test("A stroke without a style of its own takes the gradient of foregroundStyle")
  func strokedGradient() throws {
    let gradient = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
    let image = try Screen(
      Rectangle().stroke(style: StrokeStyle(lineWidth: 20)).foregroundStyle(gradient).frame(width: 100, height: 100)
    ).image()
    #expect(image.color(x: 393.0 / 2 - 50, y: 59 + (852 - 59 - 34) / 2.0) == "#FF3B30")
  }

  @Test("Each choice of an inline picker is a row of a form, the chosen one with a check mark")
  func inlinePicker() throws {
    let screen = Screen(
      Form {
        Picker("Theme", selection: .constant(1)) {
          Text("System").tag(0)
          Text("Light").tag(1)
          Text("Dark").tag(2)
        }
        .pickerStyle(.inline)
        Text("After")
      })
    let rows = try ["System", "Light", "Dark", "After"].map { try screen.frame(of: screen.text($0)).midY }
    for (one, next) in zip(rows, rows.dropFirst()) { #expect(abs(next - one - 44) < 1) }
    let image = try screen.image()
    func hasMark(_ y: CGFloat) -> Bool {
      stride(from: 335.0, through: 358, by: 0.5).contains { image.color(x: $0, y: y) != "#FFFFFF" }
    }
    #expect(rows.dropLast().map(hasMark) == [false, true, false])
  }

  private struct Editor: View {
    let placement: ToolbarItemPlacement
    var body: some View {
      NavigationStack { Text("Form").toolbar { ToolbarItem(placement: placement) { Button("Done") {} } } }
    }
  }

  @Test("What confirms is semibold in a bar")
  func confirmation() throws {
    func width(_ placement: ToolbarItemPlacement) throws -> Double {
      let screen = Screen(Editor(placement: placement))
      return try Double(screen.frame(of: screen.button("Done")).width)
    }
    #expect(try width(.confirmationAction) > width(.topBarTrailing))
    #expect(try width(.cancellationAction) == width(.topBarTrailing))
  }
}
