import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What a SwiftUI developer would see at first glance, in a browser of a phone's size.
@MainActor @Suite(.serialized) struct PhoneLooksTests: PhonePageTests {
  private func part(_ element: String, _ name: String, _ page: Chromium, part: String = "") async throws -> String {
    try await style(element, name, page, part: part)
  }

  private struct Bars: View {
    var back = false
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        screen("Messages").navigationDestination(for: Int.self) { _ in screen("Anna") }
      }
      .onAppear { if !back { path = [] } }
    }

    private func screen(_ title: String) -> some View {
      Text("Hello").navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
        if !back { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        ToolbarItem(placement: .confirmationAction) { Button("OK") {} }
      }
    }
  }

  @Test(arguments: [false, true]) func anInlineTitleStandsInTheMiddleOfItsBar(back: Bool) async throws {
    let (host, page) = try await show(Bars(back: back))
    defer { host.stop() }
    let title = "[...document.querySelectorAll('.bar.inline h1')].find(e => e.checkVisibility())"
    try await page.wait("\(title)?.textContent === '\(back ? "Anna" : "Messages")'")
    try await page.wait(
      "!document.getAnimations().some(e => e.playState === 'running' && e.timeline instanceof DocumentTimeline)")
    let middle = try await page.evaluate(
      "(b => '' + (b.x + b.width / 2))(\(title).getBoundingClientRect())")
    #expect(abs((Double(middle) ?? 0) - 196.5) <= 0.5, "at \(middle)")
  }

  @Test func linesBetweenRowsBeginWithTheWords() async throws {
    let view = List {
      Label("Airplane Mode", systemImage: "airplane")
      Label("Wi-Fi", systemImage: "wifi")
      Text("Plain")
      HStack {
        Circle().frame(width: 10, height: 10)
        VStack(alignment: .leading) {
          Text("Grace"); Text("Hopper")
        }
      }
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    for (row, words) in [(2, "Wi-Fi"), (3, "Plain"), (4, "Grace")] {
      let line = try await part(".row:nth-of-type(\(row))", "left", page, part: "::before")
      let place = try await page.evaluate(
        "'' + document.querySelector('.row:nth-of-type(\(row))').getBoundingClientRect().x")
      let words = try await box(words, "x", page)
      let x = (Double(line.dropLast(2)) ?? 0) + (Double(place) ?? 0)
      #expect(abs(x - words) <= 0.5, "row \(row): \(x), words at \(words)")
    }
  }

  @Test func valuesAndButtonsHaveTheColourOfTheirTintItself() async throws {
    let view = VStack {
      ProgressView(value: 0.5).tint(.green)
      Gauge(value: 0.5) { Text("Load") }.tint(.orange)
      Button("Pause") {}.buttonStyle(.borderedProminent).tint(.orange)
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await part("progress", "getPropertyValue('--tint')", page).contains("#34c759"))
    #expect(try await part("meter", "backgroundImage", page).contains("rgb(255, 149, 0) 50%"))
    #expect(try await part(".btn", "backgroundColor", page) == "rgb(255, 149, 0)")
    #expect(try await part(".btn", "color", page) == "rgb(6, 18, 31)")
  }

  @Test func whatCannotBePressedIsPale() async throws {
    let (host, page) = try await show(Button("Done") {}.disabled(true))
    defer { host.stop() }
    #expect(try await part(".btn", "color", page) == "rgba(60, 60, 67, 0.3)")
  }

  @Test func theChosenSegmentIsBoldAndHasNoLineBesideIt() async throws {
    let view = Picker("Span", selection: .constant(1)) {
      ForEach(0..<4) { Text("\($0)").tag($0) }
    }
    .pickerStyle(.segmented)
    let (host, page) = try await show(view)
    defer { host.stop() }
    #expect(try await part(".option:nth-child(2)", "fontWeight", page) == "600")
    #expect(try await part(".option:nth-child(3)", "fontWeight", page) == "500")
    var lines: [String] = []
    for place in 2...4 {
      lines.append(try await part(".option:nth-child(\(place))", "display", page, part: "::before"))
    }
    #expect(lines == ["none", "none", "block"])
  }

  private struct Day: View {
    @State private var day = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
      DatePicker("Birthday", selection: $day, displayedComponents: .date)
      Button("Later") { day += 86_400 }
    }
  }

  @Test func aDateIsSaidInWords() async throws {
    let (host, page) = try await show(Day())
    defer { host.stop() }
    let said = "document.querySelector('.said')"
    try await page.wait("\(said).innerText === 'Nov 14, 2023'")
    #expect(try await part("input", "opacity", page) == "0")
    try await page.press("Later")
    try await page.wait("\(said).innerText === 'Nov 15, 2023'")
    // Who uses the keyboard sees the browser's own field, and which part of it is chosen.
    try await page.key("Tab", 9)
    try await page.evaluate("document.querySelector('input').focus()")
    #expect(try await part("input", "opacity", page) == "1")
    #expect(try await part(".said", "display", page) == "none")
  }

  /// A browser thinks that a keyboard is in use where nothing was pressed yet.
  @Test func anAlertHasNoRingBeforeAKeyIsPressed() async throws {
    let view = Text("Notes").alert("Sure?", isPresented: .constant(true)) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await page.wait("document.activeElement.closest('dialog')")
    #expect(try await part("dialog .btn:focus-visible", "outlineStyle", page) == "none")
    try await page.key("Tab", 9)
    #expect(try await part("dialog .btn:focus-visible", "outlineStyle", page) == "solid")
  }

  private struct InSheet: View {
    var body: some View {
      Text("Below").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("Inside").navigationTitle("Place").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") {} }
        }
      }
    }
  }

  @Test func aSheetsBarIs56PointsHigh() async throws {
    let screen = Screen(InSheet())
    // A sheet begins 10 points below the status bar.
    let frame = try screen.frame(of: screen.button("Done"))
    #expect(abs(frame.midY - (59 + 10 + 28)) < 0.01)
    screen.close()
    let (host, page) = try await show(InSheet())
    defer { host.stop() }
    #expect(try await part("dialog .bar.inline", "height", page) == "56px")
  }

  @Test func aCircleBehindAViewIsNoEllipse() async throws {
    let (host, page) = try await show(Text("A wide text").padding().background(.orange, in: Circle()))
    defer { host.stop() }
    let grounds = try await page.evaluate(
      "[...document.querySelectorAll('*')].map(e => getComputedStyle(e).backgroundImage).filter(b => b !== 'none').join()"
    )
    #expect(grounds.hasPrefix("radial-gradient(circle closest-side, rgb(255, 149, 0)"), "\(grounds)")
  }

  @Test(arguments: [
    ("cloud.sun.fill", SymbolRenderingMode.multicolor, "rgb(255, 255, 255)", "rgb(255, 204, 0)", "1"),
    ("cloud.rain", .multicolor, "rgb(0, 0, 0)", "rgb(50, 173, 230)", "1"),
    ("checkmark.circle.fill", .multicolor, "rgb(52, 199, 89)", "rgb(255, 255, 255)", "1"),
    ("xmark.circle.fill", .hierarchical, "rgb(0, 0, 0)", "rgb(0, 0, 0)", "0.25"),
  ])
  func theLayersOfASymbolHaveColoursOfTheirOwn(
    name: String, mode: SymbolRenderingMode, first: String, second: String, opacity: String
  ) async throws {
    let (host, page) = try await show(Image(systemName: name).symbolRenderingMode(mode))
    defer { host.stop() }
    #expect(try await part(".img", "backgroundColor", page, part: "::before") == first)
    #expect(try await part(".img", "backgroundColor", page, part: "::after") == second)
    #expect(try await part(".img", "opacity", page, part: "::after") == opacity)
    #expect(try await part(".img", "display", page, part: "::after") == "block")
  }

  private struct Pushed: View {
    let mode: NavigationBarItem.TitleDisplayMode

    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("First").navigationTitle("Contacts").navigationBarTitleDisplayMode(mode)
          .navigationDestination(for: Int.self) { _ in Text("Second").navigationTitle("Anna") }
      }
    }
  }

  /// `automatic` is what the screen below has.
  @Test(arguments: [(NavigationBarItem.TitleDisplayMode.automatic, true), (.large, true), (.inline, false)])
  func aPushedScreensTitleIsAsLargeAsThatOfTheScreenBelow(
    mode: NavigationBarItem.TitleDisplayMode, isLarge: Bool
  ) async throws {
    let text = "Second"
    let screen = Screen(Pushed(mode: mode))
    let frame = try screen.frame(of: screen.text(text))
    screen.close()
    let (host, page) = try await show(Pushed(mode: mode))
    defer { host.stop() }
    let size = try await page.evaluate(
      "getComputedStyle([...document.querySelectorAll('.bar h1')].find(e => e.innerText === 'Anna')).fontSize")
    #expect(size == (isLarge ? "34px" : "17px"))
    // In the middle of what the bar leaves.
    #expect(abs(frame.midY - (59 + (isLarge ? 96 : 44) + 852 - 34) / 2) < 0.5, "\(frame)")
  }

  private struct Folders: View {
    @State private var chosen: Int? = 1

    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $chosen) { Text("Folder \($0)") }.navigationTitle("Folders")
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test func aSidebarsRowsHaveNoCardAndBeginBelowItsTitle() async throws {
    let screen = Screen(Folders())
    screen.windowSize = CGSize(width: 1280, height: 800)
    let below = try screen.frame(of: screen.text("Folder 1")).minY - screen.frame(of: screen.text("Folder 0")).minY
    #expect(below == 44)
    screen.close()
    let (host, page) = try await show(Folders())
    defer { host.stop() }
    try await page.call(
      "Emulation.setDeviceMetricsOverride", ["width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    try await page.wait("document.querySelector('.row')?.checkVisibility()")
    #expect(try await part(".row", "backgroundColor", page) == "rgba(0, 0, 0, 0)")
    #expect(try await part(".row.selected", "backgroundColor", page) == "rgba(120, 120, 128, 0.18)")
    #expect(try await part(".row.selected", "display", page, part: "::before") == "none")
  }

  /// What is too wide for a screen reaches beyond it, and its bar stays.
  @Test func whatIsTooWideMovesNoBar() throws {
    let view = NavigationStack {
      Color.red.frame(width: 600, height: 20).navigationTitle("Wide").toolbar { Button("Add") {} }
    }
    let screen = Screen(view)
    let frame = try screen.frame(of: screen.button("Add"))
    #expect(abs(frame.maxX - (393 - 16)) < 0.01)
    screen.close()
  }

  @Test func withAccessibilitysSizesAValueStandsBelowItsLabel() throws {
    let view = Form { LabeledContent("Distance", value: "38.2 km") }
    for (size, isBelow) in [(DynamicTypeSize.xxxLarge, false), (.accessibility1, true)] {
      let screen = Screen(view.dynamicTypeSize(size))
      let (label, value) = try (screen.frame(of: screen.text("Distance")), screen.frame(of: screen.text("38.2 km")))
      #expect((value.minY >= label.maxY) == isBelow, "\(size)")
      screen.close()
    }
  }

  @Test func whatIsFilledWithALesserStyleIsAsPaleAsOnAPhone() async throws {
    let (host, page) = try await show(
      VStack {
        Rectangle().fill(.quaternary).frame(width: 50, height: 50)
        Text("Read").foregroundStyle(.secondary)
      })
    defer { host.stop() }
    #expect(try await style("svg, .shape", "backgroundColor", page) == "rgba(60, 60, 67, 0.18)")
    // Words have to be read.
    #expect(try await style("p", "color", page) == "rgb(99, 101, 110)")
  }

  @Test func lesserStylesAreLessOfTheForegroundAround() async throws {
    let (host, page) = try await show(
      VStack {
        Text("Faint").foregroundStyle(.secondary)
        Rectangle().fill(.tertiary).frame(width: 50, height: 50)
      }
      .foregroundStyle(.white).background(.blue))
    defer { host.stop() }
    #expect(try await style("p", "color", page).hasPrefix("color(srgb 1 1 1 / 0.75"))
    #expect(try await style(".shape", "backgroundColor", page).hasPrefix("color(srgb 1 1 1 / 0.3"))
  }

  @Test func stylesThatStandForOneAnotherAreDrawn() throws {
    let view = VStack(spacing: 0) {
      Rectangle().fill(.tint).frame(width: 50, height: 50).foregroundStyle(.tint).tint(.primary)
      Rectangle().frame(width: 50, height: 50).foregroundStyle(.foreground.opacity(0.5))
      Rectangle().fill(.secondary).frame(width: 50, height: 50)
        .foregroundStyle(.red, .secondary.opacity(0.5))
      Text("Words").foregroundStyle(.secondary).foregroundStyle(.tint).tint(.secondary)
      Rectangle().frame(width: 50, height: 50).foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.blue)
      Rectangle().frame(width: 50, height: 50).foregroundStyle(.foreground.opacity(0.5))
        .foregroundStyle(.linearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom))
    }
    let screen = Screen(view)
    let image: ScreenImage = try screen.image()
    let top = screen.windowSize.height / 2 - 135
    func color(_ y: Double) -> String? { image.color(x: 196, y: top + y) }
    #expect(color(25) == "#000000")
    #expect(["#7F7F7F", "#808080"].contains(color(75)))
    #expect(color(125) != "#FFFFFF")
    // Half of the blue around.
    #expect(color(195) == "#7FBCFF")
    #expect(color(245) == color(195))
    screen.close()
  }
}
