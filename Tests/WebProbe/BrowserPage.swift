/// A page in a browser, whichever that is.
@MainActor package protocol BrowserPage: AnyObject {
  /// What an expression comes to, once it has come to it.
  @discardableResult func evaluate(_ expression: String) async throws -> String

  /// Types at the keyboard, a letter at a time.
  func type(_ text: String) async throws
}

extension BrowserPage {
  /// Waits until a condition holds, for so long at most.
  package func wait(_ condition: String, seconds: Int = 300) async throws {
    try await evaluate(
      """
      new Promise((done, fail) => {
        const start = Date.now();
        (function look() {
          let holds = false;
          try { holds = \(condition) } catch {}
          if (holds) done("");
          else if (Date.now() - start > \(seconds)000) fail("never: " + document.body.innerText);
          else setTimeout(look, 10);
        })();
      })
      """)
  }

  /// Does what loads another document, and waits until that is live.
  package func load(_ expression: String) async throws {
    try await evaluate("window.isOld = 1; setTimeout(() => { \(expression) }, 0); 0")
    // Asked again and again: what the old document has promised, the new one does not keep.
    while try await evaluate("'' + !!(!window.isOld && document.documentElement?.dataset.live)") != "true" {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Presses the button, link or choice that says `text`, once there is one that can be pressed.
  package func press(_ text: String) async throws {
    let found =
      "[...document.querySelectorAll('button,a,summary,label')].find(e => e.textContent === '\(text)' "
      + "&& e.checkVisibility() && !e.closest('.leaving') && !e.disabled)"
    try await wait(found)
    try await evaluate("\(found).click()")
  }

  /// Presses the button that assistive technology knows by a name.
  package func pressNamed(_ name: String) async throws {
    let found =
      "[...document.querySelectorAll('button')].find(e => e.checkVisibility() && !e.disabled "
      + "&& (e.ariaLabel ?? e.innerText) === '\(name)' || e.querySelector('[aria-label=\"\(name)\"]'))"
    try await wait(found)
    try await evaluate("\(found).click()")
  }

  /// Types into the field of a name, instead of what is there.
  package func fill(_ name: String, _ text: String) async throws {
    let found =
      "[...document.querySelectorAll('input,textarea')].find(e => e.checkVisibility() "
      + "&& [e.labels?.[0]?.innerText, e.ariaLabel, e.placeholder].some(n => (n || '').trim() === '\(name)'))"
    try await wait(found)
    try await evaluate("\(found).focus(), \(found).select(), 0")
    try await type(text)
  }

  /// Where the middle of the first element is whose own words are these.
  package func middle(of words: String) async throws -> (x: Double, y: Double) {
    let found =
      "[...document.querySelectorAll('body *')].find(e => e.checkVisibility() && !e.children.length "
      + "&& e.textContent.trim() === '\(words)')"
    try await wait(found)
    let place = try await evaluate(
      "(b => [b.x + b.width / 2, b.y + b.height / 2].join())(\(found).getBoundingClientRect())")
    let parts = place.split(separator: ",").compactMap { Double($0) }
    return (parts[0], parts[1])
  }
}
