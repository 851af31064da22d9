/// What the build settings of an Xcode project say. Targets are not told apart: of several values the oldest counts,
/// and a default isolation only when all that is said agrees.
enum XcodeProject {
  private static let platforms = [
    "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "WATCHOS_DEPLOYMENT_TARGET": "watchOS",
    "TVOS_DEPLOYMENT_TARGET": "tvOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
  ]

  /// The feature by its own name, and the set of features that has it.
  private static let stayingWithCaller: Set<String> = [
    "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
  ]

  static func facts(_ text: String) -> TargetFacts {
    var facts = TargetFacts()
    var isolations: Set<String> = []
    var staying: Set<String> = []
    for line in text.split(whereSeparator: { "\n;{".contains($0) }) {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.filter { !$0.isWhitespace && $0 != ";" && $0 != "\"" })
      }
      guard parts.count == 2 else { continue }
      if let platform = platforms[parts[0]], let version = Version(parts[1]) {
        facts.deploymentTarget[platform] = min(version, facts.deploymentTarget[platform] ?? version)
      } else if parts[0] == "SWIFT_VERSION", let version = Version(parts[1]) {
        facts.swiftLanguageMode = min(version, facts.swiftLanguageMode ?? version)
      } else if parts[0] == "SWIFT_DEFAULT_ACTOR_ISOLATION" {
        isolations.insert(parts[1])
      } else if stayingWithCaller.contains(parts[0]) {
        staying.insert(parts[1])
      } else if parts[0] == "LastUpgradeCheck", let number = Int(parts[1]) {
        // 1640 is Xcode 16.4.
        facts.xcode = Version(number / 100, number % 100 / 10)
      }
    }
    if isolations.count == 1 { facts.isMainActorByDefault = isolations.contains("MainActor") }
    if staying.count == 1 { facts.staysWithCallerByDefault = staying.contains("YES") }
    return facts
  }
}
