import Foundation

/// Widely used packages and what is expected of them here, from the documentation's own page.
struct KnownPackages: Equatable {
  enum State: String, CaseIterable, Encodable {
    /// Modules of its name are in the installation.
    case supplied
    /// Its maintainers build it on Linux.
    case builds
    case untried = "not tried"
    /// It needs what only Apple's systems have.
    case appleOnly = "Apple only"
    /// It is not on the page.
    case unknown
  }

  struct Entry: Equatable {
    let modules: [String]
    let state: State
    /// Why, and what to do.
    let how: String
  }

  /// A package that a project is built with, and what is expected of it.
  struct Row: Equatable, Encodable {
    let name: String
    let address: String
    let version: String?
    /// False for what other packages need.
    let isNamed: Bool
    let state: State
    let how: String
  }

  /// The page, below `docs` in the sources and below `share` in an installation.
  static let file = "packages.md"

  /// By what SwiftPM calls a package.
  private(set) var entries: [String: Entry] = [:]

  init(page: String) {
    for line in page.split(separator: "\n") {
      let cells = SupportTable.cells(line)
      guard cells.count > 3, cells[0].hasPrefix("`"), let state = State(rawValue: cells[2]) else { continue }
      let modules = cells[1].matches(of: #/`(\w+)`/#).map { String($0.1) }
      let entry = Entry(modules: modules, state: state, how: cells[3])
      entries[PackageUses.identity(cells[0].trimmingCharacters(in: ["`"]))] = entry
    }
  }

  func rows(_ uses: PackageUses) -> [Row] {
    uses.all.map { use in
      let entry = entries[use.identity]
      let last = use.address.split(separator: "/").last.map(String.init) ?? use.address
      return Row(
        name: last.hasSuffix(".git") ? String(last.dropLast(4)) : last, address: use.address, version: use.version,
        isNamed: use.isNamed, state: entry?.state ?? .unknown, how: entry?.how ?? "")
    }
  }

  /// The modules of a project's packages of which any of these is expected.
  func modules(_ uses: PackageUses, in states: Set<State>) -> Set<String> {
    Set(uses.all.compactMap { entries[$0.identity] }.filter { states.contains($0.state) }.flatMap(\.modules))
  }
}

extension [KnownPackages.Row] {
  /// A line for each that the project names, and for others of which it is not expected that they build.
  var text: String? {
    guard !isEmpty else { return nil }
    let listed = filter { $0.isNamed || ![.builds, .supplied].contains($0.state) }
    let width = Swift.min(36, listed.map(\.name.count).max() ?? 0)
    var lines = ["Packages that it is built with:"]
    for row in listed {
      let how = row.state == .unknown ? "not in Tenure's table of packages: nothing is known of it" : row.how
      let line = "  \(row.name.padded(to: width))  \(row.state.rawValue.padded(to: 10))  \(how)"
      lines.append(row.isNamed ? line : "\(line) (other packages need it)")
    }
    let others = count - listed.count
    if others > 0 {
      lines.append("  \(others) more that these need \(others == 1 ? "is" : "are") expected to build.")
    }
    return lines.joined(separator: "\n")
  }
}
