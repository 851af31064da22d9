/// The text of an Xcode project with a few targets, in a folder that follows the disk for each.
struct XcodeFixture {
  struct Target {
    var name: String
    var kind = "application"
    /// Build settings, as they stand in the file.
    var settings = ""
    /// A file of settings.
    var configuration: String?
    /// Targets that it depends on.
    var dependencies: [String] = []
    /// Files of other targets' folders that are its own as well.
    var shared: [String: [String]] = [:]
    /// Files of frameworks that it is linked with.
    var frameworks: [String] = []
  }

  var settings = ""
  var targets: [Target]

  var text: String {
    var objects = ""
    for target in targets {
      let name = target.name
      let isFramework = target.kind == "framework"
      objects += """
          \(name)_target = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(target.kind)";
            buildPhases = (\(name)_linked); buildConfigurationList = \(name)_list; fileSystemSynchronizedGroups = (\(name)_folder);
            dependencies = (\(target.dependencies.map { "\(name)_on_\($0)" }.joined(separator: ", ")));
            \(isFramework ? "productReference = \(name)_file;" : "") };
          \(name)_file = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
          \(name)_folder = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>";
            exceptions = (\(exceptions(in: name).map(\.id).joined(separator: ", "))); };
          \(name)_list = { isa = XCConfigurationList; buildConfigurations = (\(name)_debug); };
          \(name)_debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.settings) };
            \(target.configuration.map { "baseConfigurationReference = \(name)_settings; }; \(name)_settings = { path = \"\($0)\";" } ?? "") };
          \(name)_linked = { isa = PBXFrameworksBuildPhase; files = (\(target.frameworks.map { "\(name)_links_\($0)" }.joined(separator: ", "))); };

        """
      for other in target.dependencies {
        objects += "  \(name)_on_\(other) = { isa = PBXTargetDependency; target = \(other)_target; };\n"
      }
      for other in target.frameworks {
        objects += "  \(name)_links_\(other) = { isa = PBXBuildFile; fileRef = \(name)_names_\(other); };\n"
        objects += "  \(name)_names_\(other) = { isa = PBXFileReference; path = \(other).framework; };\n"
      }
      for set in exceptions(in: name) {
        objects += "  \(set.id) = { target = \(set.target)_target; membershipExceptions = (\(set.files)); };\n"
      }
    }
    func all(_ ending: String) -> String { targets.map { $0.name + ending }.joined(separator: ", ") }
    return """
      { objects = {
        root = { targets = (\(all("_target"))); mainGroup = main; buildConfigurationList = list; };
        main = { isa = PBXGroup; children = (\(all("_folder")), \(all("_settings"))); sourceTree = "<group>"; };
        list = { isa = XCConfigurationList; buildConfigurations = (debug); };
        debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      \(objects)}; rootObject = root; }
      """
  }

  private func exceptions(in folder: String) -> [(id: String, target: String, files: String)] {
    targets.compactMap { target in
      target.shared[folder].map { files in
        ("\(target.name)_in_\(folder)", target.name, files.map { "\"\($0)\"" }.joined(separator: ", "))
      }
    }
  }
}
