/// A struct, class, actor, enum or protocol of the project, with all that its extensions add.
public final class NominalType: Sendable {
  /// Tells the types of one project apart.
  public struct ID: Sendable, Hashable { let index: Int }

  public let id: ID
  public let declaration: Node
  public let extensions: [Node]
  /// The type around it.
  public let outer: ID?
  /// With the names of the types around it: `Outer.Inner`.
  public let qualifiedName: String
  public let members: [Member]
  public let stored: [Member]
  public let initializers: [Member]
  /// Where in `members` each name stands first.
  private let numbers: [String: Int]
  /// What SwiftUI sees in it.
  let shape: Shape
  /// What is written behind the colon here and in extensions, as resolved names.
  let inherited: [Supertype]
  /// All names that it inherits from or conforms to, however far up.
  public let supertypes: Set<String>
  /// The project's own among them.
  public let supertypeIDs: [ID]
  /// Attributes of it and of its superclasses.
  public let attributes: Set<String>
  /// Some of what it inherits from is neither the project's nor well known, so that anything may come with it.
  public let hasUnknownSupertypes: Bool

  struct Supertype: Sendable {
    let name: String
    let id: ID?
  }

  init(
    id: ID, declaration: Node, extensions: [Node], outer: ID?, qualifiedName: String, members: [Member],
    inherited: [Supertype], supertypes: Set<String>, supertypeIDs: [ID], attributes: Set<String>,
    hasUnknownSupertypes: Bool
  ) {
    self.id = id
    self.declaration = declaration
    self.extensions = extensions
    self.outer = outer
    self.qualifiedName = qualifiedName
    self.members = members
    self.inherited = inherited
    self.supertypes = supertypes
    self.supertypeIDs = supertypeIDs
    self.attributes = attributes
    self.hasUnknownSupertypes = hasUnknownSupertypes
    stored = members.filter(\.isStoredInstance)
    initializers = members.filter(\.isInitializer)
    numbers = Dictionary(members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    shape = Shape(
      declaration, attributes: attributes, supertypes: supertypes, body: numbers["body"].map { members[$0] })
  }

  public var name: String { declaration.name }
  public var file: FileFacts { declaration.file }

  public var isClass: Bool { declaration.kind == .classDeclaration }
  public var isReference: Bool { isClass || declaration.kind == .actorDeclaration }
  public var isStruct: Bool { declaration.kind == .structDeclaration }
  public var isProtocol: Bool { declaration.kind == .protocolDeclaration }

  public func member(_ name: String) -> Member? { numbers[name].map { members[$0] } }
}

extension NominalType: Hashable {
  public static func == (one: NominalType, other: NominalType) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
