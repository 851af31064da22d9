import Foundation
import Synchronization

/// Reads many files on all cores.
public enum Reader {
  /// In the order of `files`.
  public static func read(_ files: [SwiftFiles.File], threads: Int? = nil) -> [FileFacts] {
    onAllCores(files, threads: threads) { FileReader.facts(path: $0.path, standing: $0.standing) }
  }

  /// Parses and keeps nothing: the floor that everything else is measured against.
  public static func parseOnly(_ files: [SwiftFiles.File], threads: Int? = nil) {
    _ = onAllCores(files, threads: threads) { file in
      _ = parse([UInt8](FileManager.default.contents(atPath: file.path) ?? Data()))
    }
  }

  /// Calls `body` for every element, on as many threads as there are cores. The stacks are large, since the parser and
  /// the walks over its trees recurse as deep as the code is nested.
  public static func onAllCores<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads count: Int? = nil, _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let count = max(1, min(count ?? ProcessInfo.processInfo.activeProcessorCount, elements.count))
    let work = Work(elements: elements, body: body)
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        work.run()
        finished.signal()
      }
      thread.stackSize = 256 << 20
      thread.start()
    }
    for _ in 0..<count { finished.wait() }
    return work.results()
  }

  private final class Work<Element: Sendable, Result: Sendable>: Sendable {
    let elements: [Element]
    let body: @Sendable (Element) -> Result
    let next = Atomic(0)
    let done: Mutex<[Result?]>

    init(elements: [Element], body: @escaping @Sendable (Element) -> Result) {
      self.elements = elements
      self.body = body
      done = Mutex(Array(repeating: nil, count: elements.count))
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < elements.count else { return }
        let result = body(elements[index])
        done.withLock { $0[index] = result }
      }
    }

    func results() -> [Result] { done.withLock { $0.compactMap { $0 } } }
  }
}
