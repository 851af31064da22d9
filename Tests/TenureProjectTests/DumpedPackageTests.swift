import Testing

@testable import TenureProject

/// Manifests that are put together by code of their own.
@Suite struct DumpedPackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let names = ["Prices", "Till"]
    let package = Package(
      name: "Modules", products: names.map { .library(name: $0 + "Kit", targets: [$0]) },
      targets: names.map { .target(name: $0) })
    """

  @Test func theirProductsAndModulesAreFound() throws {
    let place = try Place([
      "Modules/Package.swift": Self.manifest, "Modules/Sources/Prices/A.swift": "", "Modules/Sources/Till/A.swift": "",
    ])
    #expect(LocalPackages(["\(place.path)/Modules"]).modules == ["Prices", "Till"])
    try place.write(
      """
      { objects = {
        root = { targets = (app); mainGroup = main; packageReferences = (local); };
        main = { isa = PBXGroup; children = (folder); sourceTree = "<group>"; };
        folder = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        local = { isa = XCLocalSwiftPackageReference; relativePath = Modules; };
        app = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (folder); packageProductDependencies = (till); };
        till = { isa = XCSwiftPackageProductDependency; productName = TillKit; };
      }; rootObject = root; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    try place.write("", to: "Shop/A.swift")
    let app = try XcodeProject(path: "\(place.path)/Shop.xcodeproj").fileProject(target: nil)
    #expect(app.products == [PackageProduct(name: "TillKit", source: .folder("\(place.path)/Modules"))])
  }

  @Test func aBrokenManifestHasNone() throws {
    let place = try Place(["Package.swift": "let package = "])
    #expect(DumpedPackage(at: place.path) == nil)
  }
}
