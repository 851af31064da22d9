import Foundation

/// An app's `Info.plist`: the file of the project, and what its settings say. Of both, the file's value counts.
struct InformationList {
  private(set) var entries: [String: ListValue] = [:]

  /// Where paths are seen from is `folder`.
  init(_ settings: BuildSettings, folder: String) {
    let file = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    let path = file.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    entries = path.flatMap(ListValue.table)?.mapValues { $0.mapTexts(settings.expanded) } ?? [:]
    if entries.isEmpty || settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      entries.merge(Self.usual(settings)) { own, _ in own }
      entries.merge(Self.keys(settings)) { own, _ in own }
    }
  }

  /// The one of a folder without a project. What it names of settings is what Xcode has for a new app.
  init?(at path: String, name: String) {
    guard let list = ListValue.table(at: path) else { return nil }
    let settings = BuildSettings([
      [
        "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": name,
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)",
      ]
    ])
    entries = list.mapValues { $0.mapTexts(settings.expanded) }
  }

  /// As XML; nil where there is nothing.
  var text: String? {
    if entries.isEmpty { return nil }
    return ListValue.data(of: entries).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What every app has.
  private static func usual(_ settings: BuildSettings) -> [String: ListValue] {
    let names = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]
    return names.compactMapValues { settings[$0] }.filter { !$0.value.isEmpty }.mapValues { .text($0) }
  }

  /// `INFOPLIST_KEY_CFBundleDisplayName`, and its like.
  private static func keys(_ settings: BuildSettings) -> [String: ListValue] {
    let start = "INFOPLIST_KEY_"
    var entries: [String: ListValue] = [:]
    for name in settings.names where name.hasPrefix(start) {
      guard let text = settings[name], !text.isEmpty else { continue }
      var key = String(name.dropFirst(start.count))
      for (word, ending) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(word) {
        key = key.dropLast(word.count) + ending
      }
      // These switch on what Xcode writes itself.
      if key.hasSuffix("_Generation") { continue }
      let isList = key.hasPrefix("UISupportedInterfaceOrientations")
      entries[key] =
        isList
        ? .list(text.split(separator: " ").map { .text(String($0)) })
        : ["YES", "NO"].contains(text) ? .flag(text == "YES") : .text(text)
    }
    return entries
  }
}
