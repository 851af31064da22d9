import Foundation

/// A package as `swift package dump-package` says it: for manifests that are put together by code of their own. It takes a
/// second, so it is asked where reading the manifest's text has led to nothing.
struct DumpedPackage {
  let products: Set<String>
  let targets: Set<String>

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
  }
}
