import Foundation

extension XcodeTarget {
  /// The settings for debugging, as Xcode runs a program.
  var settings: BuildSettings {
    let tables = project.settings(of: project.root) + project.settings(of: object)
    // The system that conditions are about.
    let root = tables.compactMap { $0["SDKROOT"] }.last ?? ""
    let sdk = ["macosx", "watchos", "appletvos", "xros"].contains(root) ? root : "iphonesimulator"
    return BuildSettings([builtIn(sdk: sdk)] + tables.map { BuildSettings.level($0, sdk: sdk) })
  }

  private func builtIn(sdk: String) -> [String: String] {
    let folder = project.folder
    let projectName = ((project.path as NSString).lastPathComponent as NSString).deletingPathExtension
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": projectName, "PROJECT": projectName,
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "CONFIGURATION": "Debug", "PLATFORM_NAME": sdk,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": project.root["developmentRegion"]?.text ?? "en",
    ]
  }
}

extension XcodeProject {
  /// What a project or a target says of settings: in a file first, then itself.
  fileprivate func settings(of object: Object) -> [[String: String]] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = objects(list?["buildConfigurations"]).map(\.object)
    guard let chosen = all.first(where: { $0["name"]?.text == "Debug" }) ?? all.first else { return [] }
    let own = (chosen["buildSettings"]?.table ?? [:]).mapValues { value in
      value.text ?? value.list.compactMap(\.text).joined(separator: " ")
    }
    return [settingsFile(of: chosen).map(SettingsFile.table) ?? [:], own]
  }

  /// The `.xcconfig` file of a configuration: a file of a group, or one below a folder that follows the disk.
  private func settingsFile(of configuration: Object) -> String? {
    if let id = configuration["baseConfigurationReference"]?.text {
      return places[id] ?? objects[id]?["path"]?.text.map { "\(folder)/\($0)" }
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ places[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return "\(anchor)/\(path)"
  }
}
