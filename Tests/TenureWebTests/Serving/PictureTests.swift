import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureAssets
@testable import TenureHTML
@testable import TenureWeb

@MainActor @Suite struct PictureTests {
  /// Waits until a picture has come and has this size.
  private func wait(_ browser: Chromium, _ name: String, _ width: Int, _ height: Int) async throws {
    let found = "[...document.querySelectorAll('img')].find((one) => [one.alt, one.ariaLabel].includes('\(name)'))"
    try await browser.wait("(one => one?.width === \(width) && one.height === \(height))(\(found))")
  }

  /// A file of a bundle, and an image set of a catalogue, whose sharpest picture is sent.
  @Test func theProgramsOwnPicturesAreShown() async throws {
    let server = try serve {
      Image("Sunset")
      Image("Harbour")
      Image("Sunset").resizable().frame(width: 10, height: 50).accessibilityLabel("Narrow")
      Image("Harbour").resizable().scaledToFit().frame(width: 12).accessibilityLabel("Fitting")
      Image(decorative: "Sunset")
      Image("Mark")
      Image("Nowhere")
    }
    let browser = try await Chromium.show(server.host.address)
    try await wait(browser, "Sunset", 40, 20)
    try await wait(browser, "Harbour", 30, 30)
    try await wait(browser, "Narrow", 10, 50)
    try await wait(browser, "Fitting", 12, 12)
    try await wait(browser, "Mark", 24, 12)
    #expect(try await browser.evaluate("'' + document.querySelectorAll('img[alt=\"\"]').length") == "1")
    // A name without a file is a sign, as before.
    #expect(try await browser.evaluate("document.querySelector('[role=img]').ariaLabel") == "Nowhere")
  }

  /// Of a template only the shape is the picture's own.
  @Test func aTemplateIsInTheColourOfTheText() async throws {
    let server = try serve {
      Image("Sunset").renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0))
      Image("Sunset").foregroundStyle(.red)
    }
    let browser = try await Chromium.show(server.host.address)
    try await wait(browser, "Sunset", 40, 20)
    let shown = """
      [...document.querySelectorAll('img')].map(one => { const style = getComputedStyle(one);
        return style.maskImage.includes('/picture/') + ' ' + style.backgroundColor }).join()
      """
    #expect(try await browser.evaluate(shown) == "true rgb(255, 0, 0),false rgba(0, 0, 0, 0)")
  }

  /// The picture lies behind the element, again and again; of a template, its shape does.
  @Test func anImageIsRepeatedWhereTheProgramSaysSo() async throws {
    let server = try serve {
      Image("Sunset").resizable(resizingMode: .tile).frame(width: 100, height: 50)
      Image("Sunset").renderingMode(.template).resizable(resizingMode: .tile).frame(width: 100, height: 50)
      Image("Sunset").resizable(resizingMode: .stretch).frame(width: 100, height: 50)
    }
    let browser = try await Chromium.show(server.host.address)
    try await wait(browser, "Sunset", 100, 50)
    let shown = """
      [...document.querySelectorAll('img')].map(one => { const style = getComputedStyle(one);
        return [style.backgroundImage.includes('/picture/'), style.backgroundSize, style.maskImage.includes('/picture/'),
          style.maskRepeat, style.objectPosition.split(' ')[0]].join(' ') }).join()
      """
    #expect(
      try await browser.evaluate(shown)
        == "true auto false repeat -9999px,false auto true repeat -9999px,false auto false repeat 50%")
  }

  /// Where the system is dark, and where the program says so.
  @Test func inTheDarkAnotherPictureIsShown() async throws {
    let server = try serve {
      Image("Harbour")
      VStack { Image("Harbour").accessibilityLabel("At night") }.preferredColorScheme(.dark)
      VStack { Image("Harbour").accessibilityLabel("At noon") }.preferredColorScheme(.light)
    }
    let browser = try await Chromium.show(server.host.address)
    let shown = """
      [...document.querySelectorAll('img')].map(one =>
        getComputedStyle(one).content.includes('/picture/') ? 'dark' : 'light').join()
      """
    #expect(try await browser.evaluate(shown) == "light,dark,light")
    try await browser.surround(dark: true)
    #expect(try await browser.evaluate(shown) == "dark,dark,light")
  }

  /// Among sources only catalogues count: whatever else lies there was not meant for a page.
  @Test func cataloguesAreFoundAmongSources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "App/Assets.xcassets/Boat.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for path in ["App/loose.png", "App/Assets.xcassets/Boat.imageset/boat.webp"] {
      try Data([1]).write(to: folder.appending(path: path))
    }
    let contents = set.appending(path: "Contents.json")
    try Data("{ \"images\": [{ \"filename\": \"boat.webp\" }] }".utf8).write(to: contents)
    let pictures = Pictures(bundles: [], catalogues: [folder.path, folder.path + "/absent"])
    #expect(pictures.all.map(\.type) == ["image/webp"])
    #expect(pictures.number(of: "Boat") == 0 && pictures.number(of: "loose") == nil)
    for broken in ["", "{}", "{ \"images\": [{ \"filename\": \"../../loose.png\" }] }"] {
      try Data(broken.utf8).write(to: contents)
      #expect(Pictures(bundles: [], catalogues: [folder.path]).all == [])
    }
  }

  @Test func `a shape is filled with a picture, again and again`() async throws {
    let server = try serve {
      Rectangle().fill(ImagePaint(image: Image("Sunset"))).frame(width: 100, height: 100)
      Rectangle().fill(ImagePaint(image: Image("Nowhere"))).frame(width: 100, height: 100)
    }
    let browser = try await Chromium.show(server.host.address)
    let number = try #require(Pictures.own.number(of: "Sunset"))
    let all = "[...document.querySelectorAll('*')].map((one) => getComputedStyle(one).backgroundImage)"
    try await browser.wait("\(all).some((one) => one.includes('/picture/\(number)'))")
    #expect(try await browser.evaluate("'' + \(all).filter((one) => one.includes('/picture/')).length") == "1")
  }

  @Test func nothingElseIsHandedOut() async throws {
    let server = try serve { Text("") }
    for path in ["/picture/9999", "/picture/-1", "/picture/../Package.swift", "/picture/", "/picture/Sunset"] {
      #expect(try await HTTP.get(port: server.host.port, path: path).head.hasPrefix("HTTP/1.1 404"), "\(path)")
    }
    let number = try #require(Pictures.own.number(of: "Sunset"))
    let answer = try await HTTP.get(port: server.host.port, path: "/picture/\(number)")
    #expect(answer.head.contains("image/png"))
    #expect(answer.head.contains("nosniff"))
  }

  private struct Photo: View {
    let address: @MainActor () -> URL?
    @State private var isThere = true

    var body: some View {
      AsyncImage(url: address()?.appending(path: isThere ? "picture/0" : "picture/9999")) { phase in
        switch phase {
        case .empty: ProgressView("Loading")
        case .success(let image): image.resizable().accessibilityLabel("A photo")
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      .frame(width: 30, height: 60)
      Button("Another") { isThere = false }
    }
  }

  @Test func aPictureFromAnAddressIsLoadedByThePage() async throws {
    var address: URL?
    let server = try serve { Photo { address } }
    address = URL(string: server.host.address)
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelector('img[aria-label=\"A photo\"]')?.complete")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('[data-load]').length") == "0")
    let size = "(one => one.width + 'x' + one.height)(document.querySelector('img[aria-label=\"A photo\"]'))"
    #expect(try await browser.evaluate(size) == "30x60")
    try await browser.press("Another")
    try await browser.wait("document.body.innerText.includes('picture/9999 could not be loaded')")
  }

  /// What nobody waits for is not believed.
  @Test func aPictureIsBelievedOnlyOfWhatWaitsForIt() async throws {
    let server = try serve {
      Button("Press") {}
      AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in Text(phase.image == nil ? "none" : "some") }
    }
    let page = try await server.page()
    let before = server.host.html(of: page.secret)
    let button = try #require(before.firstMatch(of: #/<button id=(\d+)/#)?.1)
    for words in ["\(button),true", "99999,true", "1", "1,2"] {
      guard let message = ClientMessage.read(Array("[\"load\",\(words)]".utf8)) else { continue }
      server.host.tryOut(message, on: page.secret)
    }
    #expect(server.host.html(of: page.secret) == before)
    let waiting = try #require(before.firstMatch(of: #/<img id=(\d+) class="await"/#)?.1)
    let told = try #require(ClientMessage.read(Array("[\"load\",\(waiting),true]".utf8)))
    server.host.tryOut(told, on: page.secret)
    #expect(server.host.html(of: page.secret).contains(">some<"))
    #expect(server.host.record(of: page.secret)?.turns.last?.event == "load a picture")
  }
}
