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
    let decode = decode
    let (storage, url) = (storage, url)
    storage.load(url) { continuation.resume(with: storage.decoding($0, of: url, decode)) }
  }

  /// Tells of what others write into the file.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    let (decode, storage, url) = (decode, storage, url)
    return storage.watch(url) { subscriber.yield(with: storage.decoding($0, of: url, decode)) }
  }

  /// Writes the file.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.save(url, { try encode(value) }) { continuation.resume(with: $0) }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// As it is written.
  public var description: String { ".fileStorage(\"\(url.path)\")" }
}

extension FileStorageKey: KeepsUndecodable {
  package var whereUndecodableGoes: String {
    "the next change puts what is stored aside, as '\(url.lastPathComponent).undecodable-1'"
  }
}

/// Where files are kept.
public final class FileStorage: Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private struct Pending: Sendable {
    var encode: @Sendable () throws -> Data
    var completions: [Completion]
  }

  private let read: @Sendable (URL) throws -> Data?
  private let write: @Sendable (Data, URL) throws -> Void
  private let queue: DispatchQueue?
  private let pending = Mutex<[URL: Pending]>([:])
  /// What was read or written here last, while somebody watches: it is no news.
  private let known = Mutex<[URL: Data?]>([:])

  /// Files in which something is that nobody could decode. It is put aside before it is written over.
  private let undecodable = Mutex<Set<URL>>([])

  private init(
    queue: DispatchQueue?, read: @escaping @Sendable (URL) throws -> Data?,
    write: @escaping @Sendable (Data, URL) throws -> Void
  ) {
    self.read = read
    self.write = write
    self.queue = queue
  }

  /// The file system. A file is exchanged for the new one as a whole.
  public static let fileSystem = FileStorage(
    queue: DispatchQueue(label: "Sharing.FileStorage"),
    read: { FileManager.default.fileExists(atPath: $0.path) ? try Data(contentsOf: $0) : nil },
    write: { data, url in
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    })

  /// Files in memory: those of a test.
  public static var inMemory: FileStorage { inMemory([:]) }

  /// Files in memory, of which some are there.
  public static func inMemory(_ files: [URL: Data]) -> FileStorage {
    let files = Files(files)
    return FileStorage(
      queue: nil, read: { url in files.all.withLock { $0[url] } },
      write: { data, url in files.all.withLock { $0[url] = data } })
  }

  private final class Files: Sendable {
    let all: Mutex<[URL: Data]>
    init(_ files: [URL: Data]) { all = Mutex(files) }
  }

  /// Reads a file; nil stands for there being none. What waits to be written comes first. While another program writes,
  /// it is read a little later, on the queue that writes.
  func load(_ url: URL, _ completion: @escaping @Sendable (Result<Data?, any Error>) -> Void) {
    readWhole(url) { [self] whole in
      if let waiting = pending.withLock({ $0[url]?.encode }) { return completion(Result { try waiting() }) }
      let result = whole ?? Result { try read(url) }
      if case .success(let data) = result { known.withLock { $0[url] = .some(data) } }
      completion(result)
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
  func watch(_ url: URL, _ changed: @escaping @Sendable (Result<Data?, any Error>) -> Void) -> SharedSubscription {
    guard let queue else { return SharedSubscription {} }
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // On the queue that writes: nothing is half written here, and what waits to be written comes after it.
    let watch = FolderWatch(folder, .completed, on: queue) { [weak self] names in
      if names.contains(url.lastPathComponent) { self?.look(at: url, changed) }
    }
    // What was written between the first reading and now, nobody tells of.
    if watch != nil { queue.async { [weak self] in self?.look(at: url, changed) } }
    if watch == nil {
      reportIssue(
        """
        The folder of '\(url.path)' cannot be watched: \(FolderWatch.systemError).

        What other programs write into the file is seen at the next 'load()'.
        """)
    }
    return SharedSubscription { watch?.cancel() }
  }

  /// Tells what is in the file, if that is news. While another program writes, it is looked at a little later. Who writes
  /// for longer than two seconds is heard of when they close it.
  private func look(at url: URL, _ changed: @escaping @Sendable (Result<Data?, any Error>) -> Void) {
    readWhole(url) { [weak self] result in
      guard let self, let result, pending.withLock({ $0[url] == nil }) else { return }
      if case .success(let data) = result {
        let isNews = known.withLock { known in
          defer { known[url] = .some(data) }
          return known[url] != .some(data)
        }
        if !isNews { return }
      }
      changed(result)
    }
  }

  /// What is in a file, as a value.
  func decoding<Value>(
    _ data: Result<Data?, any Error>, of url: URL, _ decode: (Data) throws -> Value
  ) -> Result<Value?, any Error> {
    data.flatMap { data in
      let value = Result { try data.map(decode) }
      undecodable.withLock { urls in
        if case .failure = value { urls.insert(url) } else { urls.remove(url) }
      }
      return value
    }
  }

  /// Writes a file. What is in it and could not be decoded lies beside it then: 'settings.json.undecodable-1'.
  private func exchange(_ data: Data, _ url: URL) throws {
    if undecodable.withLock({ $0.contains(url) }) {
      if let old = try read(url) {
        var number = 1
        while let known = try read(Self.aside(url, number)), known != old { number += 1 }
        try write(old, Self.aside(url, number))
      }
      undecodable.withLock { _ = $0.remove(url) }
    }
    try write(data, url)
  }

  private static func aside(_ url: URL, _ number: Int) -> URL { url.appendingPathExtension("undecodable-\(number)") }

  func save(_ url: URL, _ encode: @escaping @Sendable () throws -> Data, _ completion: @escaping Completion) {
    guard let queue else { return completion(Result { try exchange(encode(), url) }) }
    let isFirst = pending.withLock { pending in
      let before = pending[url]
      pending[url] = Pending(encode: encode, completions: (before?.completions ?? []) + [completion])
      return before == nil
    }
    guard isFirst else { return }
    queue.async {
      guard let latest = self.pending.withLock({ $0.removeValue(forKey: url) }) else { return }
      let result = Result {
        let data = try latest.encode()
        try self.exchange(data, url)
        self.known.withLock { $0[url] = .some(data) }
      }
      for completion in latest.completions { completion(result) }
    }
  }
}

extension DependencyValues {
  /// Where files are kept: in tests, in memory and for each test on its own.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }

  private enum FileStorageDependency: DependencyKey {
    static var liveValue: FileStorage { .fileSystem }
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
  }
}
