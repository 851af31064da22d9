/// The HTML around what a page shows.
enum Document {
  static func page(title: String, secret: String, body: String, rules: Int, hasInspector: Bool) -> String {
    var name = ""
    HTML.write(title.isEmpty ? "App" : title, to: &name)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <meta name="tenure" content="\(secret)">
      <title>\(name)</title>
      <link rel="stylesheet" href="/tenure.css">
      <link rel="stylesheet" href="/rules-\(rules).css">
      <script src="/tenure.js" defer></script>
      </head>
      <body>
      <noscript><p class="notice">This page can be read as it is. To use it, switch JavaScript on.</p></noscript>
      <div id="root">\(body)</div>
      <div id="status" role="status" hidden></div>
      \(hasInspector ? "<a id=\"inspect\" href=\"/inspect\" target=\"tenure-inspect\">Inspect</a>" : "")
      </body>
      </html>

      """
  }

  static let inspector = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Inspector</title>
    <link rel="stylesheet" href="/inspect.css">
    <script src="/inspect.js" defer></script>
    </head>
    <body>
    <header><h1>Inspector</h1><label>Page <select id="pages"></select></label>
    <label>Search <input id="search" type="search" placeholder="event, property or view"></label>
    <span id="status" role="status"></span></header>
    <main><section><h2>Turns</h2><ol id="turns"></ol></section><section><h2>Screen</h2><div id="tree"></div></section></main>
    </body>
    </html>

    """

  static func response(_ html: String) -> Response {
    Response(type: "text/html; charset=utf-8", body: Array(html.utf8), headers: headers(cache: "no-store"))
  }

  static func headers(cache: String) -> [(name: String, value: String)] {
    [
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'"
      ),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("Cache-Control", cache),
    ]
  }
}
