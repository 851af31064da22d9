/// A view makes an object and holds it with a wrapper that only watches.
public struct ObservedObjectCreatedInline: Rule {
  public static let about = RuleDescription(
    id: "observed-object-created-inline",
    title: "Who makes an object must own it, not only watch it.",
    preset: .default,
    severity: .error,
    wrong: """
      final class FeedModel: ObservableObject { @Published var title = "" }

      struct FeedScreen: View {
        @ObservedObject var feed = FeedModel()
        var body: some View { Text(feed.title) }
      }
      """,
    right: """
      final class FeedModel: ObservableObject { @Published var title = "" }

      struct FeedScreen: View {
        @StateObject private var feed = FeedModel()
        var body: some View { Text(feed.title) }
      }
      """,
    why: """
      `@ObservedObject` and `@Bindable` follow an object that somebody else keeps. A view's value is made anew whenever \
      its parent's body runs, and the initial value is evaluated with it: another object, and what the old one held is \
      lost. `@StateObject` and `@State` keep the first.
      """,
    evidence: """
      A property with `@ObservedObject` or `@Bindable` whose initial value, or the assignment in an initializer, \
      constructs the object. What works only while somebody keeps it, and is made and let go: a subscription (`sink`, \
      `assign(to:on:)`, `observe`), an object whose initializer subscribes, a delegate that is held weakly, an object of the system that has just been \
      started (`NWPathMonitor`, `AVAudioPlayer`). A computed property that makes the subject it hands out, and somebody \
      who sends to it. \
      A subscription in a set that is a variable of the function, or in a property that the next line gives to another.
      """,
    quiet: """
      An object that is handed in; a shared one (`.shared`, `.default`); a default that every caller replaces; \
      a subscription behind `subscribe(on:)`, which begins later; an object that hands itself on in its initializer. \
      In an `App`, which is made once, and for a parameter's default value, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike || $0.isApp || $0.isScene }.flatMap { type in
      type.stored.flatMap { member in
        member.wrapper == .observedObject || member.wrapper == .bindable ? findings(member, of: type, in: project) : []
      }
    } + MadeAndDropped.findings(in: project) + SubjectMadeAnew.findings(in: project)
      + SubscriptionKeptTooShort.findings(of: Self.self, in: project)
  }

  private static func findings(_ member: Member, of type: NominalType, in project: Project) -> [Finding] {
    var found: [Finding] = []
    if let value = member.value, isConstruction(value, in: project), !everyCallerSets(member, of: type, in: project) {
      found.append(finding(member, of: type, made: value, in: project))
    }
    for initializer in type.initializers {
      for node in initializer.node.descendants(of: .assignment) where node.assigns(member.name) {
        guard let right = node.child(.right) else { continue }
        let given = right.wrappedValue ?? right
        let value = given.kind == .reference ? project.freshObject(given) ?? given : given
        if isConstruction(value, in: project) {
          found.append(finding(member, of: type, made: value, in: project))
        } else if case .parameter(let parameter)? = project.referent(of: value),
          let standard = parameter.child(.value), isConstruction(standard, in: project)
        {
          found.append(finding(member, of: type, made: standard, in: project, isDefault: true))
        }
      }
    }
    return found
  }

  /// `Model()`, of a class of the project or of a type that the project does not show.
  private static func isConstruction(_ value: Node, in project: Project) -> Bool {
    guard value.kind == .call, let callee = value.child(.callee) else { return false }
    if let type = project.constructedType(value) { return type.isReference }
    if project.objectMade(by: value) != nil { return true }
    return callee.kind == .reference && callee.name.first?.isUppercase == true
  }

  /// The initial value is then no more than a default.
  private static func everyCallerSets(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    guard type.initializers.isEmpty, !member.isPrivate else { return false }
    let calls = project.callSites(of: type)
    return !calls.isEmpty && calls.allSatisfy { $0.argument(member.name) != nil }
  }

  private static func finding(
    _ member: Member, of type: NominalType, made value: Node, in project: Project, isDefault: Bool = false
  ) -> Finding {
    let model = project.constructedType(value) ?? project.objectMade(by: value).flatMap(project.constructedType)
    let name = model?.name ?? value.calledName ?? "object"
    let wrapper = member.wrapper?.spelling ?? ""
    let owning = member.wrapper == .bindable || model?.isObservable == true ? "@State" : "@StateObject"
    let evidence = model.map { [Evidence($0.declaration, "\(name) is a class")] } ?? []
    if isDefault {
      return Finding(
        Self.self, at: value, severity: .info,
        fact: "\(type.name) makes \(name) itself where a caller gives none, and holds it with '\(wrapper)'.",
        evidence: evidence + [Evidence(member.node, "held here")],
        consequence: "Such a \(name) is replaced by another each time the parent's body runs.",
        advice: "Let the caller always pass one, or own it with '\(owning)'.")
    }
    let isInline = value == member.value
    let attribute = member.wrapperAttribute
    let fix =
      isInline && owning == "@StateObject" && model?.isObservableObject == true
      ? attribute.map { attribute in
        Fix(
          isSafe: canOwn(member, attribute, of: type, in: project), title: "Own it",
          edits: [Edit(replacing: attribute, with: "@StateObject")])
      } : nil
    return Finding(
      Self.self, at: value, severity: type.isApp ? .info : nil,
      fact: "\(type.name) makes the \(name) in '\(member.name)', and '\(wrapper)' only watches it.",
      evidence: evidence + (isInline ? [] : [Evidence(member.node, "held here")]),
      consequence: type.isApp
        ? "An App is made once, so this works by chance."
        : "Each time the parent's body runs, \(type.name) is made again with another \(name), and what the old one "
          + "held is lost.",
      advice: advice(member, value, owning: owning, name, in: project), fix: fix)
  }

  /// `@StateObject` has no setter and keeps its first object, so nobody may put in another one. An initializer's
  /// `_feed = ObservedObject(…)` would not build either.
  private static func canOwn(
    _ member: Member, _ attribute: Node, of type: NominalType, in project: Project
  ) -> Bool {
    attribute.child(.argument) == nil && project.target(of: attribute).hasStateObject
      && project.type(named: "StateObject", at: attribute) == nil && project.isSeenWhole(member)
      && !project.mayBeRequired(member, of: type) && !project.isGivenAnother(member, of: type)
  }

  /// A property's initial value cannot use what arrives in an initializer.
  private static func advice(
    _ member: Member, _ value: Node, owning: String, _ name: String, in project: Project
  ) -> String {
    let usesInput = value.descendants.contains { node in
      guard node.kind == .reference else { return false }
      switch project.referent(of: node) {
      case .parameter(let parameter): return !value.contains(parameter)
      case .local(let local): return !value.contains(local)
      case .member(let other): return !other.isStatic
      default: return false
      }
    }
    guard usesInput else { return "Own it: '\(owning) private var \(member.name) = \(value.excerpt)'." }
    let storage = owning == "@State" ? "State(initialValue: " : "StateObject(wrappedValue: "
    return "Own it: '\(owning) private var \(member.name): \(name)', and in the initializer "
      + "'_\(member.name) = \(storage)\(value.excerpt))'. Where what goes in can change, give the view an '.id' of it."
  }
}
