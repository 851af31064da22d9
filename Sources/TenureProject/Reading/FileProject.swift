import Foundation

/// A program, or a module of one, that is files of Swift, with what lies beside them and what it is built with.
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
  /// What its `#if`s are about.
  var platform = Platform.phone
  /// What it imports of packages.
  var products: [PackageProduct] = []
  /// Frameworks of its project that it imports, with what they need themselves.
  var modules: [FileProject] = []
  /// The tests of its project, and the names of those that press buttons on a phone.
  var tests: [FileProject] = []
  var interfaceTests: [String] = []
  /// The file that says which versions of packages were used last.
  var pins: String?
  /// Its `Info.plist`, as XML.
  var information: String?
  /// What of its project is not read, with how to go on: a line each.
  var notes: [String] = []
  /// What is built in the place of what files say, by their paths.
  private(set) var texts: [String: String] = [:]

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
    information = InformationList(at: "\(path)/Info.plist", name: name)?.text
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

  /// Tells its builds from those of other projects.
  var mark: String { Paths.mark(name, folder + "\0" + name + "\0" + (sources.count == 1 ? sources[0] : "")) }

  /// The frameworks that it is built with, near and far, each once and after those that it needs itself.
  var allModules: [FileProject] {
    modules.flatMap { $0.allModules + [$0] }.firsts(by: \.name)
  }

  func files() throws -> [SwiftFile] {
    KitPreviews.leavingOut(
      of: try sources.map { path in
        try texts[path].map { SwiftFile(path: path, text: $0, on: platform) } ?? SwiftFile(path: path, on: platform)
      })
  }

  /// Packages in folders that it and its frameworks are built with.
  var localPackages: LocalPackages {
    LocalPackages(
      ([self] + allModules).flatMap(\.products).compactMap { product in
        if case .folder(let path) = product.source { path } else { nil }
      })
  }

  /// What a file says that is built, where it is one of the project's own; nil for those of others.
  func text(at path: String, _ packages: LocalPackages) throws -> String? {
    guard sources.contains(path) || allModules.contains(where: { $0.sources.contains(path) }) || packages.own(path)
    else {
      return nil
    }
    return try texts[path] ?? SwiftFile(path: path).text
  }

  /// What is compiled of its packages in folders, which are its own code, where that is not what the files say.
  func packageTexts() throws -> [String: String] {
    var texts = texts
    let packages = localPackages
    for path in packages.files {
      guard let text = try text(at: path, packages), ["os(iOS)", "@objc", "#selector"].contains(where: text.contains)
      else { continue }
      let source = SwiftFile(path: path, text: text, on: platform).source
      if source != text { texts[path] = source }
    }
    return texts
  }

  /// Builds other texts than some of its files, and those of its frameworks and packages, say.
  func replacing(_ texts: [String: String]) -> FileProject {
    var project = self
    project.texts.merge(texts) { $1 }
    project.modules = modules.map { $0.replacing(texts) }
    return project
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
      } else if name != "Info.plist", !["h", "m", "entitlements", "storyboard", "xib"].contains(ending) {
        resources.append(path)
      }
    }
  }
}
