/// What a run read, left out and did not understand, so that silence can be judged.
public struct RunExplanation: Sendable {
  private let project: Project
  private let notes: [FileNote]
  private let unfinished: [RuleDescription]

  /// What a run has looked at, and what it has not.
  public init(_ project: Project, notes: [FileNote], unfinished: [RuleDescription]) {
    self.project = project
    self.notes = notes
    self.unfinished = unfinished
  }

  /// A line for each thing; what there is none of has no line.
  public var text: String {
    let product = project.files.filter { $0.standing == .product }
    var lines = [
      "Read: \(count(project.files.count, "file")), \(count(project.files.reduce(0) { $0 + $1.source.lineCount }, "line")). "
        + "Of the product: \(count(product.count, "file")), \(count(project.shippedTypes.count, "type")), "
        + "\(count(project.shippedTypes.count(where: \.isViewLike), "view")), "
        + "\(count(project.shippedTypes.count(where: \.isModel), "model")).",
      "World: \(world).",
      "How it is built: \(building(product.map { project.target(of: $0.root) })).",
    ]
    for standing in [FileFacts.Standing.test, .preview, .generated] {
      let files = project.files.count { $0.standing == standing }
      if files > 0 { lines.append("Used and not judged: \(count(files, "file")) \(words(for: standing)).") }
    }
    let unshipped = project.types.count { $0.file.standing == .product } - project.shippedTypes.count
    if unshipped > 0 {
      lines.append("Left out: \(count(unshipped, "type")) of the product's files for previews or debugging alone.")
    }
    for note in notes { lines.append("Left out or odd: \(note.path):\(note.line): \(note.text)") }
    for rule in unfinished { lines.append("Given up: the rule \(rule.id), which took too long.") }
    lines += [
      line(
        "Types above that are not here", unknownSupertypes,
        "what they bring is not known, and rules that need it stay quiet"),
      line("Macros that are not here", unknownMacros, "what they add is not seen"),
      line("Property wrappers that are not here", unknownWrappers, "what they follow is not known"),
    ].compactMap(\.self)
    let conditions = conditions
    if !conditions.isEmpty {
      lines.append("Conditions: \(list(conditions)). All branches are read, as if each were built.")
    }
    return lines.joined(separator: "\n")
  }

  private var world: String {
    project.isWhole
      ? "closed, who is not seen does not exist"
      : "open, code that is not seen may use what is here"
  }

  /// What manifests, Xcode projects and settings say of the product's files.
  private func building(_ facts: [TargetFacts]) -> String {
    let silent = facts.count { $0 == TargetFacts() }
    if silent == facts.count {
      return "nobody says, neither Package.swift nor an Xcode project nor the settings; "
        + "no rule takes a language mode or a default isolation for granted"
    }
    var parts: [String] = []
    for (mode, files) in Dictionary(grouping: facts.compactMap(\.swiftLanguageMode), by: \.self).sorted(by: {
      $0.key < $1.key
    }) {
      parts.append("\(count(files.count, "file")) in Swift \(mode)")
    }
    let onMain = facts.count { $0.isMainActorByDefault == true }
    if onMain > 0 { parts.append("\(count(onMain, "file")) on the main actor by default") }
    for platform in TargetFacts.platforms {
      if let oldest = facts.compactMap({ $0.deploymentTarget[platform] }).min() {
        parts.append("\(platform) \(oldest) or newer")
      }
    }
    if silent > 0 { parts.append("nobody says of \(count(silent, "file"))") }
    return parts.joined(separator: ", ")
  }

  private func words(for standing: FileFacts.Standing) -> String {
    switch standing {
    case .test: "of tests"
    case .preview: "of previews"
    case .generated: "written by tools"
    case .product: "of the product"
    }
  }

  private var unknownSupertypes: [String: Int] {
    var found: [String: Int] = [:]
    for type in project.shippedTypes {
      for supertype in type.inherited where supertype.id == nil && !KnownNames.isKnown(supertype.name) {
        found[supertype.name, default: 0] += 1
      }
    }
    return found
  }

  private static let macros: Set<String> = [
    "Observable", "Model", "Preview", "Previewable", "Entry", "Query", "ObservationIgnored", "ObservationTracked",
    "Attribute", "Relationship", "Transient", "Reducer", "ObservableState", "Test", "Suite", "Animatable",
  ]

  private static let attributes: Set<String> = [
    "MainActor", "available", "main", "UIApplicationMain", "NSApplicationMain", "propertyWrapper", "resultBuilder",
    "dynamicMemberLookup", "dynamicCallable", "frozen", "globalActor", "preconcurrency", "unchecked", "objc",
    "objcMembers", "nonobjc", "discardableResult", "inlinable", "usableFromInline", "requires_stored_property_inits",
    "IBDesignable", "retroactive", "unsafe", "safe", "implementation", "dynamicCallable",
  ]

  /// Attributes of types that are neither the language's nor declared here.
  private var unknownMacros: [String: Int] {
    var found: [String: Int] = [:]
    for type in project.shippedTypes {
      for attribute in type.declaration.children(.attribute) {
        let name = attribute.name
        guard !Self.attributes.contains(name), !Self.macros.contains(name), name.startsWithCapital,
          project.lookup.find(name, at: attribute) == nil
        else { continue }
        found["@" + name, default: 0] += 1
      }
    }
    return found
  }

  private var unknownWrappers: [String: Int] {
    var found: [String: Int] = [:]
    for type in project.shippedTypes {
      for member in type.stored {
        guard case .custom(let name)? = member.wrapper, !Self.macros.contains(name), !Self.attributes.contains(name),
          !NominalType.knownWrappers.contains(name),
          project.lookup.find(name, at: member.node) == nil
        else { continue }
        found["@" + name, default: 0] += 1
      }
    }
    return found
  }

  private var conditions: [String: Int] {
    var found: [String: Int] = [:]
    for file in project.files where file.standing == .product {
      for clause in file.all(of: .conditionalClause) where clause.name != "else" {
        found["#if \(clause.name)", default: 0] += 1
      }
    }
    return found
  }

  private func line(_ title: String, _ names: [String: Int], _ meaning: String) -> String? {
    names.isEmpty ? nil : "\(title): \(list(names)): \(meaning)."
  }

  /// The most frequent ones.
  private func list(_ names: [String: Int]) -> String {
    let sorted = names.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(8).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return sorted.count > 8 ? "\(shown) and \(sorted.count - 8) more" : shown
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension NominalType {
  /// Wrappers of the system that hold no state of their own.
  static let knownWrappers: Set<String> = [
    "Namespace", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor", "ScaledMetric", "FocusedValue", "FocusedBinding", "FocusedObject",
    "AccessibilityFocusState", "NSManaged", "Parameter", "Dependency", "Shared", "SharedReader", "Presents",
    "ViewBuilder", "IBOutlet", "IBInspectable", "GKInspectable",
  ]
}
