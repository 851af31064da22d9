/// All files of a code base, and who is who in them. Rules are functions of it.
public final class Project: Sendable {
  /// The files that were read.
  public let files: [FileFacts]
  /// The types that they declare.
  public let types: [NominalType]
  let lookup: TypeLookup
  let occurrences: OccurrenceIndex
  let memberUses = MemberUses()
  let knownTypes = KnownTypes()
  let environmentEntries = EnvironmentEntries()
  let namedInFiles = NamedInFiles()
  let writablePaths = WritablePaths()
  let knownFeatures = KnownFeatures()

  /// What a team has decided, and how the code is built.
  public let settings: Settings
  let targets: Targets

  /// Puts together what files say. Nothing is compiled.
  public init(files: [FileFacts], settings: Settings = Settings(), targets: Targets = Targets()) {
    self.files = files
    self.settings = settings
    self.targets = targets
    let index = Later { OccurrenceIndex(files: files) }
    let build = ProjectBuild(files: files)
    types = build.types
    lookup = build.lookup
    occurrences = index.value
    let shipped = build.types.filter { $0.file.standing == .product && !$0.declaration.isUnshipped }
    previewHelpers = PreviewHelpers.find(in: shipped, occurrences)
    shippedTypes = shipped.filter { [previewHelpers] in !previewHelpers.contains($0.id) }
    onlyConformers = Self.onlyConformers(among: shippedTypes, types, occurrences, lookup)
    isWhole = settings.isWhole ?? shipped.contains { $0.isApp }
    filesOfHelpers = Set(
      previewHelpers.flatMap { [types] id in
        ([types[id.index].declaration] + types[id.index].extensions).map(\.file.path)
      })
  }

  /// How many names and types have been looked up so far, and how many places of names gone over: what questions cost,
  /// whatever the machine.
  public var lookUps: Int { knownTypes.lookUps + occurrences.handedOut + lookup.steps.value }

  /// The type of an id.
  public subscript(id: NominalType.ID) -> NominalType { types[id.index] }

  /// Types that are in the product: not in tests, previews, generated code, code for debugging, and not for these alone.
  public let shippedTypes: [NominalType]

  /// Whether these files are all of a program, so that who is not seen does not exist: where an app begins, unless
  /// somebody says otherwise.
  public let isWhole: Bool

  /// Of each protocol that one type alone conforms to, that type.
  let onlyConformers: [NominalType.ID: NominalType.ID]

  private let previewHelpers: Set<NominalType.ID>
  /// Paths of the files in which they stand.
  private let filesOfHelpers: Set<String>

  /// Whether a user of the product can get there.
  public func isShipped(_ node: Node) -> Bool {
    guard node.file.standing == .product, !node.isUnshipped else { return false }
    return !filesOfHelpers.contains(node.file.path)
      || !([node] + Array(node.ancestors)).contains { lookup.idOfDeclaration[$0].map(previewHelpers.contains) == true }
  }

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

  /// The type that a member belongs to.
  public func owner(of member: Member) -> NominalType { self[member.owner] }

  /// True where one inherits from the other or conforms to it, by whatever way.
  public func isSubtype(_ type: NominalType, of other: NominalType) -> Bool {
    type === other || type.supertypeIDs.contains(other.id)
  }
}
