import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension Text {
  @MainActor public static func _makeNode(_ view: Text, in place: _Place) -> _ViewNode {
    let node = PlainElementNode(view, in: place)
    if view.isCounting { _ = node.window.part(CountingTexts.self).moment(of: view, at: node) }
    return node
  }

  /// What is shown at the time that its screen has come to.
  @MainActor func runs(in locale: Locale, byTheClockOf node: ElementNode) -> [TextRun] {
    let moment = node.window.part(CountingTexts.self).moment(of: self, at: node)
    return TextMoment.$current.withValue(moment) { runs(in: locale) }
  }
}

/// What the time is for the text that is written now.
enum TextMoment {
  @TaskLocal static var current: Date?
}

/// The texts of a window that the clock changes. One task waits for the first of them.
@MainActor final class CountingTexts: ElementKeeper {
  static let slot = PartSlot()
  private unowned let window: Window
  private var texts: [NodeID: Entry] = [:]
  private var task: Task<Void, Never>?
  /// What the task waits for; nil where there is none.
  private var next: Date?

  private struct Entry {
    let element: ElementNode
    /// What the time was when the screen's code ran last for it. Hosts and tests may look at any time, and see that.
    let moment: Date
    let change: Date?
  }

  init(of window: Window) { self.window = window }

  /// The moment at which the text is shown. From then on the text is followed.
  func moment(of text: Text, at element: ElementNode) -> Date {
    let known = texts[element.id]
    if let known, !window.isRunning { return known.moment }
    var moment = Date()
    // A sleep may be shorter than asked for by what a date does not know.
    if let change = known?.change, abs(change.timeIntervalSince(moment)) < 1e-5 { moment = change }
    let change = text.nextChange(after: moment)
    _ = window.part(WatchingElements.self).watch(element)
    texts[element.id] = Entry(element: element, moment: moment, change: change)
    if let change, next.map({ change < $0 }) ?? true { wait(until: change) }
    return moment
  }

  func isLeaving(_ element: ElementNode) { forget(element) }

  func forget(_ element: ElementNode) {
    guard texts.removeValue(forKey: element.id) != nil, texts.isEmpty else { return }
    task?.cancel()
    task = nil
    next = nil
  }

  private func wait(until date: Date) {
    next = date
    window.asStart { [weak self] in if self?.next == date { self?.startTask(until: date) } }
  }

  private func startTask(until date: Date) {
    task?.cancel()
    let cause = Cause("clock of a Text", in: window.log == nil ? nil : window)
    task = Cause.$current.withValue(cause) {
      Task { [weak self] in
        let wait = (date.timeIntervalSinceNow * 1e6).rounded()
        if wait > 0 { try? await Task.sleep(for: .microseconds(wait)) }
        if !Task.isCancelled { self?.tell(at: date) }
      }
    }
  }

  private func tell(at date: Date) {
    let now = max(date, Date()) + 1e-6
    next = nil
    for entry in texts.values {
      guard let change = entry.change else { continue }
      if change <= now {
        window.part(WatchingElements.self).observer(of: entry.element)?.invalidate()
      } else if next.map({ change < $0 }) ?? true {
        next = change
      }
    }
    // There may be no update after this, where the text that was waited for has gone.
    if let next { startTask(until: next) }
  }
}
