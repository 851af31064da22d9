import Foundation
import WebProbe

/// Visitors with a socket each, all on one thread. `load PORT SESSIONS` opens that many pages and prints `open`; then it
/// reads lines and answers each with a line of figures:
///
/// - `paced RATE SECONDS`: each visitor taps so often a second, at moments of its own;
/// - `chased SECONDS`: each taps again as soon as it has its answer.
struct Crowd {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2, let port = Int(arguments[0]), let count = Int(arguments[1]) else {
      return print("web-bench load PORT SESSIONS")
    }
    Readiness.raiseLimit()
    var crowd = Crowd(try (0..<count).map { _ in try Visitor(port: port) })
    print("open")
    fflush(nil)
    while let line = readLine() {
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      switch words.first {
      case "paced": try crowd.paced(rate: numbers[0], seconds: numbers[1])
      case "chased": try crowd.chased(seconds: numbers[0])
      default: return
      }
      fflush(nil)
    }
  }

  private let visitors: [Visitor]
  private var readiness: Readiness
  private var times: [Double] = []
  private var bytes = 0
  private var late = 0

  private init(_ visitors: [Visitor]) {
    self.visitors = visitors
    readiness = Readiness(visitors.map(\.connection))
  }

  private func tap(_ visitor: Visitor) throws {
    visitor.sent = .now
    try visitor.connection.write(visitor.tap)
  }

  /// Reads what has come, waiting no longer than that for the first of it.
  private mutating func read(milliseconds: Int, then next: (Visitor) throws -> Void) throws {
    for index in readiness.wait(milliseconds: milliseconds) {
      let visitor = visitors[index]
      visitor.reader.take(try visitor.connection.readSome())
      while let frame = visitor.reader.next() {
        guard frame.opcode == 1 else { throw Connection.Broken(reason: "the server sent opcode \(frame.opcode)") }
        bytes += frame.size
        guard let sent = visitor.sent else { continue }
        times.append(microseconds(.now - sent))
        visitor.sent = nil
        try next(visitor)
      }
    }
  }

  private mutating func paced(rate: Double, seconds: Double) throws {
    begin()
    let start = ContinuousClock.now
    let gap = 1 / (rate * Double(visitors.count))
    let total = Int(seconds * rate) * visitors.count
    var made = 0
    while made < total || visitors.contains(where: { $0.sent != nil }) {
      let now = microseconds(.now - start) / 1e6
      if now > seconds + 5 { break }
      while made < total, Double(made) * gap <= now {
        let visitor = visitors[made % visitors.count]
        // One that has no answer yet after a whole round would have been tapped again.
        if visitor.sent == nil { try tap(visitor) } else { late += 1 }
        made += 1
      }
      let wait = made < total ? max(Double(made) * gap - now, 0) : 0.01
      try read(milliseconds: Int((wait * 1000).rounded(.up))) { _ in }
    }
    tell(microseconds(.now - start))
  }

  private mutating func chased(seconds: Double) throws {
    begin()
    let start = ContinuousClock.now
    for visitor in visitors { try tap(visitor) }
    var isOver = false
    while visitors.contains(where: { $0.sent != nil }) {
      isOver = isOver || microseconds(.now - start) > seconds * 1e6
      if microseconds(.now - start) > (seconds + 5) * 1e6 { break }
      let isLast = isOver
      try read(milliseconds: 1000) { [self] in if !isLast { try tap($0) } }
    }
    tell(microseconds(.now - start))
  }

  private mutating func begin() { (times, bytes, late) = ([], 0, 0) }

  private func tell(_ span: Double) {
    let missing = late + visitors.count { $0.sent != nil }
    print(
      "count=\(times.count) missing=\(missing) p50=\(times.quantile(0.5)) p99=\(times.quantile(0.99)) "
        + "most=\(times.max() ?? 0) bytes=\(Double(bytes) / Double(max(times.count, 1))) "
        + "rate=\(Double(times.count) / span * 1e6)")
  }
}
