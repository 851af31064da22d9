import Foundation

/// What `swift sdk install` reads: an installation as two SDKs of the package manager, for programs and for tests.
///
/// An SDK has a root that stands for `/`. The compiler looks there for the toolchain's own libraries, so this root is made
/// of links: to what the system has, and at `usr/lib/swift` to the toolchain.
struct SDKBundle {
  let installation: Installation
  let toolchain: Toolchain

  private var folder: String { "\(installation.folder)/share/sdk" }
  private var root: String { "\(folder)/system" }
  private var bundle: String { "\(folder)/tenure.artifactbundle" }

  private struct Artifacts: Encodable {
    struct Artifact: Encodable {
      let type = "swiftSDK"
      let version = "1.0.0"
      let variants: [[String: String]]
    }
    let schemaVersion = "1.0"
    let artifacts: [String: Artifact]
  }

  private struct SDK: Encodable {
    struct Target: Encodable {
      let sdkRootPath: String
      let toolsetPaths: [String]
    }
    let schemaVersion = "4.0"
    let targetTriples: [String: Target]
  }

  /// The toolset of each SDK. They are where the installation is: a bundle stays right when Tenure is installed anew there.
  private static let toolsets = ["tenure": "toolset.json", "tenure-tests": "toolset-tests.json"]

  func write() throws {
    let files = FileManager.default
    let info = try toolchain.targetInfo()
    if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
    try link("/", in: root, except: ["usr"])
    try link("/usr", in: "\(root)/usr", except: ["lib"])
    try link("/usr/lib", in: "\(root)/usr/lib", except: ["swift", "swift_static"])
    for name in ["swift", "swift_static"] {
      try files.createSymbolicLink(
        atPath: "\(root)/usr/lib/\(name)", withDestinationPath: "\(info.libraries)/\(name)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let artifacts = Artifacts(
      artifacts: Dictionary(
        uniqueKeysWithValues: Self.toolsets.keys.map { ($0, Artifacts.Artifact(variants: [["path": $0]])) }))
    try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    try encoder.encode(artifacts).write(to: URL(fileURLWithPath: "\(bundle)/info.json"))
    for (name, toolset) in Self.toolsets {
      try files.createDirectory(atPath: "\(bundle)/\(name)", withIntermediateDirectories: true)
      let sdk = SDK(
        targetTriples: [
          info.triple: .init(sdkRootPath: root, toolsetPaths: ["\(installation.folder)/share/\(toolset)"])
        ])
      try encoder.encode(sdk).write(to: URL(fileURLWithPath: "\(bundle)/\(name)/swift-sdk.json"))
    }
  }

  /// Links to all that is in a folder of the system.
  private func link(_ folder: String, in place: String, except left: Set<String>) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: folder) where !left.contains(name) {
      try files.createSymbolicLink(
        atPath: "\(place)/\(name)", withDestinationPath: folder == "/" ? "/\(name)" : "\(folder)/\(name)")
    }
  }
}
