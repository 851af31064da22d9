import Foundation

/// The Swift files below some paths.
public struct SwiftFiles: Sendable {
  /// A Swift file to read, and whether it is part of the product.
  public struct File: Sendable, Equatable {
    /// Where it is.
    public let path: String
    /// Whether it is shipped, tested with or only shown.
    public let standing: FileFacts.Standing

    /// A file by its path.
    public init(path: String, standing: FileFacts.Standing = .product) {
      self.path = path
      self.standing = standing
    }
  }

  /// There is nothing at a path that was asked for.
  public struct Missing: Error, CustomStringConvertible, Equatable {
    /// The folder or file that was named.
    public let path: String
    public var description: String { "There is no file or folder at '\(path)'." }
  }

  /// The Swift files there, by path.
  public private(set) var files: [File] = []
  /// What could not be looked at, and why.
  public private(set) var notes: [FileNote] = []
  /// Folders and files: what is reached on two ways is read once.
  private var seen: Set<FileIdentity> = []

  /// What other tools put beside the sources: not the reader's code.
  static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "xcuserdata", "Checkouts",
  ]

  /// In a fixed order, each once, whatever links there are.
  public init(_ paths: [String]) throws {
    for path in paths {
      guard let identity = FileIdentity(path) else { throw Missing(path: path) }
      if identity.isFolder {
        walk(path, identity, standing: .product)
      } else {
        add(path, identity, standing: Self.standing(ofFileNamed: (path as NSString).lastPathComponent))
      }
    }
  }

  private mutating func walk(_ folder: String, _ identity: FileIdentity, standing: FileFacts.Standing) {
    guard seen.insert(identity).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      notes.append(FileNote(path: folder, line: 1, text: "The folder cannot be read."))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard let identity = FileIdentity(path) else { continue }
      if identity.isFolder {
        if Self.skipped.contains(name) { continue }
        walk(path, identity, standing: standing == .product ? Self.standing(ofFolderNamed: name) : standing)
      } else if name.hasSuffix(".swift") {
        add(path, identity, standing: standing == .product ? Self.standing(ofFileNamed: name) : standing)
      }
    }
  }

  private mutating func add(_ path: String, _ identity: FileIdentity, standing: FileFacts.Standing) {
    if seen.insert(identity).inserted { files.append(File(path: path, standing: standing)) }
  }

  private static func standing(ofFolderNamed name: String) -> FileFacts.Standing {
    if name == "Preview Content" || name == "PreviewContent" { return .preview }
    let words = ["Tests", "UITests", "Test", "TestSupport", "Snapshots"]
    return words.contains { name == $0 || name.hasSuffix($0) } ? .test : .product
  }

  private static func standing(ofFileNamed name: String) -> FileFacts.Standing {
    if name.hasSuffix("Tests.swift") { return .test }
    return [".generated.swift", ".pb.swift", ".graphql.swift", "+Generated.swift"].contains { name.hasSuffix($0) }
      ? .generated : .product
  }
}
