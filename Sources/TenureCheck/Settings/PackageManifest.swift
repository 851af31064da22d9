/// What a `Package.swift` says about how its targets are built, read off its source.
struct PackageManifest {
  struct Target {
    /// Relative to the package.
    let path: String
    let facts: TargetFacts
  }

  var package = TargetFacts()
  var targets: [Target] = []

  init() {}

  init(_ file: FileFacts) {
    package.toolsVersion = Self.toolsVersion(file.source.line(1))
    guard
      let call = file.all.first(where: { $0.calledName == "Package" && $0.children.contains { $0.label == "name" } })
    else { return }
    for argument in call.children(.argument) {
      switch argument.label {
      case "platforms":
        for platform in argument.descendants(of: .call) {
          guard let name = platform.calledName, TargetFacts.platforms.contains(name),
            let version = platform.child(.argument).flatMap(Self.version)
          else { continue }
          package.deploymentTarget[name] = version
        }
      case "swiftLanguageModes", "swiftLanguageVersions":
        package.swiftLanguageMode =
          argument.descendants.compactMap { $0.kind == .implicitMember ? Self.version($0) : nil }.max()
      default: break
      }
    }
    if package.swiftLanguageMode == nil, let tools = package.toolsVersion, tools >= Version(6) {
      package.swiftLanguageMode = Version(6)
    }
    targets = file.all.compactMap(Self.target)
    // `for target in package.targets { target.swiftSettings = settings }`
    for loop in file.all(of: .forLoop) where loop.child(.subject)?.name == "targets" {
      if let body = loop.child(.body) { package = package.overridden(by: Self.settings(in: body)) }
    }
  }

  /// What Swift settings say that stand in a piece of the manifest, or in a variable of the file that it names.
  private static func settings(in node: Node) -> TargetFacts {
    var facts = TargetFacts()
    var pieces = [node]
    for variable in node.file.root.children where variable.kind == .variable {
      guard let value = variable.child(.value) else { continue }
      if node.descendants(of: .reference).contains(where: { $0.name == variable.name }) { pieces.append(value) }
    }
    for call in pieces.flatMap({ Array($0.withDescendants(of: .call)) }) {
      guard let argument = call.child(.argument) else { continue }
      switch call.calledName {
      case "defaultIsolation": facts.isMainActorByDefault = argument.text.hasPrefix("MainActor")
      case "swiftLanguageMode": facts.swiftLanguageMode = version(argument)
      case "enableUpcomingFeature" where argument.name == "NonisolatedNonsendingByDefault":
        facts.staysWithCallerByDefault = true
      case "unsafeFlags":
        let flags = argument.children(.element).map(\.name)
        for (flag, value) in zip(flags, flags.dropFirst()) where flag == "-default-isolation" {
          facts.isMainActorByDefault = value == "MainActor"
        }
      default: break
      }
    }
    return facts
  }

  private static func toolsVersion(_ line: String) -> Version? {
    guard let range = line.firstRange(of: "swift-tools-version:") else { return nil }
    return Version(String(line[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }))
  }

  /// `.v17`, `"17.4"`, `.version("6")`.
  private static func version(_ node: Node) -> Version? {
    switch node.kind {
    case .implicitMember, .member: Version(node.name)
    case .stringLiteral: Version(node.text.filter { $0 != "\"" })
    case .call: node.child(.argument).flatMap(version)
    default: nil
    }
  }

  private static func target(_ node: Node) -> Target? {
    let kinds = ["target": "Sources", "executableTarget": "Sources", "testTarget": "Tests", "macro": "Sources"]
    guard node.kind == .call, node.child(.callee)?.kind == .implicitMember, let kind = node.calledName,
      let folder = kinds[kind], let name = argument("name", of: node)
    else { return nil }
    return Target(path: argument("path", of: node) ?? "\(folder)/\(name)", facts: settings(in: node))
  }

  private static func argument(_ label: String, of call: Node) -> String? {
    call.children(.argument).first { $0.label == label && $0.kind == .stringLiteral }?.text.filter { $0 != "\"" }
  }
}
