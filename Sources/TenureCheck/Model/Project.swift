/// All files of a code base, and who is who in them. Rules are functions of it.
public final class Project: Sendable {
  public let files: [FileFacts]
  public let types: [NominalType]
  let lookup: TypeLookup
  let occurrences: OccurrenceIndex
  let memberUses = MemberUses()
  let knownTypes = KnownTypes()

  /// What a team has decided, and how the code is built.
  public let settings: Settings
  let targets: Targets

  public init(files: [FileFacts], settings: Settings = Settings(), targets: Targets = Targets()) {
    self.files = files
    self.settings = settings
    self.targets = targets
    let index = Later { OccurrenceIndex(files: files) }
    let build = ProjectBuild(files: files)
    types = build.types
    shippedTypes = build.types.filter { $0.file.standing == .product && !$0.declaration.isUnshipped }
    lookup = build.lookup
    occurrences = index.value
  }

  public subscript(id: NominalType.ID) -> NominalType { types[id.index] }

  /// Types that are in the product: not in tests, previews, generated code, code for debugging.
  public let shippedTypes: [NominalType]

  /// Whether a person who uses the product can get there.
  public func isShipped(_ node: Node) -> Bool { node.file.standing == .product && !node.isUnshipped }

  /// The type that a node is in, its extensions included.
  public func enclosingType(of node: Node) -> NominalType? {
    node.enclosingTypeDeclaration.flatMap { type(declaredAt: $0) }
  }

  /// The type of a declaration or an extension.
  public func type(declaredAt node: Node) -> NominalType? { lookup.idOfDeclaration[node].map { self[$0] } }

  /// The member that a node is in.
  public func enclosingMember(of node: Node) -> Member? {
    var inner = node
    for ancestor in node.ancestors {
      if ancestor.kind.isTypeDeclaration {
        guard let id = lookup.idOfDeclaration[ancestor] else { return nil }
        return Member(node: inner, owner: id)
      }
      if ancestor.kind != .conditionalClause && ancestor.kind != .conditional { inner = ancestor }
    }
    return nil
  }

  /// A member of a type or of the project's types above it.
  public func member(_ name: String, of type: NominalType) -> Member? {
    if let member = type.member(name) { return member }
    for id in type.supertypeIDs { if let member = self[id].member(name) { return member } }
    return nil
  }

  public func owner(of member: Member) -> NominalType { self[member.owner] }

  public func isSubtype(_ type: NominalType, of other: NominalType) -> Bool {
    type === other || type.supertypeIDs.contains(other.id)
  }
}
