/// State that others could set, though it is the view's own.
public struct StateNotPrivate: Rule {
  public static let about = RuleDescription(
    id: "state-not-private",
    title: "State that a view owns should be private.",
    preset: .strict,
    severity: .info,
    wrong: """
      struct Disclosure: View {
        let title: String
        @State var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      """,
    right: """
      struct Disclosure: View {
        let title: String
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      """,
    why: """
      `@State` and `@StateObject` take a caller's value once, when the view appears for the first time, and never again. \
      A property that is not private is a parameter of the memberwise initializer all the same, so the next caller may \
      rely on it. `private` takes the parameter away.

      The fix is safe where nobody else uses the property.
      """,
    evidence: """
      `@State` or `@StateObject` that is not private.
      """,
    quiet: """
      What is `public` or `package`; what only previews and tests set; what has no initial value and is written \
      (then a caller has to set it, and state-set-by-caller looks at the callers).
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike || $0.isApp || $0.isScene }.flatMap { type in
      type.stored.compactMap { finding($0, of: type, in: project) }
    }
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let wrapper = member.wrapper, wrapper.isOwning, !member.isPrivate, !member.isStatic,
      member.traits.isDisjoint(with: .isPublic)
    else { return nil }
    guard member.value != nil || member.isOptional || isFilled(member, of: type) else {
      return unwritten(member, of: type, in: project)
    }
    let setters = project.callSites(of: type, unshipped: true).compactMap { $0.argument(member.name) }
    let shipped = setters.filter(project.isShipped)
    if shipped.isEmpty {
      guard setters.isEmpty, !isUsedByTests(member, of: type, in: project) else { return nil }
      return unset(member, wrapper, of: type, in: project)
    }
    guard project.changingInputs(member.name, of: type).isEmpty else { return nil }
    return Finding(
      Self.self, at: member.node,
      fact: "'\(member.name)' is \(type.name)'s own state, and \(callers(shipped.count)) it.",
      evidence: shipped.prefix(3).map { Evidence($0, "it gets '\($0.excerpt)' here") },
      consequence: "\(type.name) takes that value once, when it appears; another would be ignored.",
      advice:
        "Make it private, and say in an initializer that it is a start: 'init(initial\(member.name.capitalized): …)'.")
  }

  /// Callers have to give it a value, and nobody else ever does: a constant that takes the first and no other.
  private static func unwritten(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let written = member.type, project.isPlainValue(written), StateSetByCaller.isOnlyRead(member, in: project)
    else { return nil }
    let sites = project.callSites(of: type)
    let given = sites.compactMap { $0.argument(member.name) }
    guard !given.isEmpty, project.changingInputs(member.name, of: type).isEmpty,
      sites.allSatisfy({ project.arrival(of: $0.call) == .inPlace })
    else { return nil }
    return Finding(
      Self.self, at: member.node,
      fact: "'\(member.name)' is \(type.name)'s own state, which it never writes: callers alone give it its value.",
      evidence: given.prefix(3).map { Evidence($0, "it gets '\($0.excerpt)' here") },
      consequence: "\(type.name) takes that value once, when it appears; another would be ignored.",
      advice: "Make it 'let \(member.name)'.", fix: StateSetByCaller.fix(member, of: type, in: project))
  }

  private static func callers(_ count: Int) -> String { count == 1 ? "a caller sets" : "\(count) callers set" }

  private static func isFilled(_ member: Member, of type: NominalType) -> Bool {
    type.initializers.contains { $0.node.descendants.contains { $0.assigns(member.name) } }
  }

  private static func isUsedByTests(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    let files = project.files(naming: type.name)
    return project.occurrences.of(member.name).contains { use in
      use.file.standing == .test && files.contains(ObjectIdentifier(use.file))
    }
  }

  private static func unset(
    _ member: Member, _ wrapper: Wrapper, of type: NominalType, in project: Project
  ) -> Finding {
    let isUsedOutside = isUsedOutside(member, of: type, in: project)
    return Finding(
      Self.self, at: member.node,
      fact: "'\(member.name)' is \(type.name)'s own state, and any caller could set it.",
      consequence: "Nobody does. A caller that did would be heard once, when \(type.name) appears.",
      advice: isUsedOutside
        ? "Make it private, and let what uses it from elsewhere go through a method."
        : "Make it private: '\(wrapper.spelling) private var \(member.name)'.",
      fix: isUsedOutside ? nil : makePrivate(member, of: type, in: project))
  }

  /// Whether another file, or another type, names the property. A file that speaks of the type and of the name counts.
  private static func isUsedOutside(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    let files = project.files(naming: type.name)
    for name in [member.name, "$" + member.name, "_" + member.name] {
      for use in project.occurrences.of(name) {
        if use.file !== member.node.file {
          if project.enclosingType(of: use) === type || files.contains(ObjectIdentifier(use.file)) { return true }
        } else if use.kind != .reference, project.enclosingType(of: use) !== type,
          project.mayMean(member, of: type, use)
        {
          return true
        }
      }
    }
    return false
  }

  /// Puts `private` before `var`, if nothing but blanks and other words stands between it and the attributes.
  private static func makePrivate(_ member: Member, of type: NominalType, in project: Project) -> Fix? {
    guard let attribute = member.attributes.last,
      !type.stored.contains(where: { $0 != member && $0.wrapperAttribute == member.wrapperAttribute })
    else { return nil }
    let start = attribute.range.upperBound
    let text = member.node.file.source.text(start..<member.node.range.upperBound)
    guard let word = text.firstRange(of: "var "), text[..<word.lowerBound].allSatisfy(\.isWhitespace) else {
      return nil
    }
    let place = start + text[..<word.lowerBound].utf8.count
    return Fix(
      isSafe: project.isWhole && !project.mayBeRequired(member, of: type), title: "Make it private",
      edits: [Edit(in: member.node.file, range: place..<place, with: "private ")])
  }
}
