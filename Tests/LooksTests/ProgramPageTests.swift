import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What ordinary programs show, in a browser of a phone's size and in a test.
@MainActor @Suite(.serialized) struct ProgramPageTests: PhonePageTests {
  private func evaluate(_ words: String, _ page: Chromium) async throws -> String {
    try await page.evaluate("'' + (\(words))")
  }

  private func number(_ words: String, _ page: Chromium) async throws -> Double {
    try await Double(evaluate(words, page)) ?? .nan
  }

  // MARK: Cards

  private struct Card: View {
    var body: some View {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(colors: [.blue, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .center, endPoint: .bottom)
        VStack(alignment: .leading) {
          Text("Santorini").font(.title2.bold())
          HStack {
            Text("Greece")
            Spacer()
            Text("4.8")
          }
        }
        .padding()
      }
      .frame(height: 220)
    }
  }

  @Test func wordsThatAreAsWideAsTheirCardStandAtItsFoot() async throws {
    let (host, page) = try await show(Card())
    defer { host.stop() }
    try await expectPlaces(of: ["Santorini", "Greece", "4.8"], in: Card(), on: page)
  }

  @Test func aGradientBeginsWhereItIsSaidToBegin() async throws {
    let (host, page) = try await show(Card())
    defer { host.stop() }
    let image = try await evaluate("getComputedStyle(document.querySelectorAll('.color')[1]).backgroundImage", page)
    #expect(image.contains("50%"), "\(image)")
  }

  @Test func anOverlayOverAnOverlayIsSeen() async throws {
    let view = Color.red.frame(width: 120, height: 90).overlay { Text("Middle") }
      .overlay(alignment: .topLeading) { Text("NEW").background(.yellow) }
    let (host, page) = try await show(view)
    defer { host.stop() }
    let x = try await box("NEW", "x", page), y = try await box("NEW", "y", page)
    #expect(try await evaluate("document.elementFromPoint(\(x + 4), \(y + 4)).textContent", page) == "NEW")
  }

  private struct Missions: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "At night" : "At noon") }
  }

  @Test func whatAScreenPrefersGoesForItsBarAndItsGroundToo() async throws {
    let view = NavigationStack {
      ScrollView { Missions() }.navigationTitle("Moon").preferredColorScheme(.dark)
    }
    let screen = Screen(view)
    #expect(screen.shows("At night"))
    let image = try screen.image(scale: 1)
    #expect(image.color(x: 3, y: 3) == "#000000")
    #expect((16..<100).contains { image.color(x: Double($0), y: 125) == "#FFFFFF" }, "the title is white")
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(
      try await evaluate("getComputedStyle(document.querySelector('.screen h1')).color", page) == "rgb(255, 255, 255)")
    #expect(try await evaluate("getComputedStyle(document.documentElement).colorScheme", page) == "dark")
  }

  @Test func dotsOfPagesStandInAFrameThatIsLow() async throws {
    let view = VStack {
      TabView {
        Text("First")
        Text("Second")
      }
      .tabViewStyle(.page).frame(height: 120)
      Text("Below")
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    let dot = try await number("document.querySelector('[role=tab]').getBoundingClientRect().bottom", page)
    #expect(try await dot <= box("Below", "y", page))
    try await expectPlaces(of: ["First", "Below"], in: view, on: page)
  }

  // MARK: Lines and rings

  @Test func aLineOfOnePointIsNoThicker() async throws {
    let view = VStack {
      Rectangle().fill(.blue).frame(height: 1)
      Color.gray.frame(height: 2)
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    let heights = "[...document.querySelectorAll('.shape, .color')].map(e => e.getBoundingClientRect().height).join()"
    #expect(try await evaluate(heights, page) == "1,2")
  }

  private struct Ring: View {
    var body: some View {
      Circle().trim(from: 0, to: 0.7)
        .stroke(
          AngularGradient(colors: [.orange, .pink], center: .center), style: StrokeStyle(lineWidth: 20, lineCap: .round)
        )
        .frame(width: 200, height: 200)
    }
  }

  @Test func aRingHasTheColoursAroundItsMiddle() async throws {
    let (host, page) = try await show(Ring())
    defer { host.stop() }
    let colors = try await evaluate(
      "getComputedStyle(document.querySelector('foreignObject > div')).backgroundImage", page)
    #expect(colors.hasPrefix("conic-gradient(from 90deg"), "\(colors)")
    #expect(try await evaluate("getComputedStyle(document.querySelector('mask > circle')).r", page) == "100px")
    #expect(
      try await evaluate("document.querySelector('mask > circle').getAttribute('stroke-dasharray')", page) == "0.7 2")
  }

  // MARK: Buttons and toggles

  @Test func aChipHasTheTintAndTheWordsThatItIsGiven() async throws {
    let view = HStack {
      Button("All") {}.tint(.accentColor).foregroundStyle(.white)
      Button("Beach") {}.tint(Color(.secondarySystemFill)).foregroundStyle(.primary)
    }
    .buttonStyle(.borderedProminent)
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await style(".btn", "backgroundColor", page) == "rgb(10, 102, 216)")
    #expect(try await style(".btn:nth-of-type(2)", "color", page) == "rgb(0, 0, 0)")
  }

  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  private struct Terms: View {
    @State private var agrees = false

    var body: some View {
      VStack {
        Toggle("I agree", isOn: $agrees).toggleStyle(Checkbox())
        Text(agrees ? "Yes" : "No")
      }
    }
  }

  @Test func aToggleOfAStyleOfOnesOwnIsWhatThatShowsAndNoMore() async throws {
    let (host, page) = try await show(Terms())
    defer { host.stop() }
    #expect(try await evaluate("document.querySelectorAll('input').length", page) == "0")
    let screen = Screen(Terms())
    defer { screen.close() }
    #expect(try screen.frame(of: screen.text("I agree")).minX > 100)
    try await page.evaluate("document.querySelector('button').click()")
    try await page.wait("document.body.innerText.includes('Yes')")
  }

  @Test func togglesThatLookLikeButtonsAreAsWideAsTheirLabels() async throws {
    let view = HStack {
      Toggle("Bold", systemImage: "bold", isOn: .constant(true))
      Toggle("Italic", systemImage: "italic", isOn: .constant(false))
    }
    .toggleStyle(.button)
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await number("document.querySelector('.toggle').getBoundingClientRect().width", page) < 120)
  }

  @Test func aButtonHasTheWordsThatAreSaidAroundIt() async throws {
    let view = Button("Next") {}.frame(maxWidth: .infinity).padding().background(.blue).foregroundColor(.white)
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await style(".btn", "color", page) == "rgb(255, 255, 255)")
  }

  @Test func aSymbolThatIsRedactedIsNotSeen() async throws {
    let (host, page) = try await show(Label("Name", systemImage: "star").redacted(reason: .placeholder))
    defer { host.stop() }
    #expect(try await style(".img", "display", page, part: "::before") == "none")
  }

  @Test func aStyleOfBackgroundsIsWhatTheyAreFilledWith() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.clear.frame(width: 40, height: 40).background(in: .rect).backgroundStyle(.red)
        Color.clear.frame(width: 40, height: 40).background(in: .rect).backgroundStyle(
          LinearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom))
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    defer { screen.close() }
    let image = try screen.image()
    #expect(image.color(x: 196, y: 70) == "#FF3B30")
    #expect(image.color(x: 196, y: 120) == "#007AFF")
  }

  // MARK: Scroll views

  @Test func aPageOfACarouselIsAsWideAsItsMarginsLeave() throws {
    let screen = Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(1..<4) { Text("Page \($0)").containerRelativeFrame(.horizontal, count: 1, spacing: 16) }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    defer { screen.close() }
    #expect(try screen.frame(of: screen.text("Page 1")).minX == 20)
    #expect(try screen.frame(of: screen.text("Page 1")).width == 353)
    #expect(try screen.frame(of: screen.text("Page 2")).minX == 389)
  }

  @Test func theViewsOfASectionStandAsThoseOfItsStack() async throws {
    let view = ScrollView {
      LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
        Section {
          Text("First")
          Text("Second")
        } header: {
          Text("A long header")
        }
      }
    }
    let screen = Screen(view)
    defer { screen.close() }
    let (first, second) = try (screen.frame(of: screen.text("First")), screen.frame(of: screen.text("Second")))
    #expect(first.minX == 0 && second.minX == 0)
    #expect(abs(second.minY - first.maxY - 4) < 0.5)
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await expectPlaces(of: ["A long header", "First", "Second"], in: screen, on: page)
  }

  // MARK: Grids

  private struct Recipes: View {
    @State private var eaten = ""

    var body: some View {
      VStack {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(["Ramen", "Poke", "Tacos"], id: \.self) { name in
            Text(name).frame(maxWidth: .infinity).contextMenu { Button("Eat") { eaten = name } }
          }
        }
        Text("Eaten: \(eaten)")
      }
    }
  }

  @Test func aMenuOfACellTakesNoCell() async throws {
    let screen = Screen(Recipes())
    defer { screen.close() }
    #expect(try screen.frame(of: screen.text("Poke")).minY == screen.frame(of: screen.text("Ramen")).minY)
    let (host, page) = try await show(Recipes())
    defer { host.stop() }
    #expect(try await box("Poke", "y", page) == box("Ramen", "y", page))
    #expect(try await box("Poke", "x", page) > 200)
    #expect(try await box("Tacos", "y", page) - box("Ramen", "y", page) < 30)
    try await page.evaluate(
      "[...document.querySelectorAll('.text')].find(e => e.textContent === 'Poke')"
        + ".dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))")
    try await page.wait("document.querySelector('.context[open] .btn')?.checkVisibility()")
    try await page.evaluate("document.querySelector('.context[open] .btn').click()")
    try await page.wait("document.body.innerText.includes('Eaten: Poke')")
  }

  private struct Pantry: View {
    @State private var fruit = ["Apple", "Pear", "Fig"]

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
          Section {
            ForEach(fruit, id: \.self) { Text($0) }
          } header: {
            Text("Fruit").font(.headline)
          }
          Section {
            Text("Bread")
          } header: {
            Text("Bakery")
          } footer: {
            Text("Fresh every day")
          }
        }
        Button("Eat") { fruit.removeFirst() }
      }
    }
  }

  @Test func sectionsOfALazyGridBeginTheirOwnLinesUnderAWideHeader() async throws {
    let words = ["Fruit", "Apple", "Pear", "Fig", "Bakery", "Bread", "Fresh every day"]
    let screen = Screen(Pantry())
    defer { screen.close() }
    func frame(_ word: String) throws -> CGRect { try screen.frame(of: screen.text(word)) }
    #expect(try frame("Fruit").midX == screen.windowSize.width / 2)
    #expect(try frame("Apple").minY == frame("Pear").minY && frame("Pear").minX > frame("Apple").maxX)
    #expect(try frame("Fig").midX == frame("Apple").midX && frame("Fig").minY == frame("Apple").maxY + 10)
    #expect(try frame("Bread").midX == frame("Apple").midX && frame("Bakery").minY > frame("Fig").maxY)
    let (host, page) = try await show(Pantry())
    defer { host.stop() }
    try await expectPlaces(of: words, in: screen, on: page)
    // What moves up fills the place of what is gone.
    let (before, below) = try (frame("Apple"), frame("Bakery").minY)
    try screen.button("Eat").tap()
    #expect(try frame("Pear").midX == before.midX && frame("Fig").midY == before.midY)
    #expect(try frame("Bakery").minY == below - before.height - 10)
  }

  private struct Shelf: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) {
          Section {
            Text("First")
            Text("Second")
          } header: {
            Text("Shelf")
          }
          Text("End")
        }
      }
    }
  }

  @Test func sectionsOfARowStandInTheRow() async throws {
    let words = ["Shelf", "First", "Second", "End"]
    let screen = Screen(Shelf())
    defer { screen.close() }
    let frames = try words.map { try screen.frame(of: screen.text($0)) }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 20) < 0.5 && $0.midY == $1.midY })
    let (host, page) = try await show(Shelf())
    defer { host.stop() }
    try await expectPlaces(of: words, in: screen, on: page)
  }

  // MARK: Screens

  private struct Board: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(["To Do", "Done"], id: \.self) { name in
            VStack {
              Text(name)
              Spacer()
              Text("End of \(name)")
            }
            .frame(width: 260).frame(maxHeight: .infinity)
          }
        }
      }
    }
  }

  @Test func theColumnsOfABoardAreAsHighAsTheScreen() async throws {
    let (host, page) = try await show(Board())
    defer { host.stop() }
    try await expectPlaces(of: ["To Do"], in: Board(), on: page)
    #expect(try await box("End of To Do", "bottom", page) > 700)
  }

  @Test func aBarAtTheBottomOfATabStandsAboveTheTabs() async throws {
    let view = TabView {
      NavigationStack {
        List(0..<30, id: \.self) { Text("Row \($0)") }
          .safeAreaInset(edge: .bottom, spacing: 0) { Text("Now playing").padding() }
      }
      .tabItem { Label("Listen", systemImage: "play") }
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    let top = try await number("document.querySelector('.tabbutton').getBoundingClientRect().top", page)
    #expect(try await box("Now playing", "bottom", page) <= top)
    #expect(try await box("Now playing", "bottom", page) > top - 40)
  }

  @Test func aTitleViewInTheBarLeavesTheLargeTitle() async throws {
    let view = NavigationStack {
      List { Text("Row") }.listStyle(.inset).navigationTitle("Stocks")
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Market").bold() }
          ToolbarItem(placement: .bottomBar) {
            Button {
            } label: {
              Label("New", systemImage: "plus").labelStyle(.titleAndIcon)
            }
          }
        }
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await style(".bar h1", "fontSize", page) == "34px")
    let title = "document.querySelector('.bar h1:not(:empty)').getBoundingClientRect().height"
    #expect(try await number(title, page) > 30)
    #expect(try await box("Row", "x", page) == 20)
    #expect(try await style(".bottom .text", "clipPath", page) == "none")
  }

  @Test func aPictureBehindTheBarIsAllThereIs() async throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Explore")
        .navigationDestination(for: Int.self) { _ in
          ScrollView {
            Color.blue.frame(height: 300)
            Text("Below")
          }
          .ignoresSafeArea(edges: .top)
          .navigationBarTitleDisplayMode(.inline)
        }
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await box("Below", "y", page) == 308)
  }

  @Test func anEditorInAFormIsAsHighAsItsFrame() async throws {
    let view = Form {
      Text("Above")
      TextEditor(text: .constant("Words")).frame(height: 60)
      Text("Below")
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await expectPlaces(of: ["Above", "Below"], in: view, on: page)
    #expect(try await number("document.querySelector('textarea').getBoundingClientRect().height", page) == 60)
  }

  // MARK: Texts that shrink

  @Test func aCharacterShrinksIntoItsCard() throws {
    let screen = Screen {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 85), spacing: 0)], spacing: 0) {
        ForEach(["👻", "🎃", "W"], id: \.self) { sign in
          ZStack {
            RoundedRectangle(cornerRadius: 12).strokeBorder(lineWidth: 3)
            Text(sign).font(.system(size: 200)).minimumScaleFactor(0.01).aspectRatio(1, contentMode: .fit)
          }
          .aspectRatio(2 / 3, contentMode: .fit)
        }
        Text("After")
      }
    }
    defer { screen.close() }
    for sign in ["👻", "🎃", "W"] {
      let frame = try screen.frame(of: screen.text(sign))
      #expect(frame.width <= 99 && frame.height <= 99 && frame.height > 60, "\(sign): \(frame)")
    }
  }
}
