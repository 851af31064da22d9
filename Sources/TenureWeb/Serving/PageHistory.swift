import TenureHTML
import TenureRuntime
import TenureScenes

/// What a browser has been told of where a user is on its page: for its address and its history.
@MainActor final class PageHistory {
  private var told: PageChange?
  /// True until the first news: a page that begins where the program does needs none.
  private var isFresh = true
  /// The tabs that the program begins with: an address does not name them.
  private var usualTabs: [Int] = []
  /// The number of the latest wish of the browser that was answered.
  private var answered = 0

  /// The program has begun.
  func began(_ session: Session) { usualTabs = session.place.tabs }

  /// The place of an entry of the browser's history; nil where its address is none.
  func place(depth: Int, address: String?) -> ScreenAddress? {
    var place = ScreenAddress()
    if let address {
      guard let read = Address.read(address) else { return nil }
      place = read
      if place.tabs.isEmpty { place.tabs = usualTabs }
    }
    place.depth = depth
    return place
  }

  /// A wish of the browser: it is answered also where nothing came of it.
  func answer(_ number: Int) {
    answered = max(answered, number)
    told = nil
  }

  /// What the browser is to be told now; nil where it knows.
  func news(of session: Session) -> PageChange? {
    let place = session.place
    let address = Address.write(place, usualTabs: usualTabs)
    let operation = PageChange.place(depth: place.depth, address: address, answered: answered)
    if operation == told { return nil }
    defer { (told, isFresh) = (operation, false) }
    return isFresh && place.depth == 0 && (address ?? "").isEmpty ? nil : operation
  }

  /// The browser starts over.
  func forget() { (told, isFresh) = (nil, false) }
}
