import Foundation
import Testing

@testable import TenureProject

@Suite struct NotesTests {
  private static func project(_ settings: String) -> String {
    """
    { objects = {
      root = { targets = (app); mainGroup = main; buildConfigurationList = none; };
      main = { isa = PBXGroup; children = (file); sourceTree = "<group>"; };
      file = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      app = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = (sources); buildConfigurationList = list; };
      sources = { isa = PBXSourcesBuildPhase; files = (built); };
      built = { isa = PBXBuildFile; fileRef = file; };
      list = { isa = XCConfigurationList; buildConfigurations = (debug); defaultConfigurationName = Debug; };
      debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    }; rootObject = root; }
    """
  }

  private func notes(_ place: borrowing Place) throws -> [String] {
    guard case .files(let project) = try Project(at: place.path) else { return ["no files"] }
    return project.notes
  }

  @Test func `Objective-C behind a bridging header is said not to be read`() throws {
    let place = try Place([
      "Shop.xcodeproj/project.pbxproj": Self.project("SWIFT_OBJC_BRIDGING_HEADER = \"Shop/Shop-Bridging-Header.h\";"),
      "App.swift": "",
    ])
    #expect(
      try notes(place) == [
        """
        The bridging header Shop/Shop-Bridging-Header.h of Shop and the Objective-C behind it are not read: there is no compiler \
        for it here. What Swift uses of it cannot be built; '--skip-broken' leaves that out.
        """
      ])
  }

  @Test func `so are the pods of CocoaPods, of a project and of a workspace`() throws {
    let place = try Place([
      "Shop.xcodeproj/project.pbxproj": Self.project(""), "App.swift": "", "Podfile": "target 'Shop'",
      "Pods/Pods.xcodeproj/project.pbxproj": "",
      "Shop.xcworkspace/contents.xcworkspacedata": """
      <FileRef location = "group:Shop.xcodeproj"></FileRef><FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      """,
    ])
    let line = """
      The pods of Shop.xcodeproj are not built: CocoaPods makes projects for Xcode alone. Add those that are packages too as \
      packages; '--skip-broken' leaves out what uses the others.
      """
    #expect(try notes(place) == [line])
    guard case .files(let project) = try Project(at: "\(place.path)/Shop.xcworkspace") else {
      Issue.record("no files")
      return
    }
    #expect(project.notes == [line])
    #expect(project.sources == ["\(place.path)/App.swift"])
  }

  @Test func `of a package beside an Xcode project the package is meant, and it is said`() throws {
    let place = try Place(["Package.swift": "", "Shop.xcodeproj/project.pbxproj": ""])
    guard case .package(let folder) = try Project(at: place.path) else {
      Issue.record("no package")
      return
    }
    #expect(
      Project.note(ofPackageAt: folder, named: place.path)
        == "The package at \(folder) is meant. For the app of Shop.xcodeproj beside it, name that: \(folder)/Shop.xcodeproj."
    )
    #expect(Project.note(ofPackageAt: folder, named: "\(place.path)/Package.swift") == nil)
  }

  @Test func `libraries that a project's packages bring are theirs`() {
    let ours = ["ComposableArchitecture", "Dependencies"]
    let none = "dependencies: [.package(path: \"../Prices\")], targets: [.target(name: \"Shop\")]"
    #expect(!PackageBuild.bringsOwn(ours, [none]))
    #expect(PackageBuild.bringsOwn(ours, [none, ".library(name: \"Dependencies\", targets: [\"Dependencies\"])"]))
    #expect(PackageBuild.bringsOwn(ours, [".product(name: \"ComposableArchitecture\", package: \"tca\")"]))
    #expect(!PackageBuild.bringsOwn(ours, [".target(name: \"DependenciesOfShop\")"]))
  }
}
