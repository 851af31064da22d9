import Foundation

/// The packages that an Xcode project names: by address, by folder, or as folders among its groups.
struct XcodePackages {
  private let project: XcodeProject
  /// Those that are folders: products of theirs need not say which.
  private let folders: [String]

  init(_ project: XcodeProject, beside workspace: [String]) {
    self.project = project
    let named = project.objects(project.root["packageReferences"]).compactMap { $0.object["relativePath"]?.text }
    let grouped = project.places.filter { id, place in
      ["PBXFileReference", "PBXGroup"].contains(project.objects[id]?["isa"]?.text ?? "")
        && FileManager.default.fileExists(atPath: "\(place)/Package.swift")
    }
    folders = (workspace + named.map { "\(project.folder)/\($0)" } + grouped.values.sorted())
      .map(Paths.absolute).firsts { $0 }
  }

  /// What a target imports of packages. Plug-ins, which check or format code, are left out.
  func products(of target: XcodeProject.Object, named name: String) throws -> [PackageProduct] {
    try project.objects(target["packageProductDependencies"]).compactMap { entry in
      guard let product = entry.object["productName"]?.text, !product.hasPrefix("plugin:") else { return nil }
      guard let source = source(of: product, entry.object["package"]?.text) else {
        let gone = folders.filter { !FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
        throw ProjectFailure(
          .broken,
          """
          \(name) is built with \(product), which no package of \((project.path as NSString).lastPathComponent) has. \
          \(gone.isEmpty ? "" : "There is no Package.swift at \(gone.joined(separator: ", ")). ")\
          Was all of the project copied, its submodules too?
          """)
      }
      return PackageProduct(name: product, source: source)
    }
  }

  private func source(of product: String, _ reference: String?) -> PackageProduct.Source? {
    if let object = reference.flatMap({ project.objects[$0] }), let address = object["repositoryURL"]?.text {
      return .address(address, versions: Self.versions(object["requirement"]?.table ?? [:]))
    }
    let folder = folders.first { folder in
      let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
      return manifest.matches(of: #/\.(?:library|executable)\(\s*name:\s*"([^"]+)"/#).contains { $0.1 == product }
    }
    let dumped = folder ?? folders.first { DumpedPackage(at: $0)?.products.contains(product) == true }
    return dumped.map { .folder($0) }
  }

  /// Xcode's words for versions in those of a manifest.
  static func versions(_ requirement: XcodeProject.Object) -> String {
    func word(_ key: String) -> String { (requirement[key]?.text ?? "").debugDescription }
    return switch requirement["kind"]?.text {
    case "upToNextMinorVersion": ".upToNextMinor(from: \(word("minimumVersion")))"
    case "exactVersion": "exact: \(word("version"))"
    case "versionRange": "\(word("minimumVersion"))..<\(word("maximumVersion"))"
    case "branch": "branch: \(word("branch"))"
    case "revision": "revision: \(word("revision"))"
    default: "from: \(word("minimumVersion"))"
    }
  }
}
