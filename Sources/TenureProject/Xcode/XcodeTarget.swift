import Foundation

/// A target of an Xcode project.
struct XcodeTarget {
  /// What becomes of it: what runs, is linked, or tests.
  enum Product: String {
    case app = "com.apple.product-type.application"
    case onDemandApp = "com.apple.product-type.application.on-demand-install-capable"
    case framework = "com.apple.product-type.framework"
    case staticFramework = "com.apple.product-type.framework.static"
    case staticLibrary = "com.apple.product-type.library.static"
    case unitTests = "com.apple.product-type.bundle.unit-test"
    case interfaceTests = "com.apple.product-type.bundle.ui-testing"

    static let linked: Set<Product> = [.framework, .staticFramework, .staticLibrary]
  }

  let project: XcodeProject
  let id: String
  let object: XcodeProject.Object

  var name: String { object["name"]?.text ?? "" }
  var product: Product? { object["productType"]?.text.flatMap(Product.init) }

  /// The file that is built: `Kit.framework`.
  var file: String? {
    object["productReference"]?.text.flatMap { project.objects[$0]?["path"]?.text }
      .map { ($0 as NSString).lastPathComponent }
  }

  /// Targets of its project that are built before it.
  var dependencies: [XcodeTarget] {
    project.objects(object["dependencies"]).compactMap { entry in
      entry.object["target"]?.text.flatMap { id in
        project.objects[id].map { XcodeTarget(project: project, id: id, object: $0) }
      }
    }
  }

  /// The entries of some of its build phases.
  func phases(_ kinds: Set<String>) -> [XcodeProject.Object] {
    project.objects(object["buildPhases"]).filter { kinds.contains($0.object["isa"]?.text ?? "") }
      .flatMap { project.objects($0.object["files"]).map(\.object) }
  }

  /// An app for a phone, a tablet or a Mac: not for a watch or a television, and no part of another app.
  var isPlainApp: Bool {
    guard product == .app else { return false }
    return isForAPhone || systems?.contains("macosx") == true
  }

  /// Not for a Mac, a watch or a television alone.
  var isForAPhone: Bool { systems.map { $0.contains("iphoneos") || $0.contains("iphonesimulator") } ?? true }

  /// What it is built for; nil where its settings do not say.
  private var systems: [String]? {
    let settings = settings
    if let sdk = settings["SDKROOT"], !sdk.isEmpty, sdk != "auto" {
      return [String(sdk.prefix { $0.isLetter })]
    }
    guard let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty else { return nil }
    return platforms.split(separator: " ").map(String.init)
  }
}

extension XcodeProject {
  /// Targets of some kinds, in their order.
  func targets(_ products: XcodeTarget.Product...) -> [XcodeTarget] {
    objects(root["targets"]).map { XcodeTarget(project: self, id: $0.id, object: $0.object) }
      .filter { $0.product.map(products.contains) ?? false }
  }
}
