/// What an element is, in a user's words. Open: a view of its own kind adds a role in its own file.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  public var name: String

  public init(_ name: String) { self.name = name }

  public var description: String { name }
}
