import Combine
import Foundation
import SwiftUI
import TenureTesting
import Testing
import UniformTypeIdentifiers

/// What courses and tutorials write, where it is more than one name.
@MainActor @Suite struct CourseCodeTests {
  private struct Item: Identifiable {
    let id: Int
    var name = ""
    var isOn = false
    var size = 1
  }

  @Test func aToggleOfSeveralSourcesIsOnWhereAllAreAndTurnsAll() throws {
    struct Sources: View {
      @State private var items = [Item(id: 1, isOn: true), Item(id: 2)]
      var body: some View {
        Toggle("All", sources: $items, isOn: \.isOn)
        Picker("Size", sources: $items, selection: \.size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Text(items.map { "\($0.isOn) \($0.size)" }.joined(separator: ", "))
      }
    }
    let screen = Screen { Sources() }
    #expect(try !screen.toggle("All").isOn)
    try screen.toggle("All").tap()
    try screen.picker("Size").choose("Large")
    #expect(screen.shows("true 2, true 2"))
    #expect(try screen.toggle("All").isOn)
  }

  @Test func anAccessibilityLabelCountsWhileItIsEnabledAndTheViewStays() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Named: View {
      @State private var isNamed = true
      var body: some View {
        Counter().accessibilityLabel("More", isEnabled: isNamed)
        Toggle("Named", isOn: $isNamed)
      }
    }
    let screen = Screen { Named() }
    try screen.button("More").tap()
    try screen.toggle("Named").tap()
    try screen.button("Count 1").tap()
    try screen.toggle("Named").tap()
    try screen.button("More").tap()
    #expect(screen.shows("Count 3"))
  }

  @Test func whatIsDroppedOnARowGoesBeforeIt() async throws {
    struct Names: View {
      @State private var names = ["Ann", "Bob"]
      @State private var words = ["one", "two"]
      var body: some View {
        Text("Zoe").draggable("Zoe")
        List {
          Section("Names") {
            ForEach(names, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
          }
          Section("Words") {
            ForEach(words, id: \.self) { Text($0) }
              .onInsert(of: [.plainText]) { place, providers in words.insert("\(providers.count) new", at: place) }
          }
        }
        Text(names.joined(separator: " ") + " / " + words.joined(separator: " "))
      }
    }
    let screen = Screen { Names() }
    try screen.text("Zoe").drag(onto: screen.text("Bob"))
    await screen.settle()
    #expect(screen.shows("Ann Zoe Bob / one two"))
  }

  @Test func whatIsInsertedComesAsAProvider() async throws {
    struct Words: View {
      @State private var words = ["one", "two"]
      var body: some View {
        Text("Zoe").onDrag { NSItemProvider(object: NSString(string: "Zoe")) }
        ForEach(words, id: \.self) { Text($0) }
          .onInsert(of: [UTType.plainText]) { place, providers in words.insert("\(providers.count) new", at: place) }
        Text(words.joined(separator: " "))
      }
    }
    let screen = Screen { Words() }
    try screen.text("Zoe").drag(onto: screen.text("two"))
    await screen.settle()
    #expect(screen.shows("one 1 new two"))
  }

  @Test func thereIsATabForEachNumberAndNoneThatIsHiddenInTheBar() throws {
    struct Tabs: View {
      @State private var selection = 0
      @AppStorage("tabs in a course") private var customization = TabViewCustomization()
      var body: some View {
        TabView(selection: $selection) {
          ForEach(0..<2) { number in
            Tab("Tab \(number)", systemImage: "star", value: number) { Text("Page \(number)") }
              .customizationID("tab.\(number)")
          }
          Tab("Library", systemImage: "book", value: 2) { Text("Books") }.defaultVisibility(.hidden, for: .tabBar)
          Tab("Archive", systemImage: "archivebox", value: 3) { Text("Old") }.tabPlacement(.sidebarOnly)
          Tab("Side", systemImage: "sidebar.left", value: 4) { Text("Side") }
            .defaultVisibility(.hidden, for: .sidebar).swipeActions { Button("x") {} }
        }
        .tabViewStyle(.sidebarAdaptable).tabViewCustomization($customization)
        .tabViewSidebarHeader { Text("Only in a sidebar") }
      }
    }
    let screen = Screen { Tabs() }
    #expect(screen.tabs.map(\.label) == ["Tab 0", "Tab 1", "Side"])
    try screen.tab("Tab 1").tap()
    #expect(screen.shows("Page 1") && !screen.shows("Only in a sidebar"))
  }

  @Test func modifiersOfTextAreValuesOfTheEnvironment() throws {
    struct Reader: View {
      @Environment(\.imageScale) private var scale
      @Environment(\.lineSpacing) private var spacing
      @Environment(\.truncationMode) private var mode
      var body: some View { Text("\(scale) \(Int(spacing)) \(mode)") }
    }
    #expect(Screen { Reader() }.shows("medium 0 tail"))
    #expect(Screen { Reader().imageScale(.large).lineSpacing(4).truncationMode(.head) }.shows("large 4 head"))
    let said = Screen { Text("a\nb").environment(\.lineSpacing, 40) }
    let plain = Screen { Text("a\nb").lineSpacing(40) }
    #expect(try said.image().pngData == plain.image().pngData)
  }

  @Test func anOlderContextMenuOffersItsItems() throws {
    struct Menu: View {
      @State private var color = "none"
      var body: some View {
        Text("Colour: \(color)").contextMenu(ContextMenu { Button("Red") { color = "red" } })
      }
    }
    let screen = Screen { Menu() }
    try screen.text("Colour: none").contextMenu("Red")
    #expect(screen.shows("Colour: red"))
  }

  @Test func aButtonOfARoleHasTheLabelOfIt() throws {
    struct Closing: View {
      @State private var log = ""
      var body: some View {
        Button(role: .close) { log += "closed" }
        Button(role: .confirm) { log += " confirmed" }
        Text(log)
      }
    }
    let screen = Screen { Closing() }
    try screen.button("Close").tap()
    try screen.button("Done").tap()
    #expect(screen.shows("closed confirmed"))
  }

  @Test func titlesMayBeResources() throws {
    let title: LocalizedStringResource = "Reading"
    let screen = Screen {
      Form {
        Section(title) { Label(title, systemImage: "book") }
        Button(title) {}
        Toggle(title, isOn: .constant(true))
        LabeledContent(title, value: "3")
        GroupBox(label: Text("Box")) { Text("In the box") }
      }
    }
    #expect(try screen.button("Reading").isEnabled)
    #expect(try screen.toggle("Reading").isOn)
    #expect(screen.shows("Box") && screen.shows("In the box"))
  }

  @Test func progressIsShownAsItsValue() throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let screen = Screen { ProgressView(progress) }
    #expect(try screen.image().pngData == Screen { ProgressView("", value: 0.25) }.image().pngData)
  }

  @Test func anActionOfAssistiveTechnologyHasALabelOfViews() throws {
    struct Mail: View {
      @State private var isArchived = false
      var body: some View {
        Text(isArchived ? "archived" : "mail").accessibilityAction {
          isArchived = true
        } label: {
          Label("Archive", systemImage: "archivebox")
        }
      }
    }
    let screen = Screen { Mail() }
    try screen.text("mail").accessibilityAction("Archive")
    #expect(screen.shows("archived"))
  }

  @Test func anyGestureAnswersToWhatItIsMadeOfAndLetsTheRestThrough() throws {
    struct Gestures: View {
      @State private var isQuick = true
      @State private var log = ""
      private var gesture: AnyGesture<Void> {
        isQuick ? AnyGesture(TapGesture()) : AnyGesture(LongPressGesture().map { _ in })
      }
      var body: some View {
        Text("Card").gesture(gesture.onEnded { log += "card " }).onTapGesture { log += "tap " }
        Toggle("Quick", isOn: $isQuick)
        Text(log)
      }
    }
    let screen = Screen { Gestures() }
    try screen.text("Card").tap()
    #expect(screen.shows("card"))
    try screen.toggle("Quick").tap()
    try screen.text("Card").tap()
    #expect(screen.shows("card tap"))
    try screen.text("Card").longPress()
    #expect(screen.shows("card tap card"))
  }

  @Test func anItemThatIsNotShownByDefaultIsNotInTheBar() throws {
    let screen = Screen {
      NavigationStack {
        Text("Page").toolbar(id: "main") {
          ToolbarItem(id: "share") { Button("Share") {} }
          ToolbarItem(id: "tag", showsByDefault: false) { Button("Tag") {} }
        }
      }
    }
    #expect(screen.buttons.map(\.label) == ["Share"])
  }

  @Test func aDetentOfTheProgramsOwnIsAFractionOrAHeight() {
    struct Bar: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.25 }
    }
    struct Fixed: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.01) }
    }
    #expect(PresentationDetent.custom(Bar.self) == .fraction(0.25))
    #expect(PresentationDetent.custom(Fixed.self) == .height(44))
  }

  @Test func aPickerThatPushesAScreenHasTheSignOfALink() throws {
    func picture(_ style: some PickerStyle) throws -> Data {
      try Screen {
        Form { Picker("People", selection: .constant(2)) { ForEach(1..<4) { Text("\($0) people").tag($0) } } }
          .pickerStyle(style)
      }.image().pngData
    }
    #expect(try picture(.navigationLink) != picture(.menu))
    #expect(try picture(.automatic) == picture(.menu))
  }

  @Test func aStyleWithAShadowIsDrawnWithoutIt() throws {
    func picture(_ view: some View) throws -> Data {
      try Screen { view.frame(width: 40, height: 40) }.image().pngData
    }
    let plain = try picture(Circle().fill(.red))
    #expect(try picture(Circle().fill(.red.shadow(.drop(color: .black, radius: 4, y: 2)))) == plain)
    #expect(try picture(Circle().fill(.red.shadow(.inner(radius: 4)))) == plain)
  }

  @Test func aColourOfCoreGraphicsIsThatColour() {
    let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(Color(cgColor: color) == Color(red: 0.2, green: 0.4, blue: 0.6))
    #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor == color)
    #expect(Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)) == Color(cgColor: color))
    #expect(Screen { Image(uiImage: #imageLiteral(resourceName: "Rome")) }.images.map(\.label) == ["Rome"])
    #expect(color.components?.map { Int(($0 * 10).rounded()) } == [2, 4, 6, 10])
  }
}
