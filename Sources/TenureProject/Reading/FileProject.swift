import Foundation

/// A program that is files of Swift in one module, with what lies beside them.
package struct FileProject: Equatable {
  var name: String
  /// Where paths are seen from in what the user reads.
  var folder: String
  var sources: [String]
  /// Files and folders that the program finds beside itself.
  var resources: [String] = []
  /// For the compiler: what the project's settings say.
  var arguments: [String] = []
  /// Whether colours and pictures of catalogues are members of `Color`, `UIColor` and `UIImage` as well.
  var extendsColors = true

  static let leftOut: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
  private static let wholeFolders: Set = ["xcassets", "lproj", "bundle", "resources"]

  /// A single file.
  init(file path: String) {
    name = Paths.moduleName(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    folder = (path as NSString).deletingLastPathComponent
    sources = [path]
    if name == "main" { name = Paths.moduleName((folder as NSString).lastPathComponent) }
  }

  /// Every file below a folder. Folders of tests are left out.
  init(folder path: String) throws {
    name = Paths.moduleName((path as NSString).lastPathComponent)
    folder = path
    sources = []
    Self.look(in: path, isTop: true, &sources, &resources)
    guard !sources.isEmpty else {
      throw ProjectFailure(
        .misuse, "There is no Swift file, package or Xcode project at \(path). Name the folder that holds one.")
    }
  }

  init(name: String, folder: String, sources: [String], resources: [String], arguments: [String]) {
    self.name = name
    self.folder = folder
    self.sources = sources
    self.resources = resources
    self.arguments = arguments
  }

  static func look(in folder: String, isTop: Bool, _ sources: inout [String], _ resources: inout [String]) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      let ending = (name as NSString).pathExtension
      if name.hasPrefix(".") || leftOut.contains(name) {
        continue
      } else if Paths.isFolder(path) {
        if wholeFolders.contains(ending) {
          resources.append(path)
        } else if !(isTop && name.hasSuffix("Tests")), !["xcodeproj", "xcworkspace", "playground"].contains(ending) {
          look(in: path, isTop: false, &sources, &resources)
        }
      } else if ending == "swift" {
        sources.append(path)
      } else if !["h", "m", "md", "plist", "entitlements", "storyboard", "xib"].contains(ending) {
        resources.append(path)
      }
    }
  }
}
