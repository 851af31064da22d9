import Foundation

/// A type of data: of a file, of what is dragged or pasted.
///
/// ```swift
/// if let type = UTType(filenameExtension: url.pathExtension), type.conforms(to: .image) { show(url) }
/// extension UTType { static let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json) }
/// ```
///
/// The trap: the types are those of a list in this module. There is no register of the system here, and no Info.plist is read:
/// a type of the program's own knows what `exportedAs` says of it, and no extension of files.
public struct UTType: Hashable, Sendable {
  /// The reverse name of a domain, such as `public.jpeg`.
  public let identifier: String
  /// What `exportedAs` and `conformingTo` said beside the list.
  private let parents: [String]

  init(known identifier: String, parents: [String] = []) {
    self.identifier = identifier
    self.parents = parents
  }

  /// A type of the list; `nil` for an identifier that is not in it.
  public init?(_ identifier: String) {
    guard KnownType.all[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parents: [parentType?.identifier ?? "public.data"])
  }

  /// A type of another program.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with this extension. One that the list does not have makes a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type. One that the list does not have makes a dynamic type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of a tag. One that the list does not have makes a dynamic type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    self =
      found
      ?? UTType(
        known: "dyn.\(tagClass.rawValue).\(tag.lowercased())", parents: [supertype?.identifier ?? "public.data"])
  }

  /// The types of the list with a tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    return KnownType.inOrder.filter { $0.tags(tagClass).contains(tag) }.map { UTType(known: $0.identifier) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  private var entry: KnownType? { KnownType.all[identifier] }

  /// The extension that files of the type have first of all.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The MIME type that it has first of all.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// What people call it, in English; `nil` for one that is not in the list.
  public var localizedDescription: String? { entry?.words }
  /// Its file extensions and MIME types.
  public var tags: [UTTagClass: [String]] {
    let prefix = "dyn."
    guard isDynamic,
      let kind = [UTTagClass.filenameExtension, .mimeType].first(where: {
        identifier.hasPrefix(prefix + $0.rawValue + ".")
      })
    else {
      return entry.map { entry in
        [.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes].filter { !$0.value.isEmpty }
      } ?? [:]
    }
    return [kind: [String(identifier.dropFirst(prefix.count + kind.rawValue.count + 1))]]
  }

  /// Made for a tag that nobody has declared.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Known to this module, or declared by the program.
  public var isDeclared: Bool { !isDynamic }
  /// Of no company's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The types that it conforms to, and theirs.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents + (entry?.parents ?? [])
    while let next = waiting.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      waiting += KnownType.all[next]?.parents ?? []
    }
    return found
  }

  /// Whether it is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it conforms to another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another type conforms to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Types are the same by their identifiers.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable, CustomStringConvertible {
  /// The type of an identifier, in the list or not.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// The identifier.
  public var description: String { identifier }
}

/// What a type may be known by.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The class's name.
  public let rawValue: String
  /// The class of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The extension of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
