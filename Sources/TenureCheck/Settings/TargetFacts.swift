/// What is known about how code is built; nil where nobody has said.
public struct TargetFacts: Sendable, Hashable {
  /// The oldest system that the code runs on, by platform as SwiftPM spells it: `iOS`, `macOS`, `watchOS`, …
  public var deploymentTarget: [String: Version] = [:]
  /// The language mode that the project is built in.
  public var swiftLanguageMode: Version?
  /// The first line of the manifest.
  public var toolsVersion: Version?
  /// The version of Xcode that the project was made for.
  public var xcode: Version?
  /// Whether code without isolation of its own belongs to the main actor.
  public var isMainActorByDefault: Bool?
  /// Whether an `async` function without isolation runs where its caller does: `NonisolatedNonsendingByDefault`.
  public var staysWithCallerByDefault: Bool?

  /// Nothing is known.
  public init() {}

  static let platforms = ["iOS", "macOS", "watchOS", "tvOS", "visionOS", "macCatalyst"]

  /// Whether every platform that is named has `@Observable`; nil where none is named.
  public var hasObservation: Bool? {
    let first = [
      "iOS": Version(17), "macOS": Version(14), "watchOS": Version(10), "tvOS": Version(17), "visionOS": Version(1),
      "macCatalyst": Version(17),
    ]
    if deploymentTarget.isEmpty { return nil }
    return deploymentTarget.allSatisfy { platform, version in first[platform].map { version >= $0 } ?? true }
  }

  /// What another says goes before what this one does.
  func overridden(by other: TargetFacts) -> TargetFacts {
    var facts = self
    if !other.deploymentTarget.isEmpty { facts.deploymentTarget = other.deploymentTarget }
    facts.swiftLanguageMode = other.swiftLanguageMode ?? swiftLanguageMode
    facts.toolsVersion = other.toolsVersion ?? toolsVersion
    facts.xcode = other.xcode ?? xcode
    facts.isMainActorByDefault = other.isMainActorByDefault ?? isMainActorByDefault
    facts.staysWithCallerByDefault = other.staysWithCallerByDefault ?? staysWithCallerByDefault
    return facts
  }
}
