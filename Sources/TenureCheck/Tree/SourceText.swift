import Foundation
import Synchronization

/// A file's bytes as UTF-8, read again when they are asked for after having been let go.
public final class SourceText: Sendable {
  private struct Content {
    var bytes: [UInt8]?
    var lines: [Int]?
  }

  private let content: Mutex<Content>
  private let load: @Sendable () -> [UInt8]

  init(_ bytes: [UInt8]) {
    content = Mutex(Content(bytes: bytes))
    load = { bytes }
  }

  /// `load` runs at most once, when a text or a line is asked for.
  init(load: @escaping @Sendable () -> [UInt8]) {
    content = Mutex(Content())
    self.load = load
  }

  /// A range of bytes as text.
  public func text(_ range: Range<Int>) -> String {
    withBytes { bytes in String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self) }
  }

  /// Bytes.
  public var count: Int { withBytes(\.count) }

  func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result {
    let bytes = content.withLock { content in
      if let bytes = content.bytes { return bytes }
      let bytes = load()
      content.bytes = bytes
      return bytes
    }
    return body(bytes)
  }

  /// Where lines start.
  private func lineStarts() -> [Int] {
    if let lines = content.withLock({ $0.lines }) { return lines }
    let lines = withBytes { bytes in
      var starts = [0]
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
      return starts
    }
    content.withLock { $0.lines = lines }
    return lines
  }

  /// Line and column, both from 1; the column counts bytes of UTF-8, as compilers do.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let starts = lineStarts()
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Where a line, from 1, begins.
  public func start(ofLine number: Int) -> Int {
    let starts = lineStarts()
    return starts[min(max(number, 1), starts.count) - 1]
  }

  /// How many lines there are.
  public var lineCount: Int { lineStarts().count }

  /// A line from 1, without its end.
  public func line(_ number: Int) -> String {
    let starts = lineStarts()
    guard number >= 1, number <= starts.count else { return "" }
    return withBytes { bytes in
      var end = number < starts.count ? starts[number] - 1 : bytes.count
      let start = starts[number - 1]
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }
  }
}
