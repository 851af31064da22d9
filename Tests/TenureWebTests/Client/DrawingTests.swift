import SwiftUI
@testable import TenureHTML
@testable import TenureWeb
import Testing
import WebProbe

/// What a browser draws: changes over time, shapes, and choices.
@MainActor @Suite(.serialized) struct DrawingTests {
  @Test func aChangeUnderAnAnimationIsDrawnWithItsLengthAndCurve() async throws {
    let server = try serve { Moving() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Slowly")
    try await browser.wait("document.getAnimations().length > 0")
    // Its words change too.
    let moving = "document.getAnimations().find(a => parseFloat(a.effect.getKeyframes()[1].translate) === 100)"
    #expect(
      try await browser.evaluate(
        "(() => { const e = \(moving).effect, t = e.getTiming(); "
          + "return [t.duration, t.easing, Object.keys(e.getKeyframes()[1]).includes('translate')].join() })()")
        == "30000,linear,true")
    // Half way it is between both.
    try await browser.evaluate("\(moving).pause(); \(moving).currentTime = 15000; 0")
    let place = "parseFloat(getComputedStyle(\(moving).effect.target).translate)"
    #expect(try await browser.evaluate("'' + Math.round(\(place))") == "50")
    try await browser.press("At once")
    try await browser.wait("document.getAnimations().length === 0")
  }

  @Test("What is masked is cut along a gradient, and has the corners of a shape")
  func masks() async throws {
    let server = try serve {
      VStack {
        Text("Fades").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        Text("Round").mask { Capsule() }
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let styles = "[...document.querySelectorAll('.base')].map(e => getComputedStyle(e))"
    #expect(try await browser.evaluate("\(styles)[0].maskImage").contains("gradient("))
    #expect(try await browser.evaluate("\(styles)[1].borderTopLeftRadius") == "999px")
  }

  @Test func whatComesAndGoesDoesSoInTheWayItsTransitionSays() async throws {
    let server = try serve { Coming() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Toggle")
    try await browser.wait("document.getAnimations().length > 0")
    let frames = "(e => JSON.stringify(e.effect.getKeyframes().map(f => [f.opacity, f.translate])))"
    let guest = "document.getAnimations().find(a => a.effect.target.textContent === 'Guest')"
    #expect(try await browser.evaluate("\(frames)(\(guest))").contains("100%"))
    try await browser.evaluate("document.getAnimations().forEach(a => a.finish()); 0")
    try await browser.press("Toggle")
    // It has gone for everybody, and is still seen on its way out.
    try await browser.wait("document.querySelector('.leaving')")
    #expect(try await browser.evaluate("\(frames)(\(guest))").contains("\"0\""))
    try await browser.evaluate("document.getAnimations().forEach(a => a.finish()); 0")
    try await browser.wait("!document.body.textContent.includes('Guest')")
    // Without an animation nothing moves.
    try await browser.press("Just toggle")
    try await browser.wait("document.body.textContent.includes('Guest')")
    #expect(try await browser.evaluate("'' + document.getAnimations().length") == "0")
  }

  @Test func wordsThatChangeUnderAnAnimationPassIntoEachOther() async throws {
    let server = try serve { Wording() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Slowly")
    try await browser.wait("document.body.textContent.includes('faded 1')")
    // The old words are seen on their way out, and are there for nobody else.
    let old = "[...document.querySelectorAll('.leaving')]"
    #expect(try await browser.evaluate("\(old).map(e => e.textContent).join()") == "faded 0,rolled 0")
    #expect(try await browser.evaluate("\(old).every(e => e.inert && !e.id)") == "1")
    let ends =
      "\(old).map(e => e.getAnimations()[0].effect.getKeyframes()[1]).map(f => f.opacity + ' ' + f.translate).join()"
    #expect(try await browser.evaluate(ends) == "0 undefined,0 0px -50%")
    try await browser.evaluate("document.getAnimations().forEach(a => a.finish()); 0")
    try await browser.wait("!document.querySelector('.leaving')")
    try await browser.press("At once")
    try await browser.wait("document.body.textContent.includes('faded 2')")
    #expect(try await browser.evaluate("'' + document.getAnimations().length") == "0")
  }

  @Test func whoWantsLessMotionSeesNone() async throws {
    let server = try serve { Moving() }
    let browser = try await Chromium.show(server.host.address, arguments: ["--force-prefers-reduced-motion"])
    try await browser.press("Slowly")
    try await browser.wait("document.body.textContent.includes('at 100')")
    #expect(try await browser.evaluate("'' + document.getAnimations().length") == "0")
  }

  @Test func aRingIsAsLongAsItsTrimSays() async throws {
    let server = try serve { Ring() }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await browser.evaluate("document.querySelector('circle').getAttribute('stroke-dasharray')") == "0.25 2")
    #expect(try await browser.evaluate("getComputedStyle(document.querySelector('circle')).strokeLinecap") == "round")
    let box = "(b => [b.width, b.height].join())(document.querySelector('circle').getBBox())"
    #expect(try await browser.evaluate(box) == "80,80")
    try await browser.press("More")
    try await browser.wait("document.querySelector('circle').getAttribute('stroke-dasharray') === '0.75 2'")
  }

  @Test func whatAProgramDrawsIsMadeForTheRoomThatThereIs() async throws {
    let server = try serve { Drawn() }
    let browser = try await Chromium.show(server.host.address)
    // The page has said how wide the shape is, and it was drawn anew.
    let shape = "document.querySelector('svg:not(.canvas)')"
    try await browser.wait("\(shape).getAttribute('viewBox') === '0 0 240 50'")
    #expect(try await browser.evaluate("\(shape).firstChild.getAttribute('d')") == "M0 0L240 50Z")
    #expect(try await browser.evaluate("\(shape).firstChild.getAttribute('fill-rule')") == "evenodd")
    #expect(try await browser.evaluate("document.querySelector('.canvas text').textContent") == "half")
    let box =
      "(b => [b.width, b.height].map(Math.round).join())(document.querySelector('.canvas g > path').getBoundingClientRect())"
    #expect(try await browser.evaluate(box) == "50,20")
    try await browser.wait("document.body.textContent.includes('room 240 by 30')")
    try await browser.press("Wider")
    try await browser.wait("\(shape).firstChild.getAttribute('d') === 'M0 0L300 50Z'")
    try await browser.wait("document.body.textContent.includes('room 300 by 30')")
  }

  @Test func aRoomIsBelievedOnlyOfWhatAsksForIt() async throws {
    let server = try serve { Drawn() }
    let page = try await server.page()
    let before = server.host.html(of: page.secret)
    let asking = try #require(before.firstMatch(of: #/id=(\d+)[^ ]* class="shape/#)?.1)
    for words in ["1 10 10", "99999 1 1", "\(asking) 0", "-1 2 3", "\(asking) 2 three", "\(asking) 4294967296 1"] {
      guard let message = ClientMessage.read(Array("[\"rooms\",\"\(words)\"]".utf8)) else { continue }
      server.host.tryOut(message, on: page.secret)
    }
    #expect(server.host.html(of: page.secret) == before)
    let told = try #require(ClientMessage.read(Array("[\"rooms\",\"\(asking) 77 11\"]".utf8)))
    server.host.tryOut(told, on: page.secret)
    #expect(server.host.html(of: page.secret).contains("M0 0L77 11Z"))
    #expect(server.host.record(of: page.secret)?.turns.last?.event == "lay out")
  }

  @Test func aLineOfPassingColoursIsDrawn() async throws {
    let page = try await serve {
      Circle().stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 4)
    }.page()
    #expect(page.html.contains("<linearGradient"))
    #expect(page.html.contains("stroke=\"url(#"))
  }

  @Test func aWheelIsTurned() async throws {
    let server = try serve { Choices(style: "wheel") }
    let browser = try await Chromium.show(server.host.address)
    // What is chosen stands in the middle.
    let middle = try await browser.middle(of: "B")
    let wheel = "(b => '' + Math.round(b.y + b.height / 2))(document.querySelector('.options').getBoundingClientRect())"
    #expect(try await browser.evaluate(wheel) == "\(Int(middle.y.rounded()))")
    try await browser.turn(at: middle, by: 38)
    try await browser.wait("document.body.textContent.includes('chosen 3')")
    try await browser.turn(at: middle, by: -120)
    try await browser.wait("document.body.textContent.includes('chosen 1')")
  }

  @Test(arguments: ["segmented", "inline", "wheel"]) func choicesThatAreAllSeenAreRadioButtons(style: String)
    async throws
  {
    let server = try serve { Choices(style: style) }
    let browser = try await Chromium.show(server.host.address)
    #expect(
      try await browser.evaluate("document.querySelector('[role=radiogroup] :checked').parentNode.textContent") == "B")
    try await browser.press("C")
    try await browser.wait("document.body.textContent.includes('chosen 3')")
    // An arrow key chooses the next one, as in any group of radio buttons.
    try await browser.evaluate("document.querySelector('input:checked').focus()")
    try await browser.key("ArrowUp", 38)
    try await browser.wait("document.body.textContent.includes('chosen 2')")
    try await browser.press("Choose the first")
    try await browser.wait("document.querySelector(':checked').parentNode.textContent === 'A'")
  }

  @Test func aNameForAssistiveTechnologyIsThatOfTheFieldItself() async throws {
    let page = try await serve {
      TextField("", text: .constant("")).padding().accessibilityLabel("Street")
      Slider(value: .constant(0.5)).accessibilityLabel("Volume")
      Button("✕") {}.padding().accessibilityLabel("Close")
    }.page()
    for (tag, name) in [("input", "Street"), ("input", "Volume"), ("button", "Close")] {
      #expect(page.html.contains(try Regex("<\(tag) [^>]*aria-label=\"\(name)\"")), "\(name)")
    }
  }
}

private struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Drawn: View {
  @State private var width = 240.0

  var body: some View {
    VStack {
      Slope().fill(.blue, style: FillStyle(eoFill: true)).frame(height: 50)
      Canvas { context, size in
        context.clip(to: Path(CGRect(origin: .zero, size: size)))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
        context.draw(Text("half").font(.caption), at: CGPoint(x: size.width / 4, y: size.height / 2))
      }
      .frame(width: 100, height: 20)
      GeometryReader { room in Text("room \(Int(room.size.width)) by \(Int(room.size.height))") }.frame(height: 30)
    }
    .frame(width: width)
    Button("Wider") { width = 300 }
  }
}

private struct Moving: View {
  @State private var place = 0.0

  var body: some View {
    Text("at \(Int(place))").offset(x: place)
    Button("Slowly") { withAnimation(.linear(duration: 30)) { place = 100 } }
    Button("At once") { place = 0 }
  }
}

private struct Coming: View {
  @State private var isHere = false

  var body: some View {
    VStack {
      if isHere {
        Text("Guest").transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
      }
      Button("Toggle") { withAnimation(.easeInOut(duration: 30)) { isHere.toggle() } }
      Button("Just toggle") { isHere.toggle() }
    }
  }
}

private struct Ring: View {
  @State private var part = 0.25

  var body: some View {
    Circle().trim(from: 0, to: part).stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
      .frame(width: 80, height: 80)
    Button("More") { part = 0.75 }
  }
}

private struct Choices: View {
  let style: String
  @State private var number = 2

  var body: some View {
    Text("chosen \(number)")
    Button("Choose the first") { number = 1 }
    switch style {
    case "segmented": picker.pickerStyle(.segmented)
    case "inline": picker.pickerStyle(.inline)
    default: picker.pickerStyle(.wheel)
    }
  }

  private var picker: some View {
    Picker("Letter", selection: $number) {
      Text("A").tag(1)
      Text("B").tag(2)
      Text("C").tag(3)
    }
  }
}

private struct Wording: View {
  @State private var count = 0

  var body: some View {
    Text("faded \(count)")
    Text("rolled \(count)").contentTransition(.numericText())
    Text("as it was \(count)").contentTransition(.identity)
    Button("Slowly") { withAnimation(.linear(duration: 30)) { count += 1 } }
    Button("At once") { count += 1 }
  }
}
