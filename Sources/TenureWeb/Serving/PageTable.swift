import Dispatch

/// The pages of a server: how many there may be, and how long each waits for its browser.
///
/// A page that no browser has come for yet costs whoever asked for it nothing. So there are few of these, and where there
/// are too many, the oldest goes of the address that has asked for most. Where all places are taken, these go first, then
/// in the same way those that their browser has left. A page that a browser holds on to makes room for nobody, but for a
/// page of its own address where there is a limit for each.
@MainActor final class PageTable {
  private let configuration: WebConfiguration
  /// Told of each page that has ended.
  private let ended: (Page) -> Void
  private var pages: [String: Page] = [:]
  /// Pages that no browser has come for, and those that their browser has left.
  private var unclaimed = Crowd()
  private var left = Crowd()
  /// All pages by the address that asked for them; no list is empty.
  private var ofAddress: [UInt32: Set<String>] = [:]
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

  /// Makes room for one more page that is asked for from an address; false where there is none.
  func makeRoom(for address: UInt32) -> Bool {
    if let limit = configuration.pagesPerAddress {
      while ofAddress[address]?.count ?? 0 >= max(limit, 1), let secret = mostIdle(of: address) { end(secret) }
    }
    let most = max(min(configuration.unclaimedPageLimit, configuration.pageLimit), 1)
    while unclaimed.count >= most, let secret = unclaimed.oldestOfMost { end(secret) }
    while pages.count >= configuration.pageLimit {
      guard let secret = unclaimed.oldestOfMost ?? left.oldestOfMost else { return false }
      end(secret)
    }
    return true
  }

  /// The page of an address on which nothing has been done for longest.
  private func mostIdle(of address: UInt32) -> String? {
    ofAddress[address]?.compactMap { pages[$0] }.min { $0.lastUse < $1.lastUse }?.secret
  }

  /// Adds a page that a browser at an address has asked for.
  func add(_ page: Page, from address: UInt32) {
    page.address = address
    pages[page.secret] = page
    ofAddress[address, default: []].insert(page.secret)
    unclaimed.add(page)
    waits[page.secret] = .now + configuration.firstPatience
    setAlarm()
  }

  /// A browser has come for its page.
  func claim(_ page: Page) {
    unclaimed.remove(page)
    left.remove(page)
    waits[page.secret] = nil
    idles[page.secret] = .now + configuration.idleLimit
    setAlarm()
  }

  /// A page's browser has gone.
  func release(_ page: Page) {
    guard pages[page.secret] === page else { return }
    left.add(page)
    idles[page.secret] = nil
    waits[page.secret] = .now + configuration.patience
    setAlarm()
  }

  func end(_ secret: String) {
    guard let page = pages.removeValue(forKey: secret) else { return }
    ofAddress[page.address]?.remove(secret)
    if ofAddress[page.address]?.isEmpty == true { ofAddress[page.address] = nil }
    unclaimed.remove(page)
    left.remove(page)
    waits[secret] = nil
    idles[secret] = nil
    ended(page)
  }

  func endAll() { for secret in Array(pages.keys) { end(secret) } }

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

/// Pages by the address that asked for them, oldest first.
@MainActor private struct Crowd {
  /// No list is empty.
  private var lists: [UInt32: [String]] = [:]
  private(set) var count = 0

  /// Of the address that has most of them.
  var oldestOfMost: String? { lists.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value.first }

  mutating func add(_ page: Page) {
    remove(page)
    lists[page.address, default: []].append(page.secret)
    count += 1
  }

  mutating func remove(_ page: Page) {
    guard let index = lists[page.address]?.firstIndex(of: page.secret) else { return }
    lists[page.address]?.remove(at: index)
    count -= 1
    if lists[page.address]?.isEmpty == true { lists[page.address] = nil }
  }
}
