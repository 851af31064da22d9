import SwiftUI
import Synchronization
import TenureIssues
import TenureRender
import Testing
import WebProbe

@testable import TenureAssets
@testable import TenureHTML
@testable import TenureWeb

/// System symbols in a page.
@MainActor @Suite struct SymbolTests {
  private let table = SymbolTable(files: SymbolFiles.own.names)

  @Test func everyNameOfTheTableIsDrawn() {
    var drawing = SymbolDrawing(files: .own)
    var missing: [String] = []
    for name in table.names.sorted() {
      let drawn = table.recipe(for: name).flatMap { drawing.draw($0) }
      if drawn?.whole.isEmpty ?? true { missing.append(name) }
    }
    #expect(missing == [])
    #expect(table.names.count > 2_000)
  }

  @Test func namesAreComposedOfWhatTheyAreMadeOf() {
    #expect(table.recipe(for: "trash") == .file("trash"))
    // Names that the system has changed are those of now, with what stands behind them.
    for (earlier, now) in [
      ("snow", "snowflake"), ("arrow.swap", "arrow.triangle.swap"), ("speaker.3.fill", "speaker.wave.3.fill"),
      ("hourglass.tophalf.fill", "hourglass.tophalf.filled"), ("ellipses.bubble.fill", "ellipsis.bubble.fill"),
      ("square.righthalf.fill", "square.righthalf.filled"), ("uiwindow.split.2x1", "rectangle.split.2x1"),
    ] {
      #expect(table.recipe(for: earlier) != nil && table.recipe(for: earlier) == table.recipe(for: now), "\(earlier)")
    }
    for name in [
      "bolt.badge.a", "radiowaves.left", "bold.underline", "grid", "grid.circle", "pano", "purchased", "studentdesk",
      "questionmark.video", "phone.fill.arrow.up.right", "circle.tophalf.fill", "rectangle.lefthalf.inset.fill",
      "person.crop.circle.badge.exclam", "square.lefthalf.fill", "rectangle.righthalf.fill",
    ] { #expect(table.recipe(for: name) != nil, "\(name)") }
    #expect(table.recipe(for: "wind.snow") == .badged(.file("wind"), .file("snow")))
    #expect(table.recipe(for: "person.3") != table.recipe(for: "person.2"))
    #expect(table.recipe(for: "person.3.fill") != table.recipe(for: "person.3"))
    #expect(table.recipe(for: "trash.fill") == .file("trash-fill"))
    #expect(table.recipe(for: "xmark.circle.fill") == .file("x-circle-fill"))
    #expect(table.recipe(for: "bell.slash.fill") == .file("bell-slash-fill"))
    #expect(table.recipe(for: "checkmark.shield.fill") == .file("shield-fill-check"))
    #expect(table.recipe(for: "trash.circle.fill") == .inside(.file("trash"), .circle, isFilled: true))
    #expect(table.recipe(for: "tag.slash") == .slashed(.file("tag")))
    #expect(table.recipe(for: "calendar.badge.plus") == .badged(.file("calendar3"), .file("plus-lg")))
    #expect(table.recipe(for: "app.badge.fill") == .dotted(.file("app")))
    #expect(table.recipe(for: "arrowshape.turn.up.right") == .mirrored(.file("reply")))
    #expect(table.recipe(for: "dot.radiowaves.right") == .turned(.file("wifi"), degrees: 90))
    #expect(table.recipe(for: "play.tv") == .holding(.file("tv"), .file("play-fill")))
    #expect(table.recipe(for: "b.circle") == .inside(.letters("B"), .circle, isFilled: false))
    #expect(table.recipe(for: "7.circle.fill") == .file("7-circle-fill"))
    #expect(table.recipe(for: "no.such.thing") == nil)
  }

  @Test(
    "A symbol that Apple has not filled stays as it is in a tab",
    arguments: [
      ("trash", "trash.fill"), ("calendar", "calendar"), ("pencil.circle", "pencil.circle.fill"), ("iphone", "iphone"),
      ("person.badge.plus", "person.badge.plus.fill"),
    ])
  func filledWhereThereIsOne(name: String, shown: String) throws {
    #expect(SymbolTable(files: ["trash", "pencil", "calendar3"]).recipe(for: name, form: "fill")?.name == shown)
  }

  @Test func aPageHasASymbolOnceAndOneWithoutSymbolsHasNone() async throws {
    let styles = StyleBook()
    let server = try serve { Text("Plain") }
    _ = try await server.page()
    #expect(server.host.styles.rules.filter { $0.contains("svg") } == [])
    let lowering = Lowering(styles: styles)
    for _ in 0..<3 { _ = markup(of: "heart", lowering) }
    #expect(styles.rules.count == 1)
    #expect(styles.rules[0].contains("--s:url(\"data:image/svg+xml,<svg"))
    #expect(styles.rules[0].utf8.count < 1_000)
  }

  @Test(arguments: [
    ("cloud.sun.fill", "yellow", true), ("cloud.moon", "yellow", false), ("cloud.rain.fill", "cyan", true),
    ("cloud.bolt.fill", "yellow", true), ("cloud.snow", "cyan", false),
  ])
  func aCloudAndWhatComesWithItHaveColoursOfTheirOwn(name: String, color: String, isFilled: Bool) {
    let styles = StyleBook()
    let symbol = markup(of: name, Lowering(styles: styles))
    #expect(symbol["class"]?.contains("parts") == true)
    #expect(symbol["class"]?.contains("own-") == false)
    let rule = styles.rules.joined()
    #expect(rule.contains("--a:url(") && rule.contains("--small:var(--\(color)-fill)"))
    #expect(rule.contains("--large:#fff") == isFilled)
  }

  @Test func anUnknownNameIsShownAndReportedOnceWithTheNearestOne() {
    let issues = Mutex<[TenureIssues.Issue]>([])
    Issues.withReporter({ issue in issues.withLock { $0.append(issue) } }) {
      let lowering = Lowering(styles: StyleBook())
      for _ in 0..<2 {
        let markup = markup(of: "heartt.fill", lowering)
        #expect(markup["class"] == "img unknown")
        #if DEBUG
          #expect(markup.content.contains { if case .text("heartt.fill") = $0 { true } else { false } })
        #endif
      }
    }
    #expect(
      issues.withLock { $0.map { $0.description } } == [
        """
        There is no system symbol named "heartt.fill".
          It is none of the \(table.names.count) names known here. Did you mean "heart.fill"? A debug build shows the \
        name in its place; a picture of the program's own is Image("heartt.fill").
        """
      ])
  }

  @Test func withoutTheIconsASignStandsForASymbolAndOneIssueSaysWhatToInstall() {
    #expect(SymbolFiles(folders: ["/nowhere"]).names == [])
    #expect(
      SymbolFiles.absence("/nowhere").description == """
        The icons that system symbols are drawn from are not installed.
          TENURE_SYMBOLS names /nowhere, which has no SVG files. Install them (apt-get install bootstrap-icons); until \
        then a few signs of the font stand for them.
        """)
    let styles = StyleBook(symbols: SymbolBook(files: SymbolFiles(folders: ["/nowhere"])))
    #expect(markup(of: "heart", Lowering(styles: styles))["class"] == "img sign i-heart")
  }

  @Test func ofAFileTheShapesAreTakenAndNothingElse() {
    let file =
      "<svg onload=\"x()\"><script>x()</script><path onclick=\"x\" d=\"M0 0h1';>\" fill-rule=\"evenodd\"/></svg>"
    #expect(SymbolFiles.shapes(in: file) == "<path d='M0 0h1' fill-rule='evenodd'/>")
  }

  @Test func symbolsFollowTheFontTheirModeAndTheirEffect() async throws {
    let server = try serve { Symbols() }
    let browser = try await Chromium.show(server.host.address)
    func look(_ index: Int, _ name: String, _ part: String = "") async throws -> String {
      try await browser.evaluate("getComputedStyle(document.querySelectorAll('.img')[\(index)], '\(part)').\(name)")
    }
    #expect(try await look(0, "width") == "24px")
    #expect(try await look(0, "filter") == "none")
    #expect(try await look(1, "filter") != "none")
    #expect(try await look(2, "width") == "31px")
    #expect(try await look(3, "display", "::after") == "none")
    #expect(try await look(4, "display", "::after") == "block")
    #expect(try await look(4, "opacity", "::after") == "0.25")
    #expect(try await look(5, "backgroundColor", "::after") == "rgb(0, 255, 0)")
    #expect(try await look(6, "animationName") == "fx-pulse")
    #expect(try await look(6, "animationIterationCount") == "infinite")
    #expect(try await look(8, "animationDuration") == "0.7s")
    #expect(try await look(8, "animationIterationCount") == "3")
    try await browser.evaluate(
      "window.played = []; document.addEventListener('animationstart', (e) => played.push(e.animationName)), 0")
    try await browser.press("Go")
    try await browser.wait("played.includes('fx-bounce')")
  }

  private func markup(of name: String, _ lowering: Lowering) -> Markup {
    var attributes = Attributes()
    attributes[.value] = .text("system:\(name)")
    let mirror = Mirror(
      RenderNode(id: NodeID(1), role: .image, attributes: attributes), styles: lowering.styles)
    return lowering.symbol(mirror[NodeID(1)]!)
  }
}

private struct Symbols: View {
  @State private var taps = 0

  var body: some View {
    Image(systemName: "heart").font(.system(size: 20))
    Image(systemName: "heart").font(.system(size: 20, weight: .bold))
    Image(systemName: "heart").font(.system(size: 20)).imageScale(.large)
    Image(systemName: "xmark.circle.fill")
    Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
    Image(systemName: "person.badge.plus").foregroundStyle(
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    Image(systemName: "wifi").symbolEffect(.pulse)
    Image(systemName: "bell").symbolEffect(.bounce, value: taps)
    Image(systemName: "wifi").symbolEffect(.pulse, options: .speed(2).repeat(3))
    Button("Go") { taps += 1 }
  }
}
