import Foundation

/// Tests stand where what they test stands: `Tests/<Module>Tests`, in the module's own folders. What is about rules or
/// whole programs stands apart, and is named here.
enum TestFolders {
  /// Of no one module: rules of SwiftUI, programs, packages of users, examples, this repository.
  static let apart: Set = [
    "SemanticsTests", "SeedTests", "ProgramTests", "ComposableProgramTests", "LooksTests", "ConsumerTests",
    "ConsumerFiveTests", "CourseAppsTests", "ExampleTests", "ListeningQuizTests", "SharedBoardTests",
    "StandUpMeetingsTests", "TidyTests",
  ]

  /// Folders of a module's tests that no folder of the module has a share in.
  static let helping: Set = ["Support", "Reference"]

  /// Modules without tests of their own, and where they are tested.
  static let testedIn = [
    "Combine": "TenureCombineTests", "ComposableMacroExpansions": "ComposableMacrosTests",
    "CoreGraphics": "UIKitTests", "CoreTransferable": "TenureScenesTests",
    "DependenciesTestSupport": "DependenciesTests",
    "DependencyMacros": "DependenciesMacrosTests", "IssueReportingTestSupport": "IssueReportingTests",
    "OSLog": "osTests", "Perception": "ComposableArchitectureTests", "PerceptionCore": "SharingTests",
    "SharingSQL": "SharingSQLiteTests",
    "SwiftUI": "ProgramTests", "TenureAssets": "TenureWebTests", "TenureDrawing": "TenureImagesTests",
    "TenureInspector": "TenureWebTests", "TenureIssues": "SemanticsTests", "TenureLaunch": "TenureStorageTests",
    "TenureMacroExpansions": "TenureMacrosTests", "TenureRender": "TenureScenesTests",
    "TenureRuntime": "SemanticsTests", "TenureSQL": "SwiftDataTests", "TenureSQLite": "SwiftDataTests",
    "TenureTimers": "TenureCombineTests", "TenureTree": "SemanticsTests", "TenureUIKit": "UIKitTests",
    "_Testing_CoreGraphics": "UIKitTests", "_Testing_UIKit": "UIKitTests",
  ]

  static func findings(in paths: [String]) -> [Finding] {
    let files = paths.map { $0.split(separator: "/").map(String.init) }
    let sources = files.filter { $0[0] == "Sources" && $0.count > 2 }
    let modules = Set(sources.filter { $0.last?.hasSuffix(".swift") == true }.map { $0[1] })
    // As "Module/Folder": a script's too.
    let folders = Set(sources.filter { $0.count > 3 }.map { "\($0[1])/\($0[2])" })
    let tests = files.filter {
      $0[0] == "Tests" && $0.count > 2 && $0[1].hasSuffix("Tests") && $0.last?.hasSuffix(".swift") == true
    }
    let named = Set(tests.map { $0[1] })

    var findings: [Finding] = []
    for folder in named.subtracting(apart).sorted() where !modules.contains(String(folder.dropLast(5))) {
      findings.append(
        Finding(
          path: "Tests/\(folder)", line: 1,
          message: "There is no module \(folder.dropLast(5)). Name the folder after the module that it tests."))
    }
    for path in tests where path.count > 3 && !apart.contains(path[1]) && !helping.contains(path[2]) {
      let module = String(path[1].dropLast(5))
      if !modules.contains(module) || folders.contains("\(module)/\(path[2])") { continue }
      findings.append(
        Finding(
          path: path.joined(separator: "/"), line: 1,
          message: "Sources/\(module) has no folder \(path[2]). Put the test where what it tests stands."))
    }
    for module in modules.sorted() where !named.contains("\(module)Tests") && !named.contains(testedIn[module] ?? "") {
      findings.append(
        Finding(
          path: "Sources/\(module)", line: 1,
          message: "Nothing says where \(module) is tested: there is no Tests/\(module)Tests."))
    }
    return findings
  }
}
