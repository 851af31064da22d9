import Dependencies
import Foundation
import IssueReporting
import Synchronization

extension SharedReaderKey {
  /// Shares a value that is kept in a file, as JSON.
  ///
  ///     @Shared(.fileStorage(.documentsDirectory.appending(component: "meetings.json"))) var meetings: [Meeting] = []
  ///
  /// It is written by a queue of its own: changes that follow one another while it writes are one write, and the file is
  /// exchanged as a whole. What another program writes is seen. The trap: of two programs that write at the same time the
  /// last one's value stays; where that loses something, keep it in SQLite (`SharingSQLite`).
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url: url, decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { value in
        if let encoder { return try encoder.encode(value) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(value)
      })
  }

  /// Shares a value that is kept in a file, in a form of your own.
  public static func fileStorage<Value: Sendable>(
    _ url: URL, decode: @escaping @Sendable (Data) throws -> Value, encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> { FileStorageKey(url: url, decode: decode, encode: encode) }
}

/// A value in a file.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    url: URL, decode: @escaping @Sendable (Data) throws -> Value, encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  /// What tells it apart.
  public struct ID: Hashable, Sendable {
    let url: URL
    let storage: ObjectIdentifier
  }

  public var id: ID { ID(url: url, storage: ObjectIdentifier(storage)) }

  /// Reads the file. Without one the property keeps its own value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    storage.load(url, decode) { continuation.resume(with: $0) }
  }

  /// Tells of what others write into the file.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    storage.watch(url, decode) { subscriber.yield(with: $0) }
  }

  /// Writes the file.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.save(url, Value.self, { try encode(value) }) { continuation.resume(with: $0) }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// As it is written.
  public var description: String { ".fileStorage(\(url))" }
}

extension FileStorageKey: KeepsUndecodable {
  package var whereUndecodableGoes: String { Aside.fate("'\(Aside.name(url.lastPathComponent, 1))'") }
}

/// Where files are kept.
public final class FileStorage: Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private typealias Encode = @Sendable () throws -> Data

  private struct Pending: Sendable {
    var writer: Reader
    var encode: Encode
    var completions: [Completion]
  }

  /// What the queue is to write.
  private struct Writes: Sendable {
    var waiting: [URL: Pending] = [:]
    /// What it writes at the moment.
    var current: (url: URL, encode: Encode)?
    /// How many there were of each file.
    var counts: [URL: Int] = [:]

    /// What will be in a file once all is written; nil where it is written.
    func latest(_ url: URL) -> Encode? { waiting[url]?.encode ?? (current?.url == url ? current?.encode : nil) }
  }

  private let isThere: @Sendable (URL) -> Bool
  private let read: @Sendable (URL) throws -> Data?
  private let write: @Sendable (Data, URL) throws -> Void
  private let queue: DispatchQueue?
  private let writes = Mutex(Writes())
  /// What properties of a type have read or written last: to them it is no news.
  private let known = Mutex<[Reader: Data?]>([:])

  private struct Reader: Hashable, Sendable {
    let url: URL
    let type: ObjectIdentifier

    init(_ url: URL, _ type: Any.Type) { (self.url, self.type) = (url, ObjectIdentifier(type)) }
  }

  /// Which types of property could not decode what is in a file: one of them puts it aside before it writes over it. One of
  /// a type that could has read what it writes over.
  private let undecodable = Mutex<Set<Reader>>([])

  private init(
    queue: DispatchQueue?, isThere: @escaping @Sendable (URL) -> Bool, read: @escaping @Sendable (URL) throws -> Data?,
    write: @escaping @Sendable (Data, URL) throws -> Void
  ) {
    self.isThere = isThere
    self.read = read
    self.write = write
    self.queue = queue
  }

  /// The file system. A file is exchanged for the new one as a whole; a link stays, and where it leads is exchanged.
  public static let fileSystem = FileStorage(
    queue: DispatchQueue(label: "Sharing.FileStorage"),
    isThere: { FileManager.default.fileExists(atPath: $0.path) },
    read: { FileManager.default.fileExists(atPath: $0.path) ? try Data(contentsOf: $0) : nil },
    write: { data, url in
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.exchange(url)
    })

  /// Files in memory: those of a test.
  public static var inMemory: FileStorage { inMemory([:]) }

  /// Files in memory, of which some are there.
  public static func inMemory(_ files: [URL: Data]) -> FileStorage {
    let files = Files(files)
    return FileStorage(
      queue: nil, isThere: { url in files.all.withLock { $0[url] != nil } },
      read: { url in files.all.withLock { $0[url] } },
      write: { data, url in files.all.withLock { $0[url] = data } })
  }

  private final class Files: Sendable {
    let all: Mutex<[URL: Data]>
    init(_ files: [URL: Data]) { all = Mutex(files) }
  }

  /// Reads a file; nil stands for there being none. What waits to be written comes first. While another program writes,
  /// it is read a little later, on the queue that writes.
  func load<Value>(
    _ url: URL, _ decode: @escaping @Sendable (Data) throws -> Value,
    _ completion: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    let (latest, count) = writes.withLock { ($0.latest(url), $0.counts[url]) }
    if let latest {
      // It is not in the file yet: of what is there it says nothing.
      return completion(
        Result {
          let data = try latest()
          do { return try decode(data) } catch {
            _ = undecodable.withLock { $0.insert(Reader(url, Value.self)) }
            throw Undecodable(base: error)
          }
        })
    }
    readWhole(url) { [self] whole in
      let result = whole ?? Result { try read(url) }
      if writes.withLock({ $0.counts[url] != count }) { return load(url, decode, completion) }
      if case .success(let data) = result { known.withLock { $0[Reader(url, Value.self)] = .some(data) } }
      completion(decoding(result, of: url, decode))
    }
  }

  /// Reads a file that nobody writes: at once, or a little later on the queue that writes. What a program has closed is open
  /// for a moment more. Waits double, two seconds in all; nil stands for one that is still being written then.
  private func readWhole(
    _ url: URL, later milliseconds: Int = 1, _ completion: @escaping @Sendable (Result<Data?, any Error>?) -> Void
  ) {
    guard let queue else { return completion(Result { try read(url) }) }
    if let whole = FolderWatch.whole(url, { Result { try read(url) } }) { return completion(whole) }
    if milliseconds > 1_024 { return completion(nil) }
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [self] in
      readWhole(url, later: milliseconds * 2, completion)
    }
  }

  /// Tells what others write into a file, or that they have removed it.
  func watch<Value>(
    _ url: URL, _ decode: @escaping @Sendable (Data) throws -> Value,
    _ changed: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) -> SharedSubscription {
    guard let queue else { return SharedSubscription {} }
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var watches: [FolderWatch] = []
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    for file in isLink ? [url, url.resolvingSymlinksInPath()] : [url] {
      // On the queue that writes: nothing is half written here, and what waits to be written comes after it.
      let watch = FolderWatch(file.deletingLastPathComponent(), .completed, on: queue) { [weak self] names in
        if names.contains(file.lastPathComponent) { self?.look(at: url, decode, changed) }
      }
      if let watch { watches.append(watch) } else { reportUnwatched(file) }
    }
    // What was written between the first reading and now, nobody tells of.
    if !watches.isEmpty { queue.async { [weak self] in self?.look(at: url, decode, changed) } }
    return SharedSubscription { [watches] in for watch in watches { watch.cancel() } }
  }

  private func reportUnwatched(_ file: URL) {
    reportIssue(
      """
      The folder of '\(file.path)' cannot be watched: \(FolderWatch.systemError).

      What other programs write into the file is seen at the next 'load()'.
      """)
  }

  /// Tells what is in the file, if that is news, on the main thread: views and their models hear of it. While another program writes, it is looked at a little later. Who writes
  /// for longer than two seconds is heard of when they close it.
  private func look<Value>(
    at url: URL, _ decode: @escaping @Sendable (Data) throws -> Value,
    _ changed: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    readWhole(url) { [weak self] result in
      guard let self, let result, writes.withLock({ $0.latest(url) == nil }) else { return }
      if case .success(let data) = result {
        let isNews = known.withLock { known in
          let reader = Reader(url, Value.self)
          defer { known[reader] = .some(data) }
          return known[reader] != .some(data)
        }
        if !isNews { return }
      }
      let value = decoding(result, of: url, decode)
      let count = writes.withLock { $0.counts[url] }
      // What is written here meanwhile is newer.
      DispatchQueue.main.async { [weak self] in
        if let self, writes.withLock({ $0.counts[url] }) == count { changed(value) }
      }
    }
  }

  /// What is in a file, as a value.
  private func decoding<Value>(
    _ data: Result<Data?, any Error>, of url: URL, _ decode: (Data) throws -> Value
  ) -> Result<Value?, any Error> {
    data.flatMap { data in
      let value = Result { try data.map { data in try Undecodable.told { try decode(data) } } }
      undecodable.withLock { readers in
        let reader = Reader(url, Value.self)
        if case .failure = value { readers.insert(reader) } else { readers.remove(reader) }
      }
      return value
    }
  }

  /// Writes a file. What is in it and its writer could not decode lies beside it then: 'settings.json.undecodable-1'.
  private func exchange(_ data: Data, _ writer: Reader) throws {
    let url = writer.url
    if undecodable.withLock({ $0.contains(writer) }) {
      if let old = try read(url) {
        func aside(_ number: Int) -> URL { url.appendingPathExtension(Aside.ending(number)) }
        try Aside.put(
          isTaken: { isThere(aside($0)) }, isSame: { try read(aside($0)) == old }, write: { try write(old, aside($0)) })
      }
      undecodable.withLock { _ = $0.remove(writer) }
    }
    try write(data, url)
  }

  func save(
    _ url: URL, _ type: Any.Type, _ encode: @escaping @Sendable () throws -> Data, _ completion: @escaping Completion
  ) {
    let writer = Reader(url, type)
    guard let queue else { return completion(Result { try exchange(encode(), writer) }) }
    let isFirst = writes.withLock { writes in
      let before = writes.waiting[url]
      writes.waiting[url] = Pending(
        writer: writer, encode: encode, completions: (before?.completions ?? []) + [completion])
      writes.counts[url, default: 0] += 1
      return before == nil
    }
    guard isFirst else { return }
    queue.async { [self] in
      let latest = writes.withLock { writes in
        let latest = writes.waiting.removeValue(forKey: url)
        writes.current = latest.map { (url, $0.encode) }
        return latest
      }
      guard let latest else { return }
      let result = Result {
        let data = try latest.encode()
        try exchange(data, latest.writer)
        known.withLock { $0[latest.writer] = .some(data) }
      }
      writes.withLock { $0.current = nil }
      for completion in latest.completions { completion(result) }
    }
  }
}

extension DependencyValues {
  /// Where files are kept: in tests, in memory and for each test on its own; in memory in previews and in a program that
  /// `tenure drive` drives.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }

  private enum FileStorageDependency: DependencyKey {
    static var liveValue: FileStorage { TestContext.isDrivenProgram ? .inMemory : .fileSystem }
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
  }
}
