import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What modifiers say, as a browser of a phone's size shows it.
@MainActor @Suite(.serialized) struct PageStyleTests: PhonePageTests {
  @Test func whatHasPriorityHasRoomFirst() async throws {
    let (host, page) = try await show(
      VStack {
        HStack {
          Text("A description that is far too long for the rest of the line").lineLimit(1).layoutPriority(-1)
          Text("and 12 nights of it")
        }
        HStack {
          Text("Another one that is far too long for the rest of it").lineLimit(1)
          Text("as this is 1,240 €").layoutPriority(1)
        }
        // Short words are not the first to give way.
        HStack {
          Text("Name")
          Spacer()
          Text("Somebody with a name that goes on over several lines of a phone, as some do")
        }
      })
    defer { host.stop() }
    for words in ["and 12 nights of it", "as this is 1,240 €", "Name"] {
      #expect(try await box(words, "height", page) < 25, "\(words)")
    }
  }

  @Test func aFrameKeepsItsWidthInARow() async throws {
    let (host, page) = try await show(
      HStack {
        Text("AB").frame(width: 60, height: 60).background(.yellow).clipShape(Circle()).overlay {
          Circle().stroke(.red)
        }
        Text("Somebody with a name that goes on over several lines of a phone, as some do, and on")
      })
    defer { host.stop() }
    #expect(try await page.evaluate("'' + document.querySelector('.layered').getBoundingClientRect().width") == "60")
  }

  @Test func shapesHaveTheForegroundFromFurtherOut() async throws {
    let (host, page) = try await show(
      VStack {
        Circle().stroke(lineWidth: 4).opacity(0.5)
        Circle()
        Rectangle()
      }
      .foregroundStyle(.red))
    defer { host.stop() }
    #expect(try await style("svg [class*=k]", "stroke", page) == "rgb(255, 59, 48)")
    let fill = "getComputedStyle([...document.querySelectorAll('circle')].at(-1)).fill"
    #expect(try await page.evaluate(fill) == "rgb(255, 59, 48)")
    #expect(try await style("div.shape", "backgroundColor", page) == "rgb(255, 59, 48)")
  }

  @Test func theShadowOfWhatHasNoGroundIsThatOfWhatIsInIt() async throws {
    let (host, page) = try await show(
      VStack {
        RoundedRectangle(cornerRadius: 12).fill(.red).padding(24).shadow(radius: 20)
        Text("Card").background(.yellow).shadow(radius: 3)
        Text("Words").shadow(radius: 2)
      })
    defer { host.stop() }
    #expect(try await style(".box", "filter", page).contains("drop-shadow"))
    #expect(try await style(".box", "boxShadow", page) == "none")
    #expect(try await style("p", "boxShadow", page).contains("3px"))
    #expect(try await style("p:last-of-type", "textShadow", page).contains("2px"))
  }

  @Test func indicatorsAreHiddenWhereNoneAreAskedFor() async throws {
    let (host, page) = try await show(
      ScrollView {
        ScrollView(.horizontal, showsIndicators: false) { Text("First") }
        Color.red.frame(height: 20)
      })
    defer { host.stop() }
    #expect(try await style(".scroll.horizontal", "scrollbarWidth", page) == "none")
    // Views that scroll together stand apart as those of a stack do.
    #expect(try await style(".scroll.vertical", "rowGap", page) == "8px")
  }

  private struct Deleting: View {
    @State private var names = ["Ann", "Ben"]
    var body: some View {
      List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
    }
  }

  @Test func aFingerThatSwipesARowShowsItsDeleteButton() async throws {
    let (host, page) = try await show(Deleting())
    defer { host.stop() }
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try await page.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "hover", "value": "none"], ["name": "pointer", "value": "coarse"]]])
    #expect(try await style(".row > .delete", "opacity", page) == "0")
    let (x, y) = try await page.middle(of: "Ann")
    try await page.swipe(from: (x + 100, y), to: (x - 40, y + 2))
    try await page.wait("getComputedStyle(document.querySelector('.row > .delete')).opacity === '1'")
    #expect(
      try await page.evaluate("getComputedStyle(document.querySelectorAll('.row > .delete')[1]).opacity") == "0")
    try await page.evaluate("document.querySelector('.row.pushed-aside > .delete').click()")
    try await page.wait("document.querySelectorAll('.row').length === 1")
  }

  @Test func textsAreReadAsTheirLettersAreAndStandWhereOthersBegin() async throws {
    let (host, page) = try await show(
      VStack(alignment: .leading) {
        Text("Are you there?")
        Text("Up a little").offset(x: 20)
      }
      .environment(\.layoutDirection, .rightToLeft))
    defer { host.stop() }
    // The question mark stands at the right end.
    let last = try await page.evaluate(
      "(t => { const r = document.createRange(); r.setStart(t, t.length - 1); r.setEnd(t, t.length);"
        + " return '' + r.getBoundingClientRect().right })(document.querySelector('p').firstChild)")
    #expect(try await page.evaluate("'' + document.querySelector('p').getBoundingClientRect().right") == last)
    let moved = try await box("Up a little", "right", page)
    #expect(try await abs(box("Are you there?", "right", page) - moved - 20) < 0.5)
  }

  private struct Mailboxes: View {
    var body: some View {
      NavigationStack {
        List {
          Text("Inbox").badge(12)
          NavigationLink("Drafts") { Text("None") }.badge("New")
        }
      }
    }
  }

  @Test func badgesOfRowsAreGrayWordsAtTheirEnd() async throws {
    let (host, page) = try await show(Mailboxes())
    defer { host.stop() }
    #expect(try await style(".row .text[data-badge]", "content", page, part: "::after") == "\"12\"")
    #expect(try await style(".row .text[data-badge]", "color", page, part: "::after") == "rgb(99, 101, 110)")
    #expect(try await style(".navlink[data-badge]", "content", page, part: "::before") == "\"New\"")
    // The arrow stays.
    #expect(try await style(".navlink[data-badge]", "content", page, part: "::after") == "\"\"")
  }

  @Test func textsAreAsLargeAsTheTextSizeAroundThemSays() async throws {
    let view = VStack(alignment: .leading) {
      Text("Body text")
      Text("A title").font(.title)
      Text("A caption").font(.caption)
      Text("Of its own size").font(.system(size: 20))
      Text("Usual").dynamicTypeSize(.large)
    }
    .dynamicTypeSize(.accessibility2)
    let (host, page) = try await show(view)
    defer { host.stop() }
    let screen = Screen(view)
    for words in ["Body text", "A title", "A caption", "Of its own size", "Usual"] {
      let frame = try screen.frame(of: screen.text(words))
      #expect(try await abs(box(words, "width", page) - frame.width) <= 1, "\(words)")
      #expect(try await abs(box(words, "height", page) - frame.height) <= 0.5, "\(words)")
      #expect(try await abs(box(words, "y", page) + 59 - frame.minY) <= 1, "\(words)")
    }
  }

  @Test func aSliderWithoutALabelHasAName() async throws {
    let (host, page) = try await show(VStack { Slider(value: .constant(0.5)) })
    defer { host.stop() }
    #expect(try await page.controlsWithoutName() == [])
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "Lit" : "Dark")
      }
    }
  }

  @Test func aToggleInAStyleOfTheProgramsOwnIsShownWhereLabelsAreHidden() async throws {
    let (host, page) = try await show(
      VStack {
        Toggle("Lamp", isOn: .constant(true)).toggleStyle(Lamp()).labelsHidden()
        Toggle("System", isOn: .constant(true)).labelsHidden()
      })
    defer { host.stop() }
    #expect(try await box("Lit", "width", page) > 10)
    #expect(try await style(".toggle > .styled", "clipPath", page) == "none")
    #expect(try await style(".toggle > .name", "clipPath", page) == "inset(50%)")
  }

  @Test func whatIsMadeOfTheStyleThatItReplacesIsDrawn() async throws {
    let (host, page) = try await show(
      VStack {
        Text("Ground").background(in: .rect).backgroundStyle(.background.opacity(0.5))
        Text("Same").background(in: .rect).backgroundStyle(.background)
        VStack { Text("Paler").foregroundStyle(.secondary) }.foregroundStyle(.red, .secondary.opacity(0.5))
        VStack { Text("Turned").foregroundStyle(.secondary) }.foregroundStyle(.red, .tertiary, .secondary)
      })
    defer { host.stop() }
    func look(_ words: String, _ name: String) async throws -> String {
      try await page.evaluate(
        "getComputedStyle([...document.querySelectorAll('.text')].find(e => e.textContent === '\(words)')).\(name)")
    }
    #expect(try await look("Ground", "backgroundColor") == "color(srgb 1 1 1 / 0.5)")
    #expect(try await look("Same", "backgroundColor") == "rgb(255, 255, 255)")
    #expect(try await look("Paler", "color").hasSuffix("/ 0.5)"))
    #expect(try await look("Turned", "color") == "rgb(106, 108, 115)")
  }

  @Test func whatIsSemitransparentAsAWholeIsSoInEachOfItsColours() async throws {
    let fade = LinearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom)
    let view = VStack(spacing: 0) {
      Rectangle().fill(fade.opacity(0.5)).frame(width: 50, height: 50)
      Rectangle().fill(Color.blue.gradient.opacity(0.5)).frame(width: 50, height: 50)
      Circle().frame(width: 50, height: 50).foregroundStyle(.foreground.opacity(0.5))
      Circle().fill(fade.opacity(0.5)).frame(width: 50, height: 50)
      Circle().fill(Color.blue.gradient.opacity(0.5)).frame(width: 50, height: 50)
    }
    let screen = Screen(view)
    let image = try screen.image()
    let top = screen.windowSize.height / 2 - 125
    let colors = [25.0, 75, 125, 175, 225].map { image.color(x: 196, y: top + $0) }
    #expect(colors[0] == "#7FBCFF" && colors[2] == "#7F7F7F" && colors[3] == colors[0])
    // Near its lower end it is almost the colour itself.
    #expect(image.color(x: 196, y: top + 99) == "#85BFFF")
    screen.close()
    let (host, page) = try await show(view)
    defer { host.stop() }
    func look(_ element: String, _ name: String) async throws -> String {
      try await page.evaluate("getComputedStyle(\(element)).\(name)")
    }
    let boxes = "document.querySelectorAll('div.shape')"
    for index in 0..<2 {
      let paint = try await look("\(boxes)[\(index)]", "backgroundImage")
      #expect(paint.hasPrefix("linear-gradient(") && paint.contains("/ 0.5)"), "\(paint)")
    }
    let circles = "document.querySelectorAll('svg.shape')"
    #expect(try await look("\(circles)[0].querySelector('circle,ellipse')", "fill") == "color(srgb 0 0 0 / 0.5)")
    for index in 1..<3 {
      let stop = "\(circles)[\(index)].querySelector('stop:last-of-type')"
      #expect(try await look(stop, "stopOpacity") == "0.5")
    }
  }

  private struct Roof: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func theAreaAndTheLineOfAShapeHaveEachTheirOwnColours() async throws {
    let turn = AngularGradient(colors: [.orange, .pink], center: .center)
    let rings = RadialGradient(colors: [.orange, .pink], center: .center, startRadius: 0, endRadius: 30)
    let fade = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let (host, page) = try await show(
      VStack {
        Circle().fill(.red).stroke(turn, lineWidth: 4)
        Circle().fill(rings).stroke(.blue, lineWidth: 4)
        RoundedRectangle(cornerRadius: 8).fill(turn).stroke(.blue, lineWidth: 4)
        Roof().fill(fade).stroke(turn, lineWidth: 4)
        Ellipse().fill(turn).stroke(rings, lineWidth: 4)
      }
      .frame(width: 60, height: 300))
    defer { host.stop() }
    try await page.wait("document.querySelector('path')?.getAttribute('d').length > 5")
    // What each draws, from below: the fill and the stroke of an outline, in [ ] where they are cut out of colours.
    let drawn = try await page.evaluate(
      """
      [...document.querySelectorAll('svg.shape')].map(drawing => [...drawing.children].map(e => {
        const look = (e) => { const s = getComputedStyle(e); return s.fill + ' ' + s.stroke };
        if (e.tagName === 'mask' || e.tagName === 'linearGradient') return '';
        if (e.tagName !== 'g') return look(e);
        const mask = document.getElementById(e.getAttribute('mask').slice(5, -1));
        return '[' + look(mask.firstElementChild) + ']';
      }).filter(Boolean).join(' + ')).join('\\n')
      """)
    let white = "rgb(255, 255, 255)"
    let lines = drawn.split(separator: "\n").map(String.init)
    try #require(lines.count == 5, "\(drawn)")
    #expect(lines[0] == "rgb(255, 59, 48) none + [none \(white)]")
    #expect(lines[1] == "[\(white) none] + none rgb(0, 122, 255)")
    #expect(lines[2] == "[\(white) none] + none rgb(0, 122, 255)")
    #expect(lines[3].hasPrefix("url(") && lines[3].hasSuffix(" none + [none \(white)]"))
    #expect(lines[4] == "[\(white) none] + [none \(white)]")
  }
}
