import Foundation
import TenureHTML
import TenureStorage

/// The page of `tenure preview`: frames of it show one preview each, in the light, in the dark, from right to left, in other sizes.
/// Every frame is a page of the program by itself, with its own state, sheets and window.
enum PreviewPages {
  /// A way in which a preview is shown. Its word stands in the frame's address: `/preview/dark/Card.swift:A card`.
  enum Variant: String, CaseIterable {
    case light, dark, rtl, landscape, tablet, small, large

    /// What pages find in their environment.
    func change(_ configuration: inout WebConfiguration) {
      configuration.isDark = self == .dark
      // In a language that is written so, as `tenure preview --variants` does.
      if self == .rtl { configuration.locale = Locale(identifier: "ar") }
    }

    /// A name of SwiftUI's sizes of text; empty for the usual one.
    var textSize: String { self == .small ? "xSmall" : self == .large ? "accessibility5" : "" }
    /// The class of the page's outermost element: the user's own setting has no say in it.
    var scheme: String { self == .dark ? "colorScheme-dark" : "colorScheme-light" }
  }

  /// What a frame shows: the preview of a file with a title, in some way.
  struct Shown: Equatable {
    let variant: Variant
    let key: String

    /// What the program made by `tenure preview` reads in its scene's storage.
    var stored: [String: PropertyValue] {
      [
        "tenure.shown": .string(key), "tenure.text": .string(variant.textSize),
        "tenure.isWide": .bool(variant == .tablet),
      ]
    }

    func change(_ configuration: WebConfiguration) -> WebConfiguration {
      var changed = configuration
      variant.change(&changed)
      return changed
    }
  }

  /// nil where an address is none of a frame.
  static func shown(at path: String) -> Shown? {
    let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "preview", let variant = Variant(rawValue: parts[1]) else { return nil }
    return Shown(variant: variant, key: parts[2])
  }

  /// A page may stand in a frame of the same server, and nowhere else.
  static let framedPolicy = Document.policy.replacingOccurrences(
    of: "frame-ancestors 'none'", with: "frame-ancestors 'self'")

  static func file(_ path: String) -> Response? {
    switch path {
    case "/previews.js": text(PackageResources.previews_js, "text/javascript")
    case "/previews.css": text(PackageResources.previews_css, "text/css")
    default: nil
    }
  }

  /// The list of previews, as the command has written it.
  static func list(_ file: String) -> [UInt8] {
    FileManager.default.contents(atPath: file).map(Array.init) ?? Array("{}".utf8)
  }

  static func answer(_ path: String, list file: String) -> Response? {
    switch path {
    case "/": page(list: list(file))
    case "/previews.json": text(list(file), "application/json")
    default: Self.file(path)
    }
  }

  private static func text(_ bytes: [UInt8], _ type: String) -> Response {
    Response(type: "\(type); charset=utf-8", body: bytes, headers: Document.headers(cache: "no-cache"))
  }

  private static func page(list: [UInt8]) -> Response {
    // Nothing in it ends the element that it stands in.
    let words = String(decoding: list, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    let head = Document.head(
      "Previews", sheets: ["/previews.css"], and: "<script src=\"/previews.js\" type=\"module\"></script>")
    return Document.response(
      head + """
        <body>
        <nav aria-label="Previews"><h1>Previews</h1><input id="search" type="search" placeholder="Search" aria-label="Search">\
        <ul id="names"></ul></nav>
        <main>
        <header><h2 id="title"></h2><div id="ways" role="group" aria-label="Shown as"></div>\
        <label>Size <select id="scale"></select></label></header>
        <div id="rows"></div>
        </main>
        <noscript><p>The list of previews needs JavaScript.</p></noscript>
        <script id="list" type="application/json">\(words)</script>
        </body>
        </html>

        """, Document.policy + "; frame-src 'self'")
  }
}
