/// The types of models that a container keeps.
public final class Schema: Sendable {
  let entitiesByName: [String: Entity]
  /// A name that two of the types have: rows are kept under the names.
  let ambiguousName: String?
  /// The version of the types.
  public let version: Version

  /// Of these types, and of those that they refer to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var found: [String: Entity] = [:]
    var ambiguousName: String?
    var open = types.map { Entity.of($0) }
    while let entity = open.popLast() {
      if let known = found.updateValue(entity, forKey: entity.name) {
        if known !== entity { ambiguousName = entity.name }
        continue
      }
      open += entity.properties.compactMap(\.relationship).map { Entity.of($0.destination) }
    }
    entitiesByName = found
    self.ambiguousName = ambiguousName
    self.version = version
  }

  /// Of these types, and of those that they refer to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Of the types of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  func contains(_ entity: Entity) -> Bool { entitiesByName[entity.name]?.type == entity.type }

  /// Which one of several versions of the types.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Grows when older programs cannot read the objects.
    public let major: Int
    /// Grows with what is new.
    public let minor: Int
    /// Grows with what is mended.
    public let patch: Int

    /// As in 1.2.0.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The older one.
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }

    /// As in 1.2.0.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// What can be said of a property that has a value of its own.
  public enum Attribute {
    /// How a value is kept.
    public struct Option: Hashable, Sendable {
      let name: String

      /// No two objects have the same value: saving a second one changes the first.
      public static var unique: Option { Option(name: "unique") }
      /// Large values may lie in files of their own. Here they lie with the others.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// For searching the device. Nothing searches it here.
      public static var spotlight: Option { Option(name: "spotlight") }
      /// Kept for the history of deletions. There is none here.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// Encrypted in the cloud. Nothing is sent there.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
    }
  }

  /// What can be said of a property that refers to other objects.
  public enum Relationship {
    /// How objects are referred to.
    public struct Option: Hashable, Sendable {
      let name: String

      /// No two objects refer to the same one.
      public static var unique: Option { Option(name: "unique") }
    }

    /// What becomes of the others when an object is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable, CaseIterable {
      /// They stay as they are.
      case noAction
      /// They refer to nothing.
      case nullify
      /// They are deleted as well.
      case cascade
      /// As long as there are any, saving the deletion fails.
      case deny
    }
  }
}

/// The types of one version of a program.
public protocol VersionedSchema {
  /// The types as they were in this version.
  static var models: [any PersistentModel.Type] { get }
  /// Which version it is.
  static var versionIdentifier: Schema.Version { get }
}
