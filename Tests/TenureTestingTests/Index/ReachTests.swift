import SwiftUI
import TenureTesting
import Testing

/// What a finger certainly cannot reach is refused, with the reason; what it might reach is not.
@MainActor @Suite struct ReachTests {
  private func refusal(_ act: () throws -> Void) -> String {
    do {
      try act()
      return "nothing was wrong"
    } catch {
      return (error as? ScreenError)?.message ?? "\(error)"
    }
  }

  private func tap<V: View>(_ label: String = "Save", @ViewBuilder _ view: () -> V) -> String {
    let screen = Screen(view())
    return refusal { try screen.button(label).tap() }
  }

  @Test func aVeilOverTheScreen() {
    let said = tap {
      ZStack {
        VStack { Button("Save") {} }
        Color.black.opacity(0.4).ignoresSafeArea()
      }
    }
    #expect(
      said == """
        The button "Save" is covered: a user cannot tap it.
        A Color black/0.4 covers it, in the same ZStack.
        Bring the screen to the state that takes it away first; or let touches pass: .allowsHitTesting(false).
        """)
  }

  @Test func anOverlayWithAColour() {
    let said = tap {
      VStack { Button("Save") {} }.overlay {
        ZStack {
          Color.white; ProgressView()
        }
      }
    }
    #expect(
      said.hasPrefix(
        "The button \"Save\" is covered: a user cannot tap it.\nA Color white covers it, in the same overlay."))
  }

  @Test func aBackgroundBehindAFrameWithoutBounds() {
    let said = tap {
      ZStack {
        Button("Save") {}
        VStack { ProgressView() }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
      }
    }
    #expect(said.contains("A background black covers it, in the same ZStack."))
  }

  @Test func whatLiesInFrontByItsDepth() {
    #expect(
      tap {
        ZStack {
          Color.red.zIndex(1); Button("Save") {}
        }
      }.hasPrefix("The button \"Save\" is covered"))
    #expect(
      tap {
        ZStack {
          Button("Save") {}.zIndex(1); Color.red
        }
      } == "nothing was wrong")
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  func whatMayLeaveSomethingFreeCoversNothing(_ number: Int) {
    let said = tap {
      ZStack {
        Button("Save") {}
        switch number {
        case 0: Color.black.frame(width: 100, height: 20)
        case 1: Color.clear
        case 2: Color.black.allowsHitTesting(false)
        case 3: Color.black.opacity(0)
        case 4: Circle().fill(.black)
        case 5: Rectangle().stroke(.black)
        case 6: VStack { Text("Hello") }.background(.black)
        case 7: Color.black.padding(40)
        case 8: Color.black.offset(y: 100)
        default: Text("Hello")
        }
      }
    }
    #expect(said == "nothing was wrong")
  }

  @Test func whatIsMovedOutOfItsPlaceMayBeFree() {
    #expect(
      tap {
        ZStack {
          VStack { Button("Save") {}.offset(y: -300) }; Color.black
        }
      } == "nothing was wrong")
  }

  @Test func paddingMovesItOutWhereItIsNegative() {
    func said(_ padding: CGFloat) -> String {
      tap {
        ZStack {
          Button("Save") {}.padding(.top, padding)
          Color.black
        }
      }
    }
    #expect(said(-300) == "nothing was wrong")
    #expect(said(30).contains("is covered"))
  }

  @Test func aGestureAroundBothGetsTheTap() throws {
    struct Card: View {
      @State private var taps = 0
      var body: some View {
        Text("\(taps) taps")
        ZStack {
          Text("Front")
          Color.red
        }
        .onTapGesture { taps += 1 }
      }
    }
    let screen = Screen(Card())
    try screen.text("Front").tap()
    #expect(screen.shows("1 taps"))
  }

  @Test func theKeyboardReachesWhatIsCovered() throws {
    struct Form: View {
      @State private var name = ""
      @State private var isBusy = false
      var body: some View {
        ZStack {
          TextField("Name", text: $name)
          if isBusy { Color.white }
        }
        .onChange(of: name) { isBusy = true }
      }
    }
    let screen = Screen(Form())
    try screen.textField("Name").type("Ada")
    #expect(try screen.textField("Name").value == "Ada")
  }

  @Test func offTheScreen() {
    #expect(
      tap { VStack { Button("Save") {} }.offset(x: 5000) } == """
        The button "Save" is off the screen: a user cannot tap it.
        It is moved by .offset(x: 5000, y: 0).
        Bring the screen to the state that moves it back first.
        """)
    #expect(tap { VStack { Button("Save") {}.offset(x: -5000) }.offset(x: 5000) } == "nothing was wrong")
    #expect(tap { ScrollView { Button("Save") {}.offset(y: 5000) } } == "nothing was wrong")
    #expect(tap { Button("Save") {}.offset(x: 500) } == "nothing was wrong")
  }

  @Test func scaledToNothing() {
    #expect(
      tap { Button("Save") {}.scaleEffect(0) } == """
        The button "Save" has no size: a user cannot tap it.
        A .scaleEffect(0) is on it or around it.
        Bring the screen to the state that gives it a size first.
        """)
    #expect(tap { Button("Save") {}.scaleEffect(x: 1, y: 0) }.contains("has no size"))
  }

  @Test func cutOff() {
    #expect(
      tap { Button("Save") {}.frame(height: 0).clipped() } == """
        The button "Save" is cut off: a user cannot tap it.
        A frame of no width or no height is on it or around it, with .clipped().
        Bring the screen to the state that gives it a size first.
        """)
    #expect(tap { Button("Save") {}.frame(height: 0) } == "nothing was wrong")
  }

  @Test func nearlyTransparent() {
    #expect(
      tap { Button("Save") {}.opacity(0.005) } == """
        The button "Save" can hardly be seen: a user cannot tap it.
        An .opacity(0.005) is on it or around it: below 0.01, SwiftUI takes no touches.
        Bring the screen to the state that shows it first.
        """)
    #expect(tap { Button("Save") {}.opacity(0.02) } == "nothing was wrong")
  }

  @Test func inAHiddenBar() {
    struct Page: View {
      let visibility: Visibility
      var body: some View {
        NavigationStack {
          Text("Content").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
            .toolbar(visibility, for: .navigationBar)
        }
      }
    }
    #expect(
      tap { Page(visibility: .hidden) } == """
        The button "Save" is in a bar that is hidden: a user cannot tap it.
        The screen has .toolbar(.hidden, for: .navigationBar).
        Bring the screen to the state that shows the bar first.
        """)
    #expect(tap { Page(visibility: .visible) } == "nothing was wrong")
    #expect(Screen(Page(visibility: .hidden)).text == "Content")
    #expect(Screen(Page(visibility: .visible)).text == "Title\nContent\nSave")
  }

  @Test func severalBarsEachForItself() {
    struct Page: View {
      var body: some View {
        NavigationStack {
          Text("Content").navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
              ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
            }
            .toolbar(.hidden, for: .navigationBar)
            .toolbar(.hidden, for: .tabBar)
        }
      }
    }
    #expect(tap { Page() }.contains("is in a bar that is hidden"))
    #expect(tap("Delete") { Page() } == "nothing was wrong")
    #expect(Screen(Page()).text == "Content\nDelete")
    let all = Screen(NavigationStack { Text("Content").navigationTitle("Title").toolbar(.hidden) })
    #expect(all.text == "Content")
    let shownAgain = NavigationStack {
      VStack { Text("Content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
        .toolbar(.visible, for: .navigationBar)
    }
    #expect(Screen(shownAgain).text == "Title\nContent")
  }

  @Test func aTabBarThatTheScreenHides() throws {
    struct Tabs: View {
      let visibility: Visibility
      var body: some View {
        TabView {
          NavigationStack { Text("Film").toolbar(visibility, for: .tabBar) }.tabItem { Text("Watch") }
          Text("Settings").tabItem { Text("More") }
        }
      }
    }
    let hidden = Screen(Tabs(visibility: .hidden))
    #expect(
      refusal { try hidden.tab("More").tap() } == """
        The tab "More" is in a bar that is hidden: a user cannot tap it.
        The screen has .toolbar(.hidden, for: .tabBar).
        Bring the screen to the state that shows the bar first.
        """)
    try Screen(Tabs(visibility: .automatic)).tab("More").tap()
  }

  struct LongList: View {
    var isFixed = false
    @State private var chosen = "none"
    var body: some View {
      Text("chosen: \(chosen)")
      List { ForEach(0..<50, id: \.self) { number in Button("Row \(number)") { chosen = "\(number)" } } }
        .scrollDisabled(isFixed)
    }
  }

  @Test func aRowThatIsOutOfSight() throws {
    let screen = Screen(LongList(), visibleRows: 10)
    try screen.button("Row 3").tap()
    #expect(
      refusal { try screen.button("Row 30").tap() } == """
        The button "Row 30" is out of sight: a user cannot tap it.
        The screen shows a part of the rows (visibleRows), and it is in none of those.
        Scroll to it first: scrollIntoView().
        """)
    try screen.button("Row 30").scrollIntoView()
    try screen.button("Row 30").tap()
    #expect(screen.shows("chosen: 30"))
    try Screen(LongList()).button("Row 30").tap()
  }

  @Test func aListThatCannotBeScrolled() {
    let screen = Screen(LongList(isFixed: true), visibleRows: 10)
    #expect(
      refusal { try screen.button("Row 30").scrollIntoView() } == """
        The button "Row 30" is out of sight: a user cannot scroll to it.
        The screen shows a part of the rows (visibleRows), and it is in none of those. A scrollDisabled(true) is around it.
        Bring the screen to the state that lets a user scroll first.
        """)
  }

  struct Flavours: View {
    var isDisabled = false
    @State private var flavour = "Vanilla"
    var body: some View {
      Text("I like \(flavour)")
      Picker("Flavour", selection: $flavour) {
        Text("Vanilla").tag("Vanilla")
        Text("Liver").tag("Liver").disabled(true)
        Text("Mint").tag("Mint")
      }
      .disabled(isDisabled)
      Menu("More") { Button("Sell") { flavour = "sold" } }.disabled(isDisabled)
    }
  }

  @Test func aChoiceThatIsDisabled() throws {
    let screen = Screen(Flavours())
    #expect(
      refusal { try screen.picker("Flavour").choose("Liver") } == """
        The choice "Liver" of the picker "Flavour" cannot be chosen.
        It has disabled(true).
        Choose another one.
        """)
    try screen.picker("Flavour").choose("Mint")
    #expect(screen.shows("I like Mint"))
  }

  @Test func aPickerAndAMenuThatAreDisabled() {
    let screen = Screen(Flavours(isDisabled: true))
    #expect(
      refusal { try screen.picker("Flavour").choose("Mint") } == """
        The picker "Flavour" is disabled: a user cannot choose "Mint" in it.
        A .disabled(true) is on it or around it.
        Bring the screen to the state that enables it first.
        """)
    #expect(refusal { try screen.menu("More").choose("Sell") }.contains("\"Sell\" is disabled"))
    #expect(screen.shows("I like Vanilla"))
  }

  @Test func aTapOnTheLabelOfAButtonPressesIt() throws {
    struct Card: View {
      @State private var taps = 0
      @State private var stars = 0
      var body: some View {
        Text("\(taps) taps, \(stars) stars")
        Button {
          taps += 1
        } label: {
          HStack {
            Image(systemName: "cart").onTapGesture { stars += 1 }
            VStack { Text("Buy") }
          }
        }
      }
    }
    let screen = Screen(Card())
    try screen.text("Buy").tap()
    #expect(screen.shows("1 taps, 0 stars"))
    try screen.image("cart").tap()
    #expect(screen.shows("1 taps, 1 stars"))
    #expect(screen.record.turns.map(\.event).dropFirst(1).first == "tap \"Buy\"")
  }

  /// A disabled button takes no tap: what is around it gets it.
  @Test func aTapOnADisabledButtonGoesToTheGestureAround() throws {
    struct Card: View {
      let isCardDisabled: Bool
      @State private var taps = 0
      var body: some View {
        Text("\(taps) on the card")
        VStack { Button("Save") { taps += 100 }.disabled(true) }
          .onTapGesture { taps += 1 }
          .disabled(isCardDisabled)
      }
    }
    let screen = Screen(Card(isCardDisabled: false))
    try screen.button("Save").tap()
    #expect(screen.shows("1 on the card"))
    let disabled = Screen(Card(isCardDisabled: true))
    #expect(refusal { try disabled.button("Save").tap() }.hasPrefix("The button \"Save\" is disabled"))
    #expect(disabled.shows("0 on the card"))
  }
}
