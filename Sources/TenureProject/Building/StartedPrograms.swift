import Dispatch
import Foundation

/// What this program has started and ends when the system asks it to end. Each is in a group of processes of its own: who
/// ends this one at a terminal means all of them. A signal that whoever started this one has it ignore, as `nohup` does,
/// is left alone.
final class StartedPrograms: @unchecked Sendable {
  static let shared = StartedPrograms()

  private let lock = NSLock()
  private var ends: [Int: @Sendable () -> Void] = [:]
  private var made = 0
  private var sources: [any DispatchSourceSignal] = []

  /// Called when this program is to end, until `forget`.
  func add(_ end: @escaping @Sendable () -> Void) -> Int {
    lock.withLock {
      listen()
      made += 1
      ends[made] = end
      return made
    }
  }

  func forget(_ number: Int) { lock.withLock { ends[number] = nil } }

  private func listen() {
    guard sources.isEmpty else { return }
    sources = [SIGINT, SIGTERM, SIGHUP].filter { !Signals.isIgnored($0) }.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        for (_, end) in lock.withLock({ ends }).sorted(by: { $0.key > $1.key }) { end() }
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Signals mean what they did before, for another program in the place of this one.
  func leaveSignals() {
    lock.withLock {
      for source in sources {
        source.cancel()
        signal(Int32(source.handle), SIG_DFL)
      }
      sources = []
    }
  }
}

extension Process {
  /// Asks it to end, with a signal; after three seconds it has to, with all that it has started. Returns when it has ended.
  func end(by number: Int32) {
    guard isRunning else { return }
    kill(processIdentifier, number)
    for _ in 0..<30 where isRunning { Thread.sleep(forTimeInterval: 0.1) }
    if isRunning {
      // A build has its compilers in groups of their own.
      let started = Self.startedProcesses(by: processIdentifier)
      if kill(-processIdentifier, SIGKILL) != 0 { kill(processIdentifier, SIGKILL) }
      for process in started { kill(process, SIGKILL) }
    }
    // `waitUntilExit` would take a whole processor where another thread has begun the process.
    while isRunning { Thread.sleep(forTimeInterval: 0.01) }
  }

  /// All that a process has started, and what these have, as the system lists them.
  static func startedProcesses(by process: Int32) -> [Int32] {
    var children: [Int32: [Int32]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let number = Int32(name), let stat = FileManager.default.contents(atPath: "/proc/\(name)/stat") else {
        continue
      }
      // "12 (name) S 7 …": the name may be anything.
      let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      if fields.count > 1, let parent = Int32(fields[1]) { children[parent, default: []].append(number) }
    }
    var all: [Int32] = []
    var next = children[process] ?? []
    while let one = next.popLast() {
      all.append(one)
      next += children[one] ?? []
    }
    return all
  }
}
