import Foundation

/// A file, a folder or a symbolic link, as a document is read from it and written to it: Foundation's type of that name,
/// which is not in Foundation for Linux.
public class FileWrapper {
  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  /// The name that it has on disk.
  public var filename: String?
  /// The name that it is to have in a folder.
  public var preferredFilename: String?
  /// What is known of the file: `FileAttributeKey` and values.
  public var fileAttributes: [String: Any] = [:]

  /// A file with these bytes.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// A folder with these files, each under its key.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// A link to another place.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// What is at a place: a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func read(_ url: URL) throws -> Kind {
    let files = FileManager.default
    if let target = try? files.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    }
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  /// True for a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// True for a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// True for a symbolic link.
  public var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for anything else.
  public var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  /// The files of a folder by their names; nil for anything else.
  public var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = kind { files } else { nil } }
  /// Where a link leads to; nil for anything else.
  public var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  /// Puts a file into a folder, and gives back the key that it has there: another where its name is taken.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = kind else { return "" }
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    var key = name
    var number = 1
    while files[key] != nil {
      number += 1
      key = "\(number)__#$!@%!#__\(name)"
    }
    files[key] = child
    kind = .folder(files)
    return key
  }

  /// Puts a file with these bytes into a folder.
  @discardableResult public func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let files) = kind else { return }
    kind = .folder(files.filter { $0.value !== child })
  }

  /// The key that a file has in a folder.
  public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// True while what is at a place is what was read.
  public func matchesContents(of url: URL) -> Bool {
    guard let there = try? FileWrapper(url: url) else { return false }
    return isSame(as: there)
  }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (kind, other.kind) {
    case (.file(let one), .file(let two)): return one == two
    case (.link(let one), .link(let two)): return one.path == two.path
    case (.folder(let one), .folder(let two)):
      return one.count == two.count && one.allSatisfy { name, file in two[name].map(file.isSame) ?? false }
    default: return false
    }
  }

  /// Reads again what is at a place.
  public func read(from url: URL, options: ReadingOptions = []) throws { kind = try Self.read(url) }

  /// Writes it to a place: a folder with all that is in it.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch kind {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
    case .folder(let files):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in files {
        try file.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// How a file is read. It is always read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// By its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = Self(rawValue: 1)
    /// Without mapping it into memory.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// By its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a whole or not at all.
    public static let atomic = Self(rawValue: 1)
    /// The wrapper takes the name of the file.
    public static let withNameUpdating = Self(rawValue: 2)
  }
}
