import Foundation
import Synchronization

/// Reads many files on all cores.
public enum ProjectReader {
  /// What a user may have to wait for one file.
  public static let usualLimit = Duration.seconds(20)

  /// In the order of `files`. What the cache knows is not parsed; a file that takes longer than the limit, or that has
  /// not been read when the deadline is over, is left out, with a note. The cache keeps
  /// `all` together, these files or more. `progress` hears of how many are done, ten times a second.
  public static func read(
    _ files: [SwiftFiles.File], threads: Int? = nil, cache: FactsCache? = nil, limit: Duration = usualLimit,
    until deadline: Deadline? = nil, among all: [SwiftFiles.File]? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> [FileFacts] {
    let pack = cache?.pack(for: all ?? files)
    let run = LimitedRun(files, limit: limit) { file, why in
      let reason =
        switch why {
        case .tooLong: "reading it takes longer than \(limit)."
        case .runIsOver: "the time of the whole run was over before it was read."
        }
      return FileReader.empty(file.path, file.standing, "The file is left out: " + reason, isPassing: true)
    } work: { file in
      FileReader.facts(path: file.path, standing: file.standing, pack: pack)
    }
    let facts = run.run(threads: count(threads, for: files.count), until: deadline, progress: progress)
    pack?.close()
    cache?.clean()
    return facts
  }

  static func count(_ threads: Int? = nil, for elements: Int) -> Int { max(1, min(threads ?? cores, elements)) }

  /// Asked once: each time the system reads files for it.
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

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
    let count = self.count(count, for: elements.count)
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

  /// What `body` makes of each stretch of `0..<count`, one behind the other.
  static func onAllCores<Result: Sendable>(
    upTo count: Int, _ body: @escaping @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    let stretch = 256
    let ranges = stride(from: 0, to: count, by: stretch).map { $0..<min(count, $0 + stretch) }
    return onAllCores(ranges, body).flatMap { $0 }
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
