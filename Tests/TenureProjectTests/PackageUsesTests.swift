import Foundation
import Testing

@testable import TenureProject

@Suite struct PackageUsesTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [
        .package(url: "https://github.com/onevcat/Kingfisher.git", from: "8.0.0"),
        .package(name: "Nuke", url: "git@github.com:kean/Nuke.git", branch: "main"),
        // .package(url: "https://github.com/realm/realm-swift", from: "1.0.0"),
        .package(path: "../Prices"), .package(id: "mona.LinkedList", from: "1.0.0"),
      ],
      targets: [.target(name: "Shop", dependencies: [.product(name: "Kingfisher", package: "Kingfisher")])])
    """
  private static let pins = """
    { "pins": [
      { "identity": "kingfisher", "location": "https://github.com/onevcat/Kingfisher.git",
        "state": { "revision": "abcdef0123", "version": "8.1.2" } },
      { "identity": "nuke", "location": "git@github.com:kean/Nuke.git",
        "state": { "branch": "main", "revision": "abcdef0123" } },
      { "identity": "swift-collections", "location": "https://github.com/apple/swift-collections",
        "state": { "revision": "abcdef0123" } },
      { "identity": "mona.linkedlist", "kind": "registry", "location": "", "state": { "version": "1.4.0" } }
    ], "version": 3 }
    """

  @Test func `a manifest names packages by address and by their names in a registry`() {
    #expect(
      PackageUses.named(in: Self.manifest) == [
        "https://github.com/onevcat/Kingfisher.git", "git@github.com:kean/Nuke.git", "mona.LinkedList",
      ])
  }

  @Test func `Package resolved says versions, and what else is needed`() throws {
    let place = try Place(["Package.resolved": Self.pins])
    let uses = try PackageUses(manifests: [Self.manifest], pins: "\(place.path)/Package.resolved")
    #expect(uses.all.map(\.identity) == ["kingfisher", "nuke", "mona.linkedlist", "swift-collections"])
    #expect(uses.all.map(\.version) == ["8.1.2", "main", "1.4.0", "abcdef0"])
    #expect(uses.all.map(\.isNamed) == [true, true, true, false])
  }

  @Test func `the first version of that file is read too`() throws {
    let place = try Place([
      "Package.resolved": """
      { "object": { "pins": [ { "package": "Alamofire", "repositoryURL": "https://github.com/Alamofire/Alamofire.git",
        "state": { "branch": null, "revision": "abc", "version": "5.9.1" } } ] }, "version": 1 }
      """
    ])
    let uses = try PackageUses(manifests: [], pins: "\(place.path)/Package.resolved")
    #expect(
      uses.all == [.init(address: "https://github.com/Alamofire/Alamofire.git", version: "5.9.1", isNamed: false)])
  }

  @Test func `a broken list of versions is said, and a missing one is none`() throws {
    let place = try Place(["Package.resolved": "<<<<<<< ours"])
    let file = "\(place.path)/Package.resolved"
    #expect(
      throws: ProjectFailure(
        .misuse,
        "\(file) is no list of versions as SwiftPM writes it. Restore it from version control, or delete it: 'swift package resolve' writes it anew."
      )
    ) { try PackageUses(manifests: [], pins: file) }
    #expect(try PackageUses(manifests: [], pins: "\(place.path)/nothing").all.isEmpty)
  }

  @Test func `what is expected of each stands beside it`() throws {
    let known = KnownPackages(
      page: """
        | Word | Means |
        |---|---|
        | `builds` | what the word means |

        | Package | Modules | Here | |
        |---|---|---|---|
        | `onevcat/Kingfisher` | `Kingfisher` | Apple only | needs UIKit |
        | `apple/swift-collections` | `Collections`, `DequeModule` | builds | pure Swift |
        | `kean/Get` | `Get` | not tried | over `URLSession` |
        """)
    #expect(known.entries.count == 3)
    let place = try Place(["Package.resolved": Self.pins])
    let uses = try PackageUses(
      manifests: [Self.manifest], addresses: ["https://github.com/kean/Get"], pins: "\(place.path)/Package.resolved")
    let rows = known.rows(uses)
    #expect(rows.map(\.state) == [.appleOnly, .unknown, .unknown, .untried, .builds])
    #expect(known.modules(uses, in: [.builds, .untried]) == ["Collections", "DequeModule", "Get"])
    #expect(
      rows.text == """
        Packages that it is built with:
          Kingfisher       Apple only  needs UIKit
          Nuke             unknown     not in Tenure's table of packages: nothing is known of it
          mona.LinkedList  unknown     not in Tenure's table of packages: nothing is known of it
          Get              not tried   over `URLSession`
          1 more that these need is expected to build.
        """)
    let report = SupportReport([], modules: [], packages: rows, SupportTable(vocabulary: "", support: "", names: ""))
    #expect(report.text(files: 0).contains("\nPackages that it is built with:\n  Kingfisher "))
    #expect(
      try jsonLine(report).contains(
        #"{"address":"https://github.com/onevcat/Kingfisher.git","how":"needs UIKit","isNamed":true,"name":"Kingfisher","state":"Apple only","version":"8.1.2"}"#
      ))
  }

  @Test func `the documentation's page is such a table, and each of its rows says something`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/\(KnownPackages.file)")
    let text = try String(contentsOf: page, encoding: .utf8)
    let known = KnownPackages(page: text)
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("| `") && $0.contains("/") && $0.split(separator: "|").count > 3
    }
    let identities = lines.compactMap { $0.firstMatch(of: #/`([^`]+)`/#).map { PackageUses.identity(String($0.1)) } }
    #expect(known.entries.count >= 80)
    for (identity, line) in zip(identities, lines) {
      #expect(known.entries[identity]?.how.isEmpty == false, "\(line)")
    }
    #expect(known.entries["swift-composable-architecture"]?.state == .supplied)
    #expect(known.entries["kingfisher"]?.state == .appleOnly)
  }
}
