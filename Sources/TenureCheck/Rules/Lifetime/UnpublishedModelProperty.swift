/// A view shows a property of a model of which nobody says when it changes.
public struct UnpublishedModelProperty: Rule {
  public static let about = RuleDescription(
    id: "unpublished-model-property",
    title: "What a view shows of a model must be announced when it changes.",
    preset: .default,
    severity: .warning,
    wrong: """
      final class Search: ObservableObject {
        var results: [String] = []
        func run() { results = ["One", "Two"] }
      }

      struct SearchScreen: View {
        @StateObject private var search = Search()
        var body: some View {
          List(search.results, id: \\.self) { Text($0) }
          Button("Search") { search.run() }
        }
      }
      """,
    right: """
      final class Search: ObservableObject {
        @Published var results: [String] = []
        func run() { results = ["One", "Two"] }
      }

      struct SearchScreen: View {
        @StateObject private var search = Search()
        var body: some View {
          List(search.results, id: \\.self) { Text($0) }
          Button("Search") { search.run() }
        }
      }
      """,
    why: """
      A view is evaluated again when something says that it changed. In an `ObservableObject` only `@Published` \
      properties do; in an `@Observable` class all that is stored, except behind `@ObservationIgnored` and in \
      subclasses that lack the macro. `@AppStorage` in an `ObservableObject` tells of its own writes, not of those that \
      others make under the same key. And no class tells of what is stored in a service that announces nothing.
      """,
    evidence: """
      A view that shows a property of a model which nothing announces, and a write after the model is made. The \
      property may be computed: over what is behind `@ObservationIgnored`, with a setter; over what a service \
      keeps that announces nothing; over what is behind a lock (`Mutex`, `Atomic`). A `static var` \
      that a view shows and an action changes, or a property of a type that is no model and that keeps it in the user's \
      defaults. A plain class that others share (behind a `static let`, in the \
      environment), where a view shows what is changed. Two loops over one `AsyncStream`.
      """,
    quiet: """
      What is private or never written after the object is made; writes that come with another change that views \
      follow or with `objectWillChange.send()` or `withMutation`; closures and objects that do work.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel && !$0.isManagedObject && !saysItself($0, in: project) }.flatMap {
      type -> [Finding] in
      type.stored.compactMap { member in
        silence(of: member, in: type, project).flatMap { finding(member, of: type, $0, &shown, in: project) }
      } + UnannouncedService.findings(in: type, &shown, project)
        + DefaultsBehindGetter.findings(in: type, &shown, project)
        + StoredBehindLock.findings(in: type, &shown, project)
    } + ShownStatic.findings(in: project, &shown)
      + DefaultsBehindGetter.findings(outsideOfModels: project, &shown)
      + ShownOfPlainObject.findings(in: project, &shown)
      + StreamReadTwice.findings(in: project)
  }

  /// The class has an announcement of its own.
  private static func saysItself(_ type: NominalType, in project: Project) -> Bool {
    type.member("objectWillChange") != nil
      || type.isObservable && project.anyNode(of: type) { $0.name == "withMutation" && $0.kind == .reference }
  }

  // MARK: Why nobody hears of it

  private enum Silence {
    case notPublished, ignored, withoutMacro
    case sameKey(Node, key: String)
    /// By a wrapper of the project over the user's defaults.
    case wrapped(String)
  }

  private static func silence(of member: Member, in type: NominalType, _ project: Project) -> Silence? {
    guard !member.isConstant, isShowable(member, in: project) else { return nil }
    if member.wrapper == .appStorage {
      if member.attribute("ObservationIgnored") != nil, type.isObservable { return .ignored }
      guard !type.isObservable, let key = member.storageKey,
        let writer = outsideWriter(of: key, than: member, in: project)
      else { return nil }
      return .sameKey(writer, key: key)
    }
    if case .custom(let name)? = member.wrapper {
      let isSilent = !type.isObservable && project.keepsInDefaults(wrapper: name, of: member)
      return isSilent ? .wrapped(name) : nil
    }
    guard member.wrapper == nil else { return nil }
    if !type.isObservable {
      return member.attributes.isEmpty ? .notPublished : nil
    }
    if member.attribute("ObservationIgnored") != nil { return .ignored }
    return project.hasMacroItself(type) || type.supertypes.contains("PersistentModel") ? nil : .withoutMacro
  }

  /// Data, as opposed to closures and to objects that do work.
  private static func isShowable(_ member: Member, in project: Project) -> Bool {
    if !member.traits.isDisjoint(with: [.lazy, .weak, .unowned, .override]) { return false }
    if project.type(of: member)?.isReference == true { return false }
    var type = member.type
    while let next = type, next.kind == .optionalType {
      // `Provider!` is set once, before anybody looks.
      if next.traits.contains(.implicitlyUnwrapped) { return false }
      type = next.child(.base)
    }
    return type?.kind != .functionType && type?.kind != .qualifiedType
  }

  /// Who else writes under the key of an `@AppStorage`.
  private static func outsideWriter(of key: String, than member: Member, in project: Project) -> Node? {
    for use in project.occurrences.of("AppStorage") where use.kind == .attribute && project.isShipped(use) {
      guard use.child(.argument)?.name == key, let other = use.parent, other != member.node,
        let owner = project.enclosingType(of: other), owner.id != member.owner
      else { continue }
      let writes = project.uses(of: Member(node: other, owner: owner.id)).filter {
        $0.kind == .write || $0.kind == .binding
      }
      if let write = writes.first { return write.node }
    }
    return project.calls(of: "set").first { call in
      guard let argument = call.children.first(where: { $0.label == "forKey" }) else { return false }
      return argument.kind == .stringLiteral && argument.name == key
    }
  }

  // MARK: What it says

  private static func finding(
    _ member: Member, of type: NominalType, _ silence: Silence, _ shown: inout ShownReads, in project: Project
  ) -> Finding? {
    var writes: [Use] = []
    if case .sameKey(let writer, _) = silence {
      writes = [Use(writer)]
    } else {
      writes = project.laterWrites(of: member).filter { !isKeptByGetter($0, of: type, in: project) }
      guard !writes.isEmpty, !member.accessors.contains(where: { speaks($0, in: project) }) else { return nil }
    }
    let reads = shown.reads(of: member).filter { read in
      guard let by = read.by else { return true }
      return isPlainGetter(silence, member, by, of: type, in: project) && (by.isComputed || !member.isPrivate)
        || isSet(member, by: by, in: project)
    }
    for read in reads + bound(member, silence, &shown, in: project) {
      guard let view = project.enclosingType(of: read.node) else { continue }
      let unheard = writes.first { write in
        if case .sameKey = silence { return true }
        // What a control writes it has itself.
        if Use(read.node).goesThroughBinding, write.goesThroughBinding { return false }
        return write.node != read.node && !isHeard(write, member, type, by: view, in: project)
          && !SilentChanges.precede(write.node, presentationOf: read.node, project)
      }
      if let unheard {
        let fix = fix(silence, member, of: type, writes, &shown, in: project)
        return finding(member, of: type, silence, read, view, unheard.node, fix)
      }
    }
    return nil
  }

  /// Controls that are given a binding to it, and are not told when code changes it too:
  /// `NavigationStack(path: $router.path)`.
  private static func bound(
    _ member: Member, _ silence: Silence, _ shown: inout ShownReads, in project: Project
  ) -> [ShownReads.Read] {
    guard case .notPublished = silence else { return [] }
    return project.uses(of: member).filter { $0.goesThroughBinding && shown.shows($0.node) }.map {
      ShownReads.Read(node: $0.node, by: nil)
    }
  }

  /// A computed property that keeps what it has worked out.
  private static func isKeptByGetter(_ write: Use, of type: NominalType, in project: Project) -> Bool {
    project.enclosingType(of: write.node) === type && project.enclosingMember(of: write.node)?.isComputed == true
      && write.node.ancestors.first { $0.kind.isFunctionLike }?.name == "get"
  }

  private static func finding(
    _ member: Member, of type: NominalType, _ silence: Silence, _ read: ShownReads.Read, _ view: NominalType,
    _ write: Node, _ fix: Fix?
  ) -> Finding {
    let name = read.by.map { "'\($0.name)', which reads '\(member.name)'," } ?? "'\(member.name)'"
    return Finding(
      Self.self, at: member.node,
      fact: "\(view.name) shows \(name) of \(type.name), \(reason(silence, member, type)).",
      evidence: [Evidence(read.node, "shown here"), Evidence(write, "changed here, and nobody is told")],
      consequence: "After that change \(view.name) shows the old value until something else makes it look again.",
      advice: advice(silence, member, type), fix: fix)
  }

  /// A change is heard when the same function changes something that views follow, or every caller of a private one
  /// does, or when only initializers make it.
  private static func isHeard(
    _ use: Use, _ member: Member, _ type: NominalType, by view: NominalType, in project: Project
  ) -> Bool {
    // What stands beside a control in a body does not run when the control writes.
    if use.goesThroughBinding, project.runsWhileBuilding(use.node) {
      return SilentChanges.comeThroughFollowed(use.node, project)
    }
    if project.isAnnouncedAlong(use.node, of: member, to: view)
      || SilentChanges.areHandedOn(use.node, of: member, type, project)
    {
      return true
    }
    guard let function = project.enclosingMember(of: use.node), function.isFunction, function.owner == type.id else {
      return false
    }
    let calls = project.uses(of: function)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.node.ancestors.contains { $0.kind == .initializer } && project.enclosingType(of: call.node) === type
          // `objectWillChange.send(); apply(change)`
          || function.isPrivate && project.isAnnouncedAlong(call.node, of: member, to: view)
      }
  }

  /// Also by way of the functions that it calls: `didSet { load() }`, whose answer is published.
  private static func speaks(_ accessor: Node, in project: Project, depth: Int = 2) -> Bool {
    if depth > 0,
      project.ownFunctions(calledIn: accessor).contains(where: { speaks($0, in: project, depth: depth - 1) })
    {
      return true
    }
    return accessor.descendants.contains { node in
      if node.name == "objectWillChange" { return true }
      guard Use(node).kind == .write, node.kind == .reference || node.kind == .member,
        let other = project.storage(of: node)
      else { return false }
      return project.isFollowed(other)
    }
  }

  /// Behind `@ObservationIgnored` a computed property may keep what it has worked out, and what follows from others.
  private static func isPlainGetter(
    _ silence: Silence, _ member: Member, _ by: Member, of type: NominalType, in project: Project
  ) -> Bool {
    guard case .ignored = silence, member.wrapper != .appStorage else { return true }
    let getters = type.members.filter(\.isComputed).flatMap(\.statements)
    let writes = project.uses(of: member).filter { $0.kind == .write }.map(\.node)
    guard by.isComputed, !getters.contains(where: { project.operation($0, comesTo: writes) }) else { return false }
    // `byID = Dictionary(…)` is worked out again; `active.insert(id)` is where the value is kept.
    return writes.contains { project.operation(of: $0)?.kind != .initializer && $0.assignment == nil }
      || member.value?.kind == .booleanLiteral || member.plainType?.name == "Bool"
  }

  /// `var level: Double { get { stored } set { stored = newValue } }`: no cache, but the property under another name.
  private static func isSet(_ member: Member, by computed: Member, in project: Project) -> Bool {
    guard let setter = computed.accessors.first(where: { $0.name == "set" }) else { return false }
    return project.uses(of: member).contains { $0.kind == .write && setter.contains($0.node) }
  }

  private static func reason(_ silence: Silence, _ member: Member, _ type: NominalType) -> String {
    switch silence {
    case .notPublished: "which is not @Published"
    case .wrapped(let name): "which '@\(name)' keeps in the user's defaults, and which announces nothing"
    case .ignored: "which is behind @ObservationIgnored"
    case .withoutMacro: "which lacks the macro @Observable that its superclass has"
    case .sameKey(_, let key): "and the value under the key \"\(key)\" is also written from outside of it"
    }
  }

  private static func advice(_ silence: Silence, _ member: Member, _ type: NominalType) -> String {
    switch silence {
    case .notPublished: "Publish it: '@Published var \(member.name)'."
    case .wrapped: "Keep it as '@Published var \(member.name)', and write it to the defaults in 'didSet'."
    case .ignored where member.wrapper == .appStorage:
      "Keep a stored property that is observed, and write it to the defaults in 'didSet'; or call "
        + "'access(keyPath:)' and 'withMutation(keyPath:)' around the storage."
    case .ignored: "Remove @ObservationIgnored, or do not show it."
    case .withoutMacro: "Put '@Observable' on \(type.name) too: the macro does not reach subclasses."
    case .sameKey: "Let all go through \(type.name), or read the key by '@AppStorage' in the view itself."
    }
  }

  private static func fix(
    _ silence: Silence, _ member: Member, of type: NominalType, _ writes: [Use], _ shown: inout ShownReads,
    in project: Project
  ) -> Fix? {
    guard case .notPublished = silence, project.canBeWrapped(member, of: type) else { return nil }
    let start = member.node.start
    return Fix(
      isSafe: Publishing.isSafe(member, of: type, writes, &shown, in: project), title: "Publish it",
      edits: [Edit(in: member.node.file, range: start..<start, with: "@Published ")])
  }
}

extension UnpublishedModelProperty {
  /// A view shows what changes where nobody is told; `what` announces nothing.
  static func finding(
    _ member: Member, of type: String, _ read: Node, _ write: Node, in view: NominalType, what: String, advice: String
  ) -> Finding {
    Finding(
      UnpublishedModelProperty.self, at: member.node,
      fact: "\(view.name) shows '\(member.name)' of \(type), \(what) that announces nothing.",
      evidence: [Evidence(read, "shown here"), Evidence(write, "'\(member.name)' changes here, and nobody is told")],
      consequence: "After that change \(view.name) shows the old value until something else makes it look again.",
      advice: advice)
  }
}

extension Member {
  /// The key of `@AppStorage("key")`, where it is written out.
  var storageKey: String? {
    guard let argument = wrapperAttribute?.child(.argument), argument.kind == .stringLiteral else { return nil }
    return argument.name
  }
}
