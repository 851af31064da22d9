/// The build settings that change how Swift is read, as arguments of the compiler.
struct XcodeSettings {
  private(set) var moduleName: String?
  private(set) var arguments: [String] = []
  /// What the target says about symbols of asset catalogues.
  private(set) var extendsColors = false

  /// The header by which Swift knows what Objective-C declares.
  private(set) var bridgingHeader: String?

  init(_ settings: BuildSettings) {
    func text(_ key: String) -> String? { settings[key].flatMap { $0.isEmpty ? nil : $0 } }
    moduleName = text("PRODUCT_MODULE_NAME") ?? text("PRODUCT_NAME")
    let mode = text("SWIFT_VERSION")?.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 6 ? 6 : 5 }
    if let mode { arguments += ["-swift-version", "\(mode)"] }
    bridgingHeader = text("SWIFT_OBJC_BRIDGING_HEADER")
    extendsColors = text("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == "YES"
    if text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { arguments += ["-default-isolation", "MainActor"] }
    var features: [String] = []
    if text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" { features += Self.approachable }
    for (word, feature) in Self.features where text("SWIFT_UPCOMING_FEATURE_\(word)") == "YES" {
      features.append(feature)
    }
    for feature in features.firsts(by: { $0 }) { arguments += ["-enable-upcoming-feature", feature] }
    for condition in (text("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ") {
      arguments += ["-D", String(condition)]
    }
    arguments += Self.flags(text("OTHER_SWIFT_FLAGS") ?? "")
  }

  /// Of other flags those that change how Swift is read: conditions and features. The rest is about Apple's linker and builds.
  private static func flags(_ text: String) -> [String] {
    var (flags, words): ([String], ArraySlice<Substring>) = ([], text.split(separator: " ")[...])
    while let word = words.popFirst() {
      let flag = word.filter { $0 != "\"" && $0 != "'" }
      // What follows is for another program.
      if ["-Xcc", "-Xlinker", "-Xfrontend", "-Xllvm"].contains(flag) {
        words = words.dropFirst()
        continue
      }
      if ["-D", "-enable-upcoming-feature", "-enable-experimental-feature"].contains(flag), let value = words.popFirst()
      {
        flags += [flag, String(value.filter { $0 != "\"" && $0 != "'" })]
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        flags += ["-D", String(flag.dropFirst(2))]
      }
    }
    return flags
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Settings by the ends of their names.
  private static let features = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile"), ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"), ("EXISTENTIAL_ANY", "ExistentialAny"),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency"), ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"), ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
  ]
}
