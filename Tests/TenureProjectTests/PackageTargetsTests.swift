import Foundation
import Testing

@testable import TenureProject

/// What `swift package describe` says of a package.
@Suite struct PackageTargetsTests {
  private let package: [String: Any] = [
    "products": [
      ["name": "shop", "targets": ["ShopApp"], "type": ["executable": NSNull()]],
      ["name": "ShopKit", "targets": ["ShopKit"], "type": ["library": ["automatic"]]],
    ],
    "targets": [
      ["name": "ShopApp", "type": "executable", "path": "App", "target_dependencies": ["ShopKit"]],
      ["name": "ShopKit", "type": "library", "path": "Kit"], ["name": "Other", "type": "library", "path": "Other"],
    ],
  ]

  @Test func aProgramMayHaveAnotherNameThanItsTarget() {
    let targets = PackageBuild.targets(package, in: "/p")
    #expect(targets.map(\.program) == ["shop", nil, nil])
    #expect(targets[0].folder == "/p/App")
  }

  @Test func aTargetOrItsProgramIsNamedAndComesWithWhatItNeeds() throws {
    let targets = PackageBuild.targets(package, in: "/p")
    #expect(try PackageBuild.needed(for: "shop", of: targets, in: "/p").map(\.name) == ["ShopApp", "ShopKit"])
    #expect(try PackageBuild.needed(for: "ShopApp", of: targets, in: "/p").count == 2)
    #expect(try PackageBuild.needed(for: nil, of: targets, in: "/p").count == 3)
    #expect(
      throws: ProjectFailure(
        .misuse, "The package at /p has no target 'Shop'. Its targets: ShopApp, ShopKit, Other.")
    ) { try PackageBuild.needed(for: "Shop", of: targets, in: "/p") }
  }
}
