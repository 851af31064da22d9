import Foundation

/// What a compiler could not build: for each error the place, the API that it is about, and what there is of that here.
struct BuildErrors: Equatable {
  struct Row: Equatable, Encodable {
    let place: String
    let api: String
    let standing: String
  }

  private(set) var rows: [Row] = []

  /// `folder` is where paths are seen from.
  init(_ output: String, folder: String, _ table: SupportTable) {
    rows = Self.mistakes(in: output).map { mistake in
      let (api, standing) = Self.read(mistake.message, table)
      return Row(place: "\(Paths.short(mistake.path, from: folder)):\(mistake.line)", api: api, standing: standing)
    }
  }

  /// An error, as the compiler says it.
  struct Mistake {
    let path: String
    let line: Int
    let column: Int
    let message: String
  }

  /// The compiler's errors, each once.
  static func mistakes(in output: String) -> [Mistake] {
    output.split(separator: "\n").firsts { $0 }.compactMap { line in
      guard let match = line.firstMatch(of: #/^(\S.*?\.swift):(\d+):(\d+): error: (.*)$/#),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return Mistake(path: String(match.1), line: number, column: column, message: String(match.4))
    }
  }

  /// `frameworks` are those that the file imports and that are not here: what nobody knows may be theirs.
  static func read(
    _ message: String, _ table: SupportTable, frameworks: [String] = []
  ) -> (api: String, standing: String) {
    if let match = message.firstMatch(of: #/no such module '(\w+)'/#) {
      return ("import \(match.1)", "another framework, not part of Tenure")
    }
    if let match = message.firstMatch(of: #/'(\w+)[^']*' is unavailable(?: in \w+)?(?:: (.*))?$/#) {
      return (String(match.1), "unavailable here by design: \(match.2 ?? "no reason is given")")
    }
    let absent =
      #/(?:cannot find(?: type)?|has no (?:dynamic )?member|no type named|unknown attribute|no macro named) '(\w+)/#
    guard let name = message.firstMatch(of: absent).map({ String($0.1) }) else {
      return ("", message)
    }
    switch table.entries[name] {
    case .some(let entry) where entry.state == .absent:
      return (name, "not yet there" + (entry.how.isEmpty ? "" : ": \(entry.how)"))
    case .some(let entry) where entry.state == .unavailable:
      return (name, "unavailable here by design: \(entry.how)")
    case .some: return (name, "is here, not in this form: \(message)")
    case nil:
      let isOfAnother = name.firstMatch(of: #/^(?:UI|NS|CG|CL|MK|AV|WK|SK|CK|CA|PH|HK|UN)[A-Z]/#) != nil
      if isOfAnother { return (name, "belongs to another framework") }
      guard !frameworks.isEmpty, message.hasPrefix("cannot find") else {
        return (name, "not in Tenure's tables: \(message)")
      }
      return (name, "probably of \(frameworks.joined(separator: " or ")), not part of Tenure")
    }
  }

  /// One line each, and one with what they come to.
  func text() -> String {
    guard !rows.isEmpty else { return "" }
    let width = min(44, rows.map(\.place.count).max() ?? 0)
    let names = min(28, rows.map(\.api.count).max() ?? 0)
    let lines = rows.map { row in
      row.place.padded(to: width) + "  " + row.api.padded(to: names) + "  " + row.standing
    }
    let files = Set(rows.map { $0.place.prefix { $0 != ":" } }).count
    let count = rows.count == 1 ? "1 error" : "\(rows.count) errors"
    return (lines + ["\(count) in \(files == 1 ? "1 file" : "\(files) files")"]).joined(separator: "\n")
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
