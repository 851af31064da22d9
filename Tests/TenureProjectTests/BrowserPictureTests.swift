import Foundation
import Testing

@testable import TenureProject

/// What a picture that Chromium takes shows of a page.
struct BrowserPictureTests {
  private func picture(_ head: String, _ body: String) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    try Data("<!doctype html><html data-live=1><style>\(head)</style><body>\(body)</body></html>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let look = Browser.Look()
    let browser = try Browser(look)
    defer { browser.stop() }
    return try browser.picture(of: file.absoluteString, look)
  }

  @Test func `a sheet lies over a page that has no script, where its movement ends`() throws {
    let screen = "<div style='height:100vh'>Below</div>"
    let sheet = "<dialog open>In the sheet <button>Done</button></dialog>"
    let rising = "dialog { animation: rise 9s; } @keyframes rise { from { translate: 0 300px; opacity: 0; } }"
    let seen = try picture(rising, screen + sheet)
    let wanted = "<script>const one = document.querySelector('dialog'); one.open = false; one.showModal();"
    #expect(try seen == picture("", screen + sheet + wanted + "document.activeElement.blur()</script>"))
    #expect(try seen != picture(rising, screen))
  }
}
