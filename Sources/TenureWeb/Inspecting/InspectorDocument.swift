/// The inspector's own page, and the frame in it that shows a screen of the program.
enum InspectorDocument {
  /// The files that the two of them need.
  static func file(_ path: String) -> Response? {
    switch path {
    case "/inspect.js": script(PackageResources.inspect_js)
    case "/inspect-app.js": script(PackageResources.inspect_app_js)
    case "/inspect-feed.js": script(PackageResources.inspect_feed_js)
    case "/inspect-screen.js": script(PackageResources.inspect_screen_js)
    case "/inspect-parts.js": script(PackageResources.inspect_parts_js)
    case "/inspect-panels.js": script(PackageResources.inspect_panels_js)
    case "/inspect-models.js": script(PackageResources.inspect_models_js)
    case "/inspect-details.js": script(PackageResources.inspect_details_js)
    case "/inspect.css": file(PackageResources.inspect_css, "text/css")
    case "/inspect-screen.css": file(PackageResources.inspect_screen_css, "text/css")
    default: nil
    }
  }

  private static func script(_ bytes: [UInt8]) -> Response { file(ClientFile.worded(bytes), "text/javascript") }

  private static func file(_ bytes: [UInt8], _ type: String) -> Response {
    Response(type: "\(type); charset=utf-8", body: bytes, headers: Document.headers(cache: "no-cache"))
  }

  static func page(cookie: String) -> Response {
    let head = Document.head(
      "Inspector", sheets: ["/inspect.css"],
      and: """
        <meta name="tenure-inspect" content="\(cookie)">
        <script src="/inspect.js" type="module"></script>
        """)
    return Document.response(head + body, Document.policy + "; frame-src 'self'")
  }

  private static let body = """
    <body>
    <header>
    <h1>Inspector</h1>
    <label class="page"><span>Page</span><select id="pages"></select></label>
    <span id="status" role="status"><i></i><span>connecting</span></span>
    <span class="exports"><a id="export" download href="/inspect/export.json">JSON</a><a id="trace" download \
    href="/inspect/trace.json" title="For ui.perfetto.dev">Trace</a></span>
    </header>
    <nav role="tablist" aria-label="What to look at"></nav>
    <main>
    <section id="panel" role="tabpanel"></section>
    <aside>
    <section id="screen" aria-label="Screen">
    <div class="scrub"><button id="older" aria-label="One turn back">‹</button>\
    <input id="turn" type="range" min="1" max="1" value="1" aria-label="Turn">\
    <button id="newer" aria-label="One turn on">›</button><button id="live">Live</button></div>
    <p id="moment"></p>
    <div id="frames"></div>
    </section>
    <section id="details" aria-label="Details" aria-live="polite"></section>
    </aside>
    </main>
    <noscript><p class="empty">The inspector needs JavaScript.</p></noscript>
    </body>
    </html>

    """

  /// A screen as it was: nothing in it runs, and nobody can press anything.
  static func screen(_ body: String, rules: Int) -> Response {
    let html =
      Document.head("Screen", sheets: ["/tenure.css", "/rules-\(rules).css", "/inspect-screen.css"]) + """
        <body inert>
        <div id="root">\(body)</div>
        </body>
        </html>

        """
    return Document.response(
      html,
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' https: data:; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'self'; sandbox allow-same-origin")
  }
}
