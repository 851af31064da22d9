import Foundation

/// An app's `Info.plist`: the file of the project, and what its settings say. Of both, the file's value counts.
struct InformationList {
  private var entries: [String: Any] = [:]

  /// Where paths are seen from is `folder`.
  init(_ settings: BuildSettings, folder: String) {
    let file = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    let path = file.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    entries = path.flatMap(Self.list)?.mapValues { Self.expanded($0, settings) } ?? [:]
    if entries.isEmpty || settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      entries.merge(Self.usual(settings)) { own, _ in own }
      entries.merge(Self.keys(settings)) { own, _ in own }
    }
  }

  /// The one of a folder without a project. What it names of settings is what Xcode has for a new app.
  init?(at path: String, name: String) {
    guard let list = Self.list(at: path) else { return nil }
    let settings = BuildSettings([
      [
        "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": name,
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)",
      ]
    ])
    entries = list.mapValues { Self.expanded($0, settings) }
  }

  /// As XML; nil where there is nothing.
  var text: String? {
    if entries.isEmpty { return nil }
    let data = try? PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func list(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let table as [String: Any]: table.mapValues { expanded($0, settings) }
    default: value
    }
  }

  /// What every app has.
  private static func usual(_ settings: BuildSettings) -> [String: Any] {
    let names = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]
    return names.compactMapValues { settings[$0] }.filter { !$0.value.isEmpty }
  }

  /// `INFOPLIST_KEY_CFBundleDisplayName`, and its like.
  private static func keys(_ settings: BuildSettings) -> [String: Any] {
    let start = "INFOPLIST_KEY_"
    var entries: [String: Any] = [:]
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
        isList ? text.split(separator: " ").map(String.init) : text == "YES" ? true : text == "NO" ? false : text as Any
    }
    return entries
  }
}
