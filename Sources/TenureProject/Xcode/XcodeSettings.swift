/// The build settings that change how Swift is read, as arguments of the compiler.
struct XcodeSettings {
  private(set) var moduleName: String?
  private(set) var arguments: [String] = []
  /// What the target says about symbols of asset catalogues.
  private(set) var extendsColors = false

  /// The header by which Swift knows what Objective-C declares.
  private(set) var bridgingHeader: String?

  /// Later tables go before earlier ones.
  init(_ tables: [XcodeProject.Object]) {
    let all = tables.reduce(into: [:]) { $0.merge($1) { $1 } }
    func text(_ key: String) -> String? {
      guard let value = all[key] else { return nil }
      return value.text ?? value.list.compactMap(\.text).joined(separator: " ")
    }
    if let name = text("PRODUCT_MODULE_NAME") ?? text("PRODUCT_NAME"), !name.contains("$"), !name.isEmpty {
      moduleName = name
    }
    if let version = text("SWIFT_VERSION")?.split(separator: ".").first, let number = Int(version) {
      arguments += ["-swift-version", number >= 6 ? "6" : "5"]
    }
    if let header = text("SWIFT_OBJC_BRIDGING_HEADER"), !header.isEmpty { bridgingHeader = header }
    extendsColors = text("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == "YES"
    if text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { arguments += ["-default-isolation", "MainActor"] }
    if text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
      for feature in [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ] { arguments += ["-enable-upcoming-feature", feature] }
    }
    if text("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY") == "YES" {
      arguments += ["-enable-upcoming-feature", "MemberImportVisibility"]
    }
    for condition in (text("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ")
    where !condition.contains("$") { arguments += ["-D", String(condition)] }
  }
}
