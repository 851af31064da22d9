import SwiftSyntax

/// Files of tests that need what there is on a phone or a Mac alone: they are named, and the others run.
enum LeftOutTests {
  /// A file, or a target, with what it needs.
  struct File: Equatable, Encodable {
    var path: String
    let reason: String
  }

  static func files(of paths: [String], on platform: Platform = .linux) throws -> [File] {
    try paths.compactMap { path in
      reason(try SwiftFile(path: path, on: platform)).map { File(path: path, reason: $0) }
    }
  }

  /// nil for a file that may be built.
  static func reason(_ file: SwiftFile) -> String? {
    let buttons: Set = ["XCUIApplication", "XCUIElement", "XCUIDevice", "XCUIElementQuery"]
    let hosts: Set = [
      "UIHostingController", "UIViewController", "UIWindow", "NSHostingController", "NSHostingView", "NSWindow",
    ]
    let pictures: Set = ["SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "AccessibilitySnapshot"]
    // Most files mention none of them, and are not read twice.
    if buttons.union(hosts).contains(where: file.text.contains) {
      let names = Names(on: file.platform)
      names.walk(file.tree)
      if let word = names.all.first(where: buttons.contains) {
        return "'\(word)' presses the buttons of a phone. 'import TenureTesting' has a Screen for that."
      }
      if let word = names.all.first(where: hosts.contains) {
        let kit = word.hasPrefix("UI") ? "UIKit" : "AppKit"
        return "'\(word)' shows views in \(kit), which is not here. 'import TenureTesting' has a Screen for that."
      }
    }
    guard let module = file.imports.first(where: pictures.contains) else { return nil }
    return
      "'\(module)' compares with pictures that Apple's systems draw. 'tenure preview PATH --compare DIR' compares here."
  }

  /// The names in a file, without those in an `#if` that does not hold here, or that asks for a framework of views.
  private final class Names: SyntaxVisitor {
    private(set) var all: [String] = []
    private let platform: Platform

    init(on platform: Platform) {
      self.platform = platform
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      let (text, holds, _) = Condition.of(node, on: platform)
      return holds == false || holds == nil && text.contains("UIKit") ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind { all.append(name) }
      return .skipChildren
    }
  }
}

extension FileProject {
  /// Leaves such files out of its tests, and what only they import of packages; gives them.
  mutating func leaveOutTests() throws -> [LeftOutTests.File] {
    var all: [LeftOutTests.File] = []
    for index in tests.indices {
      let leftOut = try LeftOutTests.files(of: tests[index].sources, on: tests[index].platform)
      if leftOut.isEmpty { continue }
      all += leftOut
      let imports = Set(try leftOut.flatMap { try SwiftFile(path: $0.path, on: tests[index].platform).imports })
      tests[index].sources.removeAll { path in leftOut.contains { $0.path == path } }
      let kept = Set(try tests[index].files().flatMap(\.imports))
      tests[index].products.removeAll { imports.contains($0.name) && !kept.contains($0.name) }
    }
    tests.removeAll(where: \.sources.isEmpty)
    return all
  }
}
