import Dispatch

/// The pages of a server: how many there may be, and how long each waits for its browser.
///
/// A page that no browser has come for yet costs whoever asked for it nothing. So there are few of these, and where there
/// are too many, the oldest goes of the address that has asked for most. A page that a browser holds on to, or has held on
/// to a moment ago, makes room for nobody.
@MainActor final class PageTable {
  private let configuration: WebConfiguration
  /// Told of each page that has ended.
  private let ended: (Page) -> Void
  private var pages: [String: Page] = [:]
  /// Pages that no browser has come for, oldest first, by the address that asked for them. No list is empty.
  private var unclaimed: [UInt32: [String]] = [:]
  private(set) var unclaimedCount = 0
  /// When pages are over: those without a browser, and those whose browser does nothing.
  private var waits = Deadlines<String>()
  private var idles = Deadlines<String>()
  /// When the pages are looked at next; nil where nobody has to.
  private var alarm: ContinuousClock.Instant?

  init(_ configuration: WebConfiguration, ended: @escaping (Page) -> Void) {
    self.configuration = configuration
    self.ended = ended
  }

  subscript(secret: String) -> Page? { pages[secret] }
  var all: some Collection<Page> { pages.values }
  var count: Int { pages.count }

  /// Makes room for one more page; false where there is none.
  func makeRoom() -> Bool {
    let most = max(min(configuration.unclaimedPageLimit, configuration.pageLimit), 1)
    while unclaimedCount >= most || pages.count >= configuration.pageLimit {
      guard let crowd = unclaimed.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.value else {
        return false
      }
      end(crowd[0])
    }
    return true
  }

  /// Adds a page that a browser at an address has asked for.
  func add(_ page: Page, from address: UInt32) {
    page.address = address
    pages[page.secret] = page
    unclaimed[address, default: []].append(page.secret)
    unclaimedCount += 1
    waits[page.secret] = .now + configuration.firstPatience
    setAlarm()
  }

  /// A browser has come for its page.
  func claim(_ page: Page) {
    forgetUnclaimed(page)
    waits[page.secret] = nil
    idles[page.secret] = .now + configuration.idleLimit
    setAlarm()
  }

  /// A page's browser has gone.
  func release(_ page: Page) {
    guard pages[page.secret] === page else { return }
    idles[page.secret] = nil
    waits[page.secret] = .now + configuration.patience
    setAlarm()
  }

  func end(_ secret: String) {
    guard let page = pages.removeValue(forKey: secret) else { return }
    forgetUnclaimed(page)
    waits[secret] = nil
    idles[secret] = nil
    ended(page)
  }

  func endAll() { for secret in Array(pages.keys) { end(secret) } }

  private func forgetUnclaimed(_ page: Page) {
    guard let address = page.address else { return }
    page.address = nil
    unclaimedCount -= 1
    unclaimed[address]?.removeAll { $0 == page.secret }
    if unclaimed[address]?.isEmpty == true { unclaimed[address] = nil }
  }

  private func endWhatIsOver() {
    let now = ContinuousClock.now
    while let secret = waits.take(at: now) { end(secret) }
    while let secret = idles.take(at: now) {
      guard let page = pages[secret] else { continue }
      let end = page.lastUse + configuration.idleLimit
      if end > now { idles[secret] = end } else { self.end(secret) }
    }
  }

  /// One timer for all of them.
  private func setAlarm() {
    guard let next = [waits.next?.time, idles.next?.time].compactMap({ $0 }).min() else { return }
    if let alarm, alarm <= next { return }
    alarm = next
    let seconds = max(ContinuousClock.now.duration(to: next) / .seconds(1), 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.alarm == next else { return }
        self.alarm = nil
        self.endWhatIsOver()
        self.setAlarm()
      }
    }
  }
}
