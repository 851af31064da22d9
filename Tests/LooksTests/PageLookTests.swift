import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Margins, guides, bars and fields, as a browser of a phone's size shows them.
@MainActor @Suite(.serialized) struct PageLookTests: PhonePageTests {
  // MARK: Margins

  @Test func contentMarginsTakeThePlaceOfAListsOwn() async throws {
    let view = List {
      Text("First")
      Section("Titled") { Text("Second") }
    }
    .contentMargins(.horizontal, 40).contentMargins(.top, 10)
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await expectPlaces(of: ["First", "Second"], in: view, on: page)
    #expect(try await style(".list > .row", "marginLeft", page) == "0px")
    #expect(try await page.evaluate("'' + document.querySelector('.list').getBoundingClientRect().x") == "40")
  }

  @Test func contentMarginsOfAScrollViewAreNotThoseOfOneFurtherIn() async throws {
    let view = ScrollView {
      Text("Outside")
      ScrollView(.horizontal) {
        HStack {
          Text("Inside"); Spacer()
        }
      }
    }
    .contentMargins(30).contentMargins(.horizontal, 99, for: .scrollIndicators)
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await style(".scroll.vertical", "paddingLeft", page) == "30px")
    #expect(try await style(".scroll.horizontal", "paddingLeft", page) == "0px")
    #expect(try await box("Inside", "x", page) == 30)
  }

  // MARK: Guides

  private struct Guided: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text("Usual")
        Text("Further").alignmentGuide(.leading) { _ in -30 }
        Text("Before").alignmentGuide(.leading) { $0[.trailing] }
        HStack(alignment: .top, spacing: 10) {
          Text("High")
          Text("Low").alignmentGuide(.top) { $0[.top] - 12 }
          Text("Halfway").alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
        ZStack(alignment: .topLeading) {
          Color.yellow.frame(width: 100, height: 60)
          Text("On it").alignmentGuide(.leading) { -$0.width / 2 }.alignmentGuide(.top) { _ in -20 }
        }
        Color.green.frame(width: 80, height: 40).overlay(alignment: .topTrailing) {
          Text("9").alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
      }
    }
  }

  private static let guided = ["Usual", "Further", "Before", "High", "Low", "Halfway", "On it", "9"]

  @Test func viewsAreLinedUpByTheGuidesThatTheySet() async throws {
    let (host, page) = try await show(Guided())
    defer { host.stop() }
    try await expectPlaces(of: Self.guided, in: Guided(), on: page)
  }

  @Test func guidesAreMeasuredFromTheRightWhereOneReadsFromThere() async throws {
    let (host, page) = try await show(Guided().environment(\.layoutDirection, .rightToLeft))
    defer { host.stop() }
    try await expectPlaces(
      of: Self.guided, in: Guided().environment(\.layoutDirection, .rightToLeft), on: page)
  }

  private struct Account: View {
    @State private var lift = 0.0
    var body: some View {
      HStack(alignment: .account, spacing: 20) {
        VStack {
          Color.red.frame(width: 64, height: 64)
          Text("@ada").alignmentGuide(.account) { $0[VerticalAlignment.center] + lift }
        }
        VStack {
          Text("Full name")
          Text("Ada Lovelace").font(.title).alignmentGuide(.account) { $0[VerticalAlignment.center] }
          Button("Lift") { lift = 15 }
        }
      }
    }
  }

  @Test func aGuideOfTheProgramsOwnLinesUpViewsOfDifferentStacks() async throws {
    let (host, page) = try await show(Account())
    defer { host.stop() }
    try await expectPlaces(of: ["@ada", "Full name", "Ada Lovelace"], in: Account(), on: page)
    let before = try await box("@ada", "y", page) - box("Ada Lovelace", "y", page)
    try await page.evaluate("document.querySelector('.btn').click()")
    // The guide reads state that no body reads.
    try await page.wait("document.querySelector('[data-guide]').dataset.guide.includes(' 15.0 ')")
    let after = try await box("@ada", "y", page) - box("Ada Lovelace", "y", page)
    #expect(abs(before - after - 15) <= 0.5)
  }

  // MARK: Bars and fields

  @Test func theBarOfTabsIsSeenWhereSomethingIsBehindIt() async throws {
    let (host, page) = try await show(
      TabView {
        List(0..<40, id: \.self) { Text("Row \($0)") }.tabItem { Label("Long", systemImage: "list.bullet") }.badge(3)
        Text("A few words").tabItem { Label("Short", systemImage: "star") }
      })
    defer { host.stop() }
    let opacity = "getComputedStyle(document.querySelector('.tabbutton'), '::before').opacity"
    try await page.wait("\(opacity) === '1'")
    #expect(try await style(".tabbutton", "backdropFilter", page, part: "::before").contains("blur"))
    try await page.evaluate("scrollTo(0, 1e6)")
    try await page.wait("\(opacity) === '0'")
    try await page.evaluate("document.querySelectorAll('.tabbutton')[1].click()")
    try await page.wait("document.querySelectorAll('.tabbutton')[1].ariaSelected === 'true' && \(opacity) === '0'")
    // A badge of one digit is round.
    let width = try await style(".tabbutton[data-badge]", "width", page, part: "::after")
    #expect(width.hasPrefix("18"), "a digit's badge is \(width) wide")
    #expect(try await style(".tabbutton[data-badge]", "height", page, part: "::after") == "18px")
    #expect(try await style(".tabbutton[data-badge]", "boxSizing", page, part: "::after") == "border-box")
  }

  @Test func anAlertIsOfAMaterial() async throws {
    let (host, page) = try await show(
      Text("Below").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    defer { host.stop() }
    #expect(try await style("dialog.alert", "backdropFilter", page).contains("blur"))
    #expect(try await style("dialog.alert", "backgroundColor", page).hasPrefix("rgba"))
  }

  @Test func rowsOfAFormThatAreInNoSectionAreOneCard() async throws {
    let view = Form {
      Text("First")
      Text("Second")
      Section { Text("Third") }
      Text("Fourth")
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await expectPlaces(of: ["First", "Second", "Third", "Fourth"], in: view, on: page)
    let corners = try await page.evaluate(
      "[...document.querySelectorAll('.form > .row')].map(e => getComputedStyle(e).borderRadius).join()")
    #expect(corners == "10px 10px 0px 0px,0px 0px 10px 10px,10px")
  }

  @Test func thinMaterialsLetMoreThrough() async throws {
    let (host, page) = try await show(
      VStack {
        Text("Thin").background(.ultraThinMaterial)
        Text("Thick").background(.ultraThickMaterial)
      })
    defer { host.stop() }
    #expect(try await style("p", "backgroundColor", page) == "rgba(249, 249, 249, 0.44)")
    #expect(try await style("p:last-of-type", "backgroundColor", page) == "rgba(249, 249, 249, 0.97)")
  }

  private struct Swiped: View {
    var body: some View {
      List {
        Text("Row").swipeActions(edge: .leading) { Button("Pin") {} }.swipeActions { Button("Bin") {} }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func aRowIsSwipedTowardsItsEndWhereOneReadsFromTheRight() async throws {
    let (host, page) = try await show(Swiped())
    defer { host.stop() }
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try await page.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "hover", "value": "none"], ["name": "pointer", "value": "coarse"]]])
    let (x, y) = try await page.middle(of: "Row")
    try await page.swipe(from: (x, y), to: (x - 140, y + 2))
    try await page.wait("document.querySelector('.swipe.at-leading').matches('.shown')")
    #expect(try await page.evaluate("'' + document.querySelector('.swipe.at-trailing').matches('.shown')") == "false")
    let pin = try await box("Pin", "x", page)
    #expect(pin > 250, "the leading actions are on the right: \(pin)")
  }

  @Test func aPageWhoseScreenHasNoTitleHasAHeadingThatIsOnlyRead() async throws {
    let (host, page) = try await show(Text("A few words"))
    defer { host.stop() }
    #expect(try await style("#heading", "display", page) == "block")
    let heading = try await page.evaluate("document.querySelector('#heading h1').textContent")
    #expect(try await page.evaluate("document.title") == heading)
    #expect(try await page.evaluate("'' + document.documentElement.scrollHeight") == "759")
    let (titled, other) = try await show(NavigationStack { Text("A few words").navigationTitle("Words") })
    defer { titled.stop() }
    #expect(try await style("#heading", "display", other) == "none")
  }

  @Test func aDateIsOnAGrayGround() async throws {
    let (host, page) = try await show(
      Form { DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) })
    defer { host.stop() }
    #expect(try await style(".date > input", "height", page) == "34px")
    #expect(try await style(".date > input", "borderRadius", page) == "6px")
    #expect(try await style(".date > input", "backgroundColor", page) == "rgba(118, 118, 128, 0.12)")
    // A row with it is as high as others.
    #expect(try await page.evaluate("'' + document.querySelector('.row').getBoundingClientRect().height") == "44")
  }
}

extension VerticalAlignment {
  fileprivate enum AccountLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  fileprivate static let account = VerticalAlignment(AccountLine.self)
}
