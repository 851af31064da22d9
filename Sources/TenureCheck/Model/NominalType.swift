/// A struct, class, actor, enum or protocol of the project, with all that its extensions add.
public final class NominalType: Sendable {
  /// Tells the types of one project apart.
  public struct ID: Sendable, Hashable { let index: Int }

  public let id: ID
  /// Where it is declared.
  public let declaration: Node
  /// Its extensions, in all files.
  public let extensions: [Node]
  /// The type around it.
  public let outer: ID?
  /// With the names of the types around it: `Outer.Inner`.
  public let qualifiedName: String
  /// All that it declares, in extensions too.
  public let members: [Member]
  /// Its stored properties.
  public let stored: [Member]
  /// Its initialisers.
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

  /// Its name, without those around it.
  public var name: String { declaration.name }
  /// The file of its declaration.
  public var file: FileFacts { declaration.file }

  /// True for a class.
  public var isClass: Bool { declaration.kind == .classDeclaration }
  /// True for a class or an actor.
  public var isReference: Bool { isClass || declaration.kind == .actorDeclaration }
  /// True for a struct.
  public var isStruct: Bool { declaration.kind == .structDeclaration }
  /// True for a protocol.
  public var isProtocol: Bool { declaration.kind == .protocolDeclaration }

  /// The member of that name, the first where it is overloaded.
  public func member(_ name: String) -> Member? { numbers[name].map { members[$0] } }
}

extension NominalType: Hashable {
  /// The same type of the same project.
  public static func == (one: NominalType, other: NominalType) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
