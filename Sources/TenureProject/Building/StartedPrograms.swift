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
  private var isEnding = false
  private var sources: [any DispatchSourceSignal] = []

  /// Called when this program is to end, until `forget`.
  func add(_ end: @escaping @Sendable () -> Void) -> Int {
    let number = lock.withLock {
      listen()
      made += 1
      ends[made] = end
      return isEnding ? nil : made
    }
    // Nothing is begun any more.
    guard let number else { while true { sleep(1) } }
    return number
  }

  func forget(_ number: Int) { lock.withLock { ends[number] = nil } }

  private func listen() {
    guard sources.isEmpty else { return }
    sources = [SIGINT, SIGTERM, SIGHUP].filter { !Signals.isIgnored($0) }.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        let all = lock.withLock {
          isEnding = true
          return ends
        }
        for (_, end) in all.sorted(by: { $0.key > $1.key }) { end() }
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
  /// Asks it to end, with a signal; after three seconds it has to. What it has started, and leaves behind, ends with it: one
  /// that is over no longer says whose those are, and as long as they have what it has handed down it seems to run. Returns
  /// when it has ended.
  func end(by number: Int32) {
    guard isRunning else { return }
    var started = Self.startedProcesses(by: processIdentifier)
    kill(processIdentifier, number)
    for _ in 0..<30 where isRunning {
      Thread.sleep(forTimeInterval: 0.1)
      started.formUnion(Self.startedProcesses(by: processIdentifier))
      if StartedProcess(processIdentifier) == nil { break }
    }
    // A build has its compilers in groups of their own.
    if isRunning, kill(-processIdentifier, SIGKILL) != 0 { kill(processIdentifier, SIGKILL) }
    // Not another one that has its number since.
    for process in started where StartedProcess(process.number) == process { kill(process.number, SIGKILL) }
    // `waitUntilExit` would take a whole processor where another thread has begun the process.
    while isRunning { Thread.sleep(forTimeInterval: 0.01) }
  }

  /// All that a process has started, and what these have, as the system lists them.
  static func startedProcesses(by process: Int32) -> Set<StartedProcess> {
    var children: [Int32: [StartedProcess]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let number = Int32(name), let one = StartedProcess(number) else { continue }
      children[one.parent, default: []].append(one)
    }
    var all: Set<StartedProcess> = []
    var next = children[process] ?? []
    while let one = next.popLast() {
      if all.insert(one).inserted { next += children[one.number] ?? [] }
    }
    return all
  }
}

/// A process that goes on, as the system lists it.
struct StartedProcess: Hashable {
  let number: Int32
  let parent: Int32
  /// When it was begun: a number is given to another one later.
  private let begun: Substring

  /// Nil where there is none, or only how it ended is still known.
  init?(_ number: Int32) {
    guard let stat = FileManager.default.contents(atPath: "/proc/\(number)/stat") else { return nil }
    // "12 (name) S 7 …": the name may be anything.
    let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 19, fields[0] != "Z", let parent = Int32(fields[1]) else { return nil }
    (self.number, self.parent, begun) = (number, parent, fields[19])
  }

  static func == (left: StartedProcess, right: StartedProcess) -> Bool {
    left.number == right.number && left.begun == right.begun
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
