import Foundation
import SwiftParser
import SwiftSyntax

/// The packages that a project is built with, by their addresses: what its manifests or its Xcode project name, and what
/// those need in turn, as `Package.resolved` lists it.
struct PackageUses: Equatable {
  struct One: Equatable {
    /// As it is written; of a registry's package its name there.
    let address: String
    /// The version, the branch or the beginning of the revision that is built; nil where no file says so.
    var version: String?
    /// False for what other packages need.
    let isNamed: Bool

    /// What SwiftPM calls it: the last part of its address, in small letters.
    var identity: String { PackageUses.identity(address) }
  }

  private(set) var all: [One] = []

  /// `manifests` are texts of manifests, `addresses` those of an Xcode project; `pins` is the path of a `Package.resolved`.
  init(manifests: [String], addresses: [String] = [], pins: String?) throws {
    let known = try pins.map(Self.pinned) ?? []
    let versions = Dictionary(known.map { (Self.identity($0.address), $0.version) }) { first, _ in first }
    let named = (manifests.flatMap(Self.named) + addresses).firsts(by: Self.identity)
    all = named.map { One(address: $0, version: versions[Self.identity($0)] ?? nil, isNamed: true) }
    let identities = Set(all.map(\.identity))
    all += known.filter { !identities.contains(Self.identity($0.address)) }
      .map { One(address: $0.address, version: $0.version, isNamed: false) }
  }

  static func identity(_ address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// Addresses in calls of `.package(url:)`, and names of packages of a registry. Those in folders are the project's own code.
  static func named(in manifest: String) -> [String] {
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: manifest))
    return reader.addresses
  }

  private final class ManifestReader: SyntaxVisitor {
    var addresses: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package" else {
        return .visitChildren
      }
      for argument in node.arguments where ["url", "id"].contains(argument.label?.text) {
        if let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
          addresses.append(text)
        }
      }
      return .visitChildren
    }
  }

  private struct Pin: Decodable {
    struct State: Decodable {
      var version: String?
      var branch: String?
      var revision: String?
    }

    /// Empty for a package of a registry, which has a name alone.
    var location: String?
    var identity: String?
    /// In the first version of the file.
    var repositoryURL: String?
    var state: State?
  }

  private struct Pins: Decodable {
    struct Object: Decodable { var pins: [Pin] }

    var pins: [Pin]?
    /// In the first version of the file.
    var object: Object?
  }

  private static func pinned(at path: String) throws -> [(address: String, version: String?)] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let file = try? JSONDecoder().decode(Pins.self, from: data)
    guard let pins = file?.pins ?? file?.object?.pins else {
      throw ProjectFailure(
        .misuse,
        "\(path) is no list of versions as SwiftPM writes it. Restore it from version control, or delete it: 'swift package resolve' writes it anew."
      )
    }
    return pins.compactMap { pin in
      [pin.location, pin.repositoryURL, pin.identity].compactMap(\.self).first { !$0.isEmpty }.map { address in
        (address, pin.state?.version ?? pin.state?.branch ?? pin.state?.revision.map { String($0.prefix(7)) })
      }
    }
  }
}
