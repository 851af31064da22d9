import TenureHTML

/// The HTML around what a page shows.
enum Document {
  static func page(
    title: String, secret: String, body: [UInt8], rules: Int, messageLimit: Int, attributes: String, inspector: String?
  )
    -> [UInt8]
  {
    var out: [UInt8] = []
    out.reserveCapacity(body.count + 1_500)
    // Most programs have rules of their own; a page without them waits for no second sheet.
    let sheets = ["/tenure.css"] + (rules == 0 ? [] : ["/rules-\(rules).css"])
    out.append(
      contentsOf: head(
        title.isEmpty ? "App" : title, sheets: sheets, attributes: attributes,
        and: """
          <meta name="tenure" content="\(secret)" data-most="\(messageLimit)">
          <script src="/tenure.js" defer></script>
          """
      ).utf8)
    out.append(
      contentsOf: """
        <body>
        <noscript><p class="notice">This page can be read as it is. To use it, switch JavaScript on.</p></noscript>
        <header class="aside" id="heading"><h1>\(written(title.isEmpty ? "App" : title))</h1></header>
        <div id="root">
        """.utf8)
    out.append(contentsOf: body)
    out.append(
      contentsOf: """
        </div>
        <div id="status" role="status" hidden></div>
        \(inspector.map(linkToInspector) ?? "")
        </body>
        </html>

        """.utf8)
    return out
  }

  /// Words as they are written in HTML.
  private static func written(_ words: String) -> String {
    var html = HTML()
    html.write(words)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// What every page begins with, up to its body. The title is a user's words, the rest is ours.
  static func head(_ title: String, sheets: [String], attributes: String = "lang=\"en\"", and more: String = "")
    -> String
  {
    """
    <!doctype html>
    <html \(attributes)>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>\(written(title))</title>
    \(sheets.map { "<link rel=\"stylesheet\" href=\"\($0)\">" }.joined(separator: "\n"))
    \(more)
    </head>

    """
  }

  static func response(_ html: String, _ policy: String = policy) -> Response { response(Array(html.utf8), policy) }

  static func response(_ html: [UInt8], _ policy: String = policy) -> Response {
    Response(type: "text/html; charset=utf-8", body: html, headers: headers(cache: "no-store", policy))
  }

  /// What a page of the program may load and be loaded by.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  static func headers(cache: String, _ policy: String = policy) -> [(name: String, value: String)] {
    [
      ("Content-Security-Policy", policy),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("Cache-Control", cache),
    ]
  }

  /// Outside of what the program shows, for assistive technology too.
  private static func linkToInspector(_ address: String) -> String {
    "<aside aria-label=\"Inspector\">"
      + "<a id=\"inspect\" href=\"\(address)\" target=\"tenure-inspect\">Inspect</a></aside>"
  }
}
