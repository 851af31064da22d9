import Foundation
import Testing

@testable import TenureProject

@Suite struct ProjectPackageTests {
  private func app() -> FileProject {
    let parcels = PackageProduct(name: "Parcels", source: .folder("/p/Parcels"))
    var kit = FileProject(name: "Kit", folder: "/p", sources: [], resources: [], arguments: ["-swift-version", "6"])
    kit.products = [parcels]
    var app = FileProject(
      name: "App", folder: "/p", sources: [], resources: [], arguments: ["-swift-version", "5", "-D", "DEBUG"])
    app.modules = [kit]
    app.products = [
      parcels,
      PackageProduct(name: "Lines", source: .address("https://a.example/lines.git", versions: "from: \"1.0.0\"")),
    ]
    var tests = FileProject(name: "AppTests", folder: "/p", sources: [], resources: [], arguments: [])
    tests.modules = [kit]
    app.tests = [tests]
    return app
  }

  @Test func theManifestHasATargetForEachModule() {
    #expect(
      ProjectManifest(app(), withTests: true).text == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "App",
          dependencies: [
            .package(path: "/p/Parcels"),
            .package(url: "https://a.example/lines.git", from: "1.0.0"),
          ],
          targets: [
            .target(
              name: "Kit", dependencies: [.product(name: "Parcels", package: "Parcels")],
              path: "Sources/Kit", swiftSettings: [.swiftLanguageMode(.v6)]),
            .executableTarget(
              name: "App", dependencies: ["Kit", .product(name: "Parcels", package: "Parcels"), \
        .product(name: "Lines", package: "lines")],
              path: "Sources/App", swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"), \
        .unsafeFlags(["-D", "DEBUG"])]),
            .testTarget(
              name: "AppTests", dependencies: ["Kit", "App"],
              path: "Tests/AppTests", swiftSettings: [.swiftLanguageMode(.v5), \
        .enableUpcomingFeature("BareSlashRegexLiterals")]),
          ])

        """)
  }

  @Test func aPackageCopyHasAProgramMore() {
    let added = PackageCopy.Added(text: "", modules: ["Shop"])
    let manifest = PackageCopy.manifest(
      """
      let package = Package(
        name: "Shop", dependencies: [.package(path: "../Prices"), .package(name: "B", path: "/b")])
      """, in: "/p/Shop", [:], added)
    #expect(manifest.contains(#".package(path: "/p/Prices"), .package(name: "B", path: "/b")"#))
    #expect(manifest.contains(#"dependencies: [.target(name: "Shop")], path: "ProgramMadeByTenure""#))
  }
}
