import Foundation
import SwiftUI
import TenureRender
import Testing
import WebProbe

@testable import TenureHTML
@testable import TenureWeb

@MainActor @Suite struct HTMLTests {
  @Test func theFirstResponseIsWholeAndHasRealElements() async throws {
    let page = try await serve { Everything() }.page()
    for part in [
      "<h1 id=", ">All sorts</h1>", "<h2", "<button", "type=\"text\"", "type=\"password\"", "<textarea",
      "role=\"switch\"",
      "<option", "selected>Blue</option>", "<ul", "<li", "<fieldset", "<legend", "<progress", "<meter", "<details",
      "<summary", "type=\"range\"", "href=\"https://example.org/\"", "aria-label=\"A hint of blue\"", "<hr",
    ] {
      #expect(page.html.contains(part), "\(part) is missing")
    }
  }

  @Test("A projection is a matrix of CSS, from the upper left corner; small capitals are a variant of the font")
  func projection() async throws {
    let server = try serve {
      Text("Moved").transformEffect(CGAffineTransform(1, 2, 3, 4, 5, 6))
      Text("Small").font(.caption.smallCaps())
    }
    let page = try await server.page()
    #expect(
      server.host.styles.rules.contains {
        $0.contains("transform:matrix3d(1,2,0,0,3,4,0,0,0,0,1,0,5,6,0,1);transform-origin:0 0")
      })
    #expect(page.html.contains("f-caption f-smallCaps"))
  }

  @Test("The program's accent as a tint is not made of itself, which a browser takes for no colour")
  func ownAccent() async throws {
    let server = try serve {
      Button("One") {}.tint(.accentColor)
      Button("Two") {}.tint(nil)
      Button("Three") {}.tint(.accentColor.opacity(0.5))
    }
    _ = try await server.page()
    let rules = server.host.styles.rules.filter { $0.contains("--accent:") }
    #expect(rules.count == 2)
    #expect(rules.allSatisfy { $0.contains("var(--app)") && !$0.contains("var(--accent)") })
    #expect(rules.contains { $0.contains("--strong:var(--app-strong);--on-strong:var(--on-app)") })
  }

  @Test func `the accent of a catalogue is that of the page`() {
    let rule = CSS.accentRule("#2e7d3aff|#102030ff")
    #expect(rule.contains("--app:light-dark(#2e7d3aff,#102030ff);"))
    #expect(CSS.accentRule(nil).isEmpty)
    // As a tint of the same colour: bright, under dark words.
    #expect(
      CSS.accentRule("green").contains("--app-fill:var(--green-fill);--app-strong:var(--green-fill);--on-app:#06121f"))
    #expect(CSS.sixDigits("label") == "#000000" && CSS.sixDigits("secondaryLabel") == CSS.sixDigits("secondary"))
  }

  @Test func `a program's own animation is a curve through what it has covered`() {
    let easing = Easing(Movement(.parts([0, 0.25, 1.25, 1]), duration: 1.5, delay: 0.25))
    #expect(easing.function == "linear(0,0.25,1.25,1)")
    #expect(easing.milliseconds == 1500 && easing.delay == 250)
    #expect(Easing(Movement(.parts([]), duration: 1)).function == "linear(0,1)")
  }

  @Test func theWidthOfAFontAndItsLeadingAreRulesAndTraitsAreRoles() async throws {
    let server = try serve {
      Text("Wide").font(.body.width(.expanded).leading(.tight))
      Text("12:00").accessibilityAddTraits(.updatesFrequently)
      Button("Star") {}.accessibilityAddTraits([.isToggle, .isSelected])
      VStack { Text("Over all") }.accessibilityAddTraits(.isModal)
    }
    let page = try await server.page()
    #expect(server.host.styles.rules.contains { $0.contains("font-stretch:125%") })
    #expect(server.host.styles.rules.contains { $0.contains("line-height:1.1") })
    for part in ["role=\"timer\"", "role=\"switch\"", "aria-checked=\"true\"", "aria-modal=\"true\""] {
      #expect(page.html.contains(part), "\(part) is missing")
    }
  }

  @Test("What is tapped is a button, unless something in it is used by itself")
  func tappedGroups() async throws {
    let page = try await serve {
      VStack { Text("Plain card") }.onTapGesture {}.accessibilityIdentifier("plain")
      VStack {
        Text("Card with a button"); Button("Buy") {}
      }.onTapGesture {}
      ScrollView { TextField("Name", text: .constant("")) }.onTapGesture {}
    }.page()
    let tapped = page.html.matches(of: /<div[^>]*data-tap[^>]*>/).map { String($0.output) }
    #expect(tapped.count == 3)
    #expect(tapped.map { $0.contains("role=\"button\"") } == [true, false, false])
    #expect(tapped.allSatisfy { $0.contains("tabindex=\"0\"") })
  }

  @Test("A page is told of a direction, a colour scheme and a state in the environment, as it is of their modifiers")
  func environment() async throws {
    let page = try await serve {
      VStack { Text("First") }.environment(\.layoutDirection, .rightToLeft)
      VStack { Text("Night") }.environment(\.colorScheme, .dark)
      Button("Save") {}.environment(\.isEnabled, false)
    }.page()
    #expect(page.html.contains("dir=\"rtl\""))
    #expect(page.html.contains("colorScheme-dark"))
    #expect(page.html.contains(/<button[^>]* disabled/))
  }

  @Test("Headings follow one another without a gap: the screen's title, then those in it")
  func headings() async throws {
    let page = try await serve {
      NavigationStack {
        VStack {
          Text("Ada").font(.headline)
          Text("Today").font(.title2)
          Text("News").accessibilityAddTraits(.isHeader)
        }
        .navigationTitle("Inbox")
      }
    }.page()
    // The title is there twice, large and small; before it, the heading of pages whose screen has none.
    #expect(page.html.matches(of: /<h([1-6])/).map { String($0.output.1) } == ["1", "1", "1", "2", "2", "2"])
  }

  @Test func nothingOfAProgramIsTakenForMarkup() async throws {
    let page = try await serve {
      VStack {
        Text("<script>alert(1)</script> & \"more\"")
        TextField("' onfocus='x", text: .constant("\"><img src=x onerror=alert(1)>"))
        TextEditor(text: .constant("</textarea><b>out</b>"))
        Text("named").accessibilityLabel("\" onclick=\"x")
      }
      .navigationTitle("</title><b>")
    }.page()
    #expect(!page.html.contains("<script>alert"))
    #expect(!page.html.contains("<img src"))
    #expect(!page.html.contains("<b>"))
    #expect(!page.html.contains("\" onclick="))
    #expect(page.html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;"))
  }

  /// Words without anything else take a shorter way to the page than other elements.
  @Test(arguments: ["", "plain", "é <b> & \"'", "\0"], [[], [RenderModifier(.help, value: .text("x"))]])
  func wordsAreTheSameOnEitherWay(words: String, modifiers: [RenderModifier]) {
    for holder in [Role.column, .button, .form, .list, .gridRow] {
      var attributes = Attributes()
      attributes[.text] = .text(words)
      let text = RenderNode(id: NodeID(7), role: .text, attributes: attributes, modifiers: modifiers)
      let mirror = Mirror(
        RenderNode(id: NodeID(1), role: holder, children: [text]), styles: StyleBook())
      let shadow = mirror[NodeID(7)]!
      var long = HTML()
      long.write(mirror.lowering.markup(of: shadow), of: 7) { _, _ in }
      #expect(mirror.html(of: shadow) == String(decoding: long.bytes, as: UTF8.self))
      #expect(shadow.attributes == attributes)
    }
  }

  /// Most words of a page come without a number; the browser finds out which they have.
  @Test func numbersThatAreLeftOutAreCountedOn() async throws {
    let server = try serve {
      Everything()
      ForEach(0..<40) { index in
        if index % 7 == 3 { Text("\(index)").help("of its own") } else { Text("\(index)") }
        if index % 9 == 0 {
          HStack {
            Text("one"); Button("two \(index)") {}; Text("three")
          }
        }
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let other = try await server.page()
    #expect(other.html.components(separatedBy: " i class=\"text\">").count > 40)
    let whole = try #require(String(data: JSONEncoder().encode(server.host.html(of: other.secret)), encoding: .utf8))
    let same = """
      (() => {
        const names = (all) => [...all.querySelectorAll('[id]')].map((one) => one.tagName + one.id).join(' ');
        const whole = document.createElement('template');
        whole.innerHTML = \(whole);
        return names(document.getElementById('root')) === names(whole.content) ? 'same'
          : names(document.getElementById('root')) + ' instead of ' + names(whole.content);
      })()
      """
    #expect(try await browser.evaluate(same) == "same")
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "JaVaScRiPt:alert(1)"])
  func aLinkToAnUnsafeSchemeLeadsNowhere(address: String) async throws {
    let page = try await serve { Link("Go", destination: URL(string: address)!) }.page()
    #expect(page.html.contains(">Go<"))
    #expect(!page.html.contains("href=\"\(address)\""))
  }

  @Test func thePolicyAllowsNoScriptOrStyleInThePage() async throws {
    let page = try await serve { Text("Hello").padding(13).foregroundStyle(.red) }.page()
    #expect(page.head.contains("default-src 'none'; script-src 'self'; style-src 'self'"))
    #expect(!page.head.contains("unsafe"))
    #expect(!page.html.contains("style=\""))
    #expect(!page.html.contains("<style"))
    // The program's numbers are in a sheet of their own.
    let path = try #require(page.html.firstMatch(of: #/href="(\/rules-\d+\.css)"/#))
    let rules = try await HTTP.get(port: page.port, path: String(path.1)).body
    #expect(rules.contains("padding:13px"))
    #expect(rules.contains("color:var(--red)"))
  }

  @Test func theClientIsSmall() async throws {
    let page = try await serve { Text("Hello") }.page()
    let script = try await HTTP.get(port: page.port, path: "/tenure.js").body
    #expect(script.utf8.count > 1_000)
    #expect(script.utf8.count < 56_000)
  }

  /// The script's files share one place: the second of two functions with one name would take the other's calls.
  @Test func noTwoFunctionsOfTheClientHaveOneName() async throws {
    let page = try await serve { Text("Hello") }.page()
    let script = try await HTTP.get(port: page.port, path: "/tenure.js").body
    let names = script.matches(of: /function ([A-Za-z]+)\(/).map { String($0.output.1) }
    #expect(names.count > 20)
    #expect(Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted().isEmpty)
  }

  @Test func aPasswordIsNotSentBack() async throws {
    let page = try await serve { SecureField("Password", text: .constant("hunter2")) }.page()
    #expect(!page.html.contains("hunter2"))
    #expect(!page.html.contains("•"))
  }
}

private struct Everything: View {
  @State private var color = 1

  var body: some View {
    NavigationStack {
      Form {
        Section("Facts") {
          Text("Big").font(.largeTitle)
          Text("Small")
          Button("Press") {}
          TextField("Name", text: .constant("Ada"))
          SecureField("Password", text: .constant(""))
          TextEditor(text: .constant("Lines"))
          Toggle("On", isOn: .constant(true))
          Picker("Colour", selection: $color) {
            Text("Red").tag(0)
            Text("Blue").tag(1)
          }
          Slider(value: .constant(0.5))
          ProgressView(value: 0.5)
          Gauge(value: 0.3) { Text("Load") }
          DisclosureGroup("More") { Text("Inside") }
          Link("Site", destination: URL(string: "https://example.org/")!)
          Divider()
          Text("x").accessibilityLabel("A hint of blue")
          List { Text("Row") }
        }
      }
      .navigationTitle("All sorts")
    }
  }
}
