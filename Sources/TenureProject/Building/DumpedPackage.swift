import Foundation

/// A package as `swift package dump-package` says it: for manifests that are put together by code of their own. It takes a
/// second, so it is asked where reading the manifest's text has led to nothing.
struct DumpedPackage {
  let products: Set<String>
  let targets: Set<String>
  /// Targets whose declarations belong to the main actor unless they say otherwise.
  let mainActorTargets: Set<String>

  /// nil where there is no toolchain, or the manifest is broken.
  init?(at folder: String) {
    guard let toolchain = try? Toolchain(),
      let said = try? Program(
        path: toolchain.packages, arguments: ["package", "--package-path", folder, "dump-package"]
      ).answer(), said.status == 0,
      let package = try? JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any]
    else { return nil }
    func names(_ key: String) -> Set<String> {
      Set((package[key] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
    }
    products = names("products")
    targets = names("targets")
    mainActorTargets = Self.mainActorTargets(package)
  }

  static func mainActorTargets(_ package: [String: Any]) -> Set<String> {
    func isUsual(_ setting: [String: Any]) -> Bool {
      let kind = (setting["kind"] as? [String: Any])?["defaultIsolation"] as? [String: Any]
      return (kind?["_0"] as? String)?.hasPrefix("MainActor") == true
    }
    let targets = package["targets"] as? [[String: Any]] ?? []
    return Set(
      targets.filter { ($0["settings"] as? [[String: Any]] ?? []).contains(where: isUsual) }
        .compactMap { $0["name"] as? String })
  }
}
