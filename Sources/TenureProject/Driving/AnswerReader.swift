import Foundation

/// Reads the lines that a program writes, on a thread of its own, so that nobody waits for ever.
final class AnswerReader: @unchecked Sendable {
  enum Outcome {
    case line(Data)
    /// There will be no more.
    case end
    /// Nothing has come in the time.
    case late
  }

  let pipe = Pipe()
  private let news = NSCondition()
  private var lines: [Data] = []
  private var hasEnded = false

  init() {
    Thread.detachNewThread { [self] in
      var buffer = Data()
      while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
        buffer += part
        while let end = buffer.firstIndex(of: 10) {
          add(buffer[buffer.startIndex..<end])
          buffer = Data(buffer[buffer.index(after: end)...])
        }
      }
      news.withLock {
        hasEnded = true
        news.signal()
      }
    }
  }

  private func add(_ line: Data) {
    news.withLock {
      lines.append(line)
      news.signal()
    }
  }

  /// The next line.
  func next(within seconds: Double) -> Outcome {
    let limit = Date(timeIntervalSinceNow: seconds)
    return news.withLock {
      while lines.isEmpty, !hasEnded {
        if !news.wait(until: limit) { return .late }
      }
      return lines.isEmpty ? .end : .line(lines.removeFirst())
    }
  }
}
