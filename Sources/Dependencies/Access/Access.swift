import IssueReporting

/// One use of a dependency, for what is said about it.
struct Access: @unchecked Sendable {
  struct Place: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Where nothing else is known.
    static let here = Place(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  /// What `@Dependency` says.
  enum Use: @unchecked Sendable {
    case path(AnyKeyPath)
    case key(Any.Type)
    /// Without `@Dependency`: the name of the property of `DependencyValues`.
    case property(StaticString)
  }

  var use: Use
  /// The type that is its key.
  var keyType: Any.Type?
  /// The property of `DependencyValues`.
  var property: StaticString?
  /// Where `@Dependency` stands.
  var place: Place?
  /// True where it is read to be overridden in part: `$0.date.now = …`.
  var isOverriding = false

  @TaskLocal static var current: Access?

  var name: String { dependency.hasPrefix("\\") ? "@Dependency(\(dependency))" : "@Dependency(\(dependency).self)" }

  /// `\.date`, from `\DependencyValues.date.now`; or the name of a type.
  var dependency: String {
    switch use {
    case .key(let type): return "\(type)"
    case .property(let name):
      // Where the key is used directly, that is the function that does.
      if let keyType, "\(property ?? name)".contains("(") { return "\(keyType)" }
      return "\\.\(property ?? name)"
    case .path(let path):
      let parts = String(reflecting: path).split(separator: ".").dropFirst()
      // Where optimised code knows no name.
      guard let first = parts.first, !first.hasPrefix("<") else { return "\\.\(property ?? "")" }
      return "\\.\(first)"
    }
  }

  var key: String { keyType.map { "\($0)" } ?? dependency }

  /// How to override it.
  var overriding: String {
    let value = dependency.hasPrefix("\\") ? "$0\(dependency.dropFirst())" : "$0[\(dependency).self]"
    return "Override it: 'withDependencies { \(value) = … } operation: { … }'."
  }

  /// What an override that is under way reads is no use of a dependency.
  static var overriding: Self { Self(use: .property(""), isOverriding: true) }

  func report(_ message: String) {
    if isOverriding { return }
    guard let place else { return reportIssue(message) }
    let used = message + "\n\nIt is declared at \(place.fileID):\(place.line)."
    reportIssue(
      used, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}
