import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// Looks that pasted programs have in common, as a browser works them out.
@MainActor @Suite(.serialized) struct PastedLooksTests {
  private func style(_ browser: Chromium, _ element: String, _ name: String) async throws -> String {
    try await browser.evaluate("getComputedStyle(\(element)).\(name)")
  }

  /// The element that says these words and no others.
  private func element(_ words: String) -> String {
    "[...document.querySelectorAll('.text')].find(e => e.textContent === '\(words)')"
  }

  private func edge(_ name: String, _ element: String, _ browser: Chromium) async throws -> Double {
    try await Double(browser.evaluate("\(element).getBoundingClientRect().\(name)")) ?? .nan
  }

  @Test func aFontHasItsOwnWeightSlantAndDesign() async throws {
    let server = try serve { Fonts() }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await style(browser, element("in a headline"), "fontWeight") == "400")
    #expect(try await style(browser, element("of twenty points"), "fontWeight") == "400")
    #expect(try await style(browser, element("a headline"), "fontWeight") == "600")
    #expect(try await style(browser, element("in bold"), "fontWeight") == "700")
    #expect(try await style(browser, element("in italics"), "fontStyle") == "normal")
    #expect(try await style(browser, element("slanted"), "fontStyle") == "italic")
    let plain = try await style(browser, element("in a headline"), "fontFamily")
    #expect(try await style(browser, element("in a rounded font"), "fontFamily") == plain)
    #expect(try await style(browser, element("in a rounded design"), "fontFamily") != plain)
  }

  @Test func aGradientShinesThroughLetters() async throws {
    let server = try serve { Gradients() }
    let browser = try await Chromium.show(server.host.address)
    for words in ["own", "inherited"] {
      #expect(try await style(browser, element(words), "webkitTextFillColor") == "rgba(0, 0, 0, 0)")
      #expect(try await style(browser, element(words), "backgroundImage").hasPrefix("linear-gradient"))
      #expect(try await style(browser, element(words), "backgroundClip") == "text")
    }
    for words in ["red inside", "on a ground", "plain"] {
      #expect(try await style(browser, element(words), "webkitTextFillColor") != "rgba(0, 0, 0, 0)")
      #expect(try await !style(browser, element(words), "backgroundImage").hasPrefix("linear-gradient"))
    }
    // The ground is around the letters, which keep their gradient.
    #expect(try await style(browser, element("under it"), "backgroundClip") == "text")
    #expect(
      try await style(browser, "\(element("under it")).parentElement", "backgroundColor") == "rgb(255, 204, 0)")
  }

  @Test func aCircleBehindWordsCastsItsOwnShadow() async throws {
    let server = try serve { Text("7").padding(4).background(.yellow, in: .circle).shadow(radius: 2) }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await style(browser, element("7"), "boxShadow") == "none")
    #expect(try await style(browser, element("7"), "filter").hasPrefix("drop-shadow"))
  }

  @Test func controlsWithoutTheirNamesAreNoWiderThanThemselves() async throws {
    let server = try serve { Controls() }
    let browser = try await Chromium.show(server.host.address)
    let column = "document.querySelector('.vstack')"
    let middle = (try await edge("left", column, browser) + edge("right", column, browser)) / 2
    for control in [".toggle", ".stepper", ".picker"] {
      let it = "document.querySelector('.vstack > \(control), .vstack > .box > \(control)')"
      let (left, right) = (try await edge("left", it, browser), try await edge("right", it, browser))
      #expect(right - left < 150, "\(control) is \(right - left) wide")
      #expect(abs((left + right) / 2 - middle) < 2, "\(control) stands at \(left) to \(right)")
    }
    // In a row of a list, the name is there.
    let name = "document.querySelector('.row .picker > .name')"
    #expect(try await edge("width", name, browser) > 20)
  }

  @Test func anItemOfATabHasItsImageAboveItsWords() async throws {
    let server = try serve {
      TabView {
        Text("Words").tabItem {
          Image(systemName: "leaf"); Text("Life")
        }
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let image = "document.querySelector('.tabbutton .img')"
    let words = element("Life")
    let beside = try await edge("left", image, browser) - edge("left", words, browser)
    #expect(try await edge("top", image, browser) < edge("top", words, browser))
    #expect(abs(beside) < 20)
  }

  @Test func aBarAtTheTopIsAboveWhatScrolls() async throws {
    let server = try serve {
      ScrollView { Text("First") }.safeAreaInset(edge: .top, spacing: 0) { Text("Pinned") }
    }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await edge("top", element("Pinned"), browser) < 30)
    #expect(try await edge("bottom", element("Pinned"), browser) <= edge("top", element("First"), browser))
  }

  @Test func aGroundThatIgnoresTheSafeAreaReachesTheLowerEdge() async throws {
    let server = try serve {
      NavigationStack {
        ScrollView { Text("Short") }.background(Color.green.ignoresSafeArea()).navigationTitle("Ground")
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let ground = "document.querySelector('.part-background > .color')"
    #expect(try await edge("bottom", ground, browser) >= edge("bottom", "document.documentElement", browser) - 1)
    #expect(try await edge("top", ground, browser) <= 0)
  }

  @Test func layersThatIgnoreTheSafeAreaReachTheLowerEdge() async throws {
    let server = try serve {
      NavigationStack {
        ZStack {
          Color.green.ignoresSafeArea()
          Text("Words")
        }
        .navigationTitle("Ground")
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let ground = "document.querySelector('.zstack > .color')"
    #expect(try await edge("bottom", ground, browser) >= edge("bottom", "document.documentElement", browser) - 1)
    #expect(try await edge("top", ground, browser) <= 0)
  }

  @Test func shortContentStandsAtItsAnchor() async throws {
    let server = try serve { ScrollView { Text("Newest") }.defaultScrollAnchor(.bottom) }
    let browser = try await Chromium.show(server.host.address)
    let bottom = try await edge("bottom", "document.documentElement", browser)
    #expect(try await edge("bottom", element("Newest"), browser) > bottom - 40)
  }

  @Test func aTabThatIsHiddenLeavesNoPlace() async throws {
    let server = try serve {
      TabView {
        Tab("One", systemImage: "house") { Text("Words") }
        Tab("Two", systemImage: "leaf") { Text("More") }.defaultVisibility(.hidden, for: .tabBar)
      }
    }
    let browser = try await Chromium.show(server.host.address)
    #expect(
      try await browser.evaluate(
        "[...document.querySelectorAll('.tabbutton')].filter(e => e.getBoundingClientRect().width > 0).length") == "1")
  }

  @Test func anImageWithoutANameShowsNothing() async throws {
    let server = try serve { Image(systemName: "").accessibilityLabel("none") }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await browser.evaluate("document.querySelectorAll('.img.unknown').length") == "0")
  }

  @Test func whatStandsForATitleIsInTheMiddle() async throws {
    let server = try serve {
      NavigationStack {
        Text("Words").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Emma"); Text("online").font(.caption)
            }
          }
          ToolbarItem(placement: .topBarTrailing) { Button("Call") {} }
        }
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let sides = try await edge("left", element("Emma"), browser) + edge("right", element("Emma"), browser)
    #expect(try await abs(sides - edge("width", "document.documentElement", browser)) < 4)
    #expect(try await style(browser, element("online"), "fontWeight") == "400")
  }
}

private struct Fonts: View {
  var body: some View {
    VStack {
      VStack {
        Text("a headline")
        Text("in a headline").font(.caption)
        Text("of twenty points").font(.system(size: 20))
      }
      .font(.headline)
      Text("in bold").font(.caption).bold()
      VStack { Text("in italics").font(.caption) }.font(.body.italic())
      VStack { Text("slanted").font(.caption) }.italic()
      VStack { Text("in a rounded font").font(.caption) }.font(.system(.title, design: .rounded))
      VStack { Text("in a rounded design").font(.caption) }.fontDesign(.rounded)
    }
  }
}

private struct Gradients: View {
  private let gradient = LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
  var body: some View {
    VStack {
      Text("own").foregroundStyle(gradient)
      VStack {
        Text("inherited")
        Text("red inside").foregroundStyle(.red)
        Text("on a ground").background(.yellow)
      }
      .foregroundStyle(gradient)
      Text("under it").foregroundStyle(gradient).background(.yellow)
      Text("plain")
    }
  }
}

private struct Controls: View {
  @State private var isOn = true
  @State private var number = 1
  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn).labelsHidden()
      Stepper("Number", value: $number).labelsHidden()
      Picker("Kind", selection: $number) { Text("One").tag(1) }
      List {
        Picker("Kind", selection: $number) { Text("One").tag(1) }
      }
    }
    .frame(width: 390)
  }
}
