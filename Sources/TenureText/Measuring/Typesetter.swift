import Synchronization

/// Measures text with a shaper, and keeps what it has measured: a text that is asked for again costs a look into a table.
///
///     let measurer = Typesetter(shaper: PlainShaper())
///     measurer.measure(TextRequest([TextRun("Save", font: TextStyle.body.font())])).width
///
/// Any thread may ask. What is kept is bounded: see ``init(shaper:capacity:)``.
public final class Typesetter: TextMeasurer {
  private let shaper: any TextShaper
  private let store: Mutex<Generations>

  /// `capacity`: the bytes that kept texts may take, roughly. The ones that nobody asked for lately go first.
  public init(shaper: any TextShaper, capacity: Int = 32 << 20) {
    self.shaper = shaper
    store = Mutex(Generations(capacity: capacity))
  }

  /// Two threads that ask for one new text at once may both measure it; the answers are equal.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    let text = prepared(request.runs)
    if let measurement = text.measurement(request.options) { return measurement }
    let measurement = Typesetting(request.options)(text)
    text.keep(measurement, for: request.options)
    return measurement
  }

  /// Forgets every text: after a font was registered, the same request may have another answer.
  public func forget() { store.withLock { $0.removeAll() } }

  /// How many texts are kept.
  public var keptTexts: Int { store.withLock { $0.count } }

  private func prepared(_ runs: [TextRun]) -> PreparedText {
    if let text = store.withLock({ $0.find(runs) }) { return text }
    // Two threads may both come here with one text: either's work will do.
    let text = PreparedText(runs, shaper: shaper)
    store.withLock { $0.insert(text) }
    return text
  }
}

/// What was asked for lately, and what was before that. When the first is full it becomes the second, which is dropped: each
/// text in use moves on to the new first.
private struct Generations {
  private var young: [[TextRun]: PreparedText] = [:]
  private var old: [[TextRun]: PreparedText] = [:]
  private var cost = 0
  private let limit: Int

  init(capacity: Int) { limit = capacity / 2 }

  var count: Int { young.count + old.count }

  mutating func find(_ runs: [TextRun]) -> PreparedText? {
    if let text = young[runs] { return text }
    guard let text = old.removeValue(forKey: runs) else { return nil }
    insert(text)
    return text
  }

  mutating func insert(_ text: PreparedText) {
    // One text never drops all others.
    guard text.cost <= limit / 4 else { return }
    if cost + text.cost > limit {
      old = young
      young = [:]
      cost = 0
    }
    cost += text.cost
    young[text.runs] = text
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    cost = 0
  }
}
