/// Why something could not be fetched, saved or opened.
public struct SwiftDataError: Error, Hashable, Sendable {
  let kind: Kind
  let text: String

  enum Kind: Hashable {
    case loadIssueModelContainer, unknownModel, readOnly, deletionDenied, notUnique
  }

  /// The container's file cannot be opened, or does not fit the types.
  public static let loadIssueModelContainer = SwiftDataError(kind: .loadIssueModelContainer, text: "")

  static func load(_ text: String) -> SwiftDataError { SwiftDataError(kind: .loadIssueModelContainer, text: text) }

  static func unknownModel(_ name: String, in schema: Schema) -> SwiftDataError {
    SwiftDataError(
      kind: .unknownModel,
      text: """
        \(name) is not among the container's models, which are \(schema.entitiesByName.keys.sorted().joined(separator: ", ")). \
        Add \(name).self to them.
        """)
  }

  static func readOnly(_ configuration: ModelConfiguration) -> SwiftDataError {
    SwiftDataError(
      kind: .readOnly,
      text: "\(configuration.name) was opened with allowsSave: false. Save into another container, or allow it.")
  }

  static func deletionDenied(_ id: PersistentIdentifier, _ property: String, _ count: Int) -> SwiftDataError {
    SwiftDataError(
      kind: .deletionDenied,
      text: """
        \(id) cannot be deleted: its '\(property)' still refers to \(count), and its delete rule is .deny. Delete these \
        first, or call rollback().
        """)
  }

  static func notUnique(
    _ id: PersistentIdentifier, _ other: PersistentIdentifier, _ properties: [String]
  ) -> SwiftDataError {
    SwiftDataError(
      kind: .notUnique,
      text: """
        \(id) was changed to have the same \(properties.joined(separator: ", ")) as \(other), which is unique. Give it another \
        value, or delete one of them.
        """)
  }

  /// Equal where the kind is: `error as? SwiftDataError == .loadIssueModelContainer`.
  public static func == (first: SwiftDataError, second: SwiftDataError) -> Bool { first.kind == second.kind }
  /// By the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension SwiftDataError: CustomStringConvertible, LocalizedError {
  /// What is wrong, and what to do.
  public var description: String { text.isEmpty ? "The store cannot be opened." : text }
  /// The same.
  public var errorDescription: String? { description }
}
