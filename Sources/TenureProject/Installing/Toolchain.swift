import Foundation

/// The Swift toolchain that is found on the PATH.
package struct Toolchain: Sendable {
  /// The folder with `swift` and `swiftc`.
  let folder: String
  /// As its compiler says it, for example `6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String

  var compiler: String { "\(folder)/swiftc" }
  var packages: String { "\(folder)/swift" }

  /// What the compiler says of itself.
  struct TargetInfo: Decodable {
    struct Target: Decodable { let unversionedTriple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Target
    let paths: Paths

    /// For example `x86_64-unknown-linux-gnu`.
    var triple: String { target.unversionedTriple }
    /// The folder with its own libraries, in `swift` and `swift_static`.
    var libraries: String { (paths.runtimeResourcePath as NSString).deletingLastPathComponent }
  }

  func targetInfo() throws -> TargetInfo {
    let said = try Program(path: compiler, arguments: ["-print-target-info"]).answer()
    return try JSONDecoder().decode(TargetInfo.self, from: Data(said.output.utf8))
  }

  /// The modules that it brings.
  var modules: Set<String> {
    let above = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let places = ["lib/swift/linux", "lib/swift/macosx"].map { "\(above)/\($0)" }
    let names = places.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.prefix { $0 != "." }) }
    return Set(modules).union(["Glibc", "Darwin", "Musl", "Testing", "XCTest", "Swift"])
  }

  package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws {
    let folders = path.split(separator: ":").map(String.init)
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }) else {
      throw ProjectFailure(
        .installation,
        "There is no 'swiftc' on the PATH. Install Swift 6.3 (https://www.swift.org/install) and try again.")
    }
    self.folder = folder
    let said = try Program(path: "\(folder)/swiftc", arguments: ["--version"]).answer()
    guard said.status == 0, let match = said.output.firstMatch(of: #/Swift version (.*)/#) else {
      throw ProjectFailure(
        .installation, "'\(folder)/swiftc --version' does not say a version of Swift. Is the toolchain whole?")
    }
    version = String(match.1).trimmingCharacters(in: .whitespaces)
  }
}
