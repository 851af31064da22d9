import SwiftUI

/// The screens above the root of a stack, as values of any types, for code that is no view.
///
///     var path = UINavigationPath()
///     path.append(Route.detail(7))
///     let data = try JSONEncoder().encode(path.codable)
public struct UINavigationPath: Equatable, Sendable {
  private var path: NavigationPath

  private init(path: NavigationPath) { self.path = path }

  /// One without any screens.
  public init() { path = NavigationPath() }
  /// One of these screens, the first one next to the root.
  public init(_ elements: some Sequence<some Hashable>) { path = NavigationPath(elements) }
  /// What was decoded.
  public init(_ codable: CodableRepresentation) { path = NavigationPath(codable.path) }

  /// How many screens there are.
  public var count: Int { path.count }
  /// True while there is the root alone.
  public var isEmpty: Bool { path.isEmpty }
  /// Pushes a screen.
  public mutating func append(_ value: some Hashable) { path.append(value) }
  /// Pops the last ones.
  public mutating func removeLast(_ k: Int = 1) { path.removeLast(k) }

  /// The path for an encoder; nil where one of its values cannot be encoded.
  public var codable: CodableRepresentation? { path.codable.map(CodableRepresentation.init) }

  /// A path on its way to or from a file.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath.CodableRepresentation

    fileprivate init(path: NavigationPath.CodableRepresentation) { self.path = path }

    /// From a file.
    public init(from decoder: any Decoder) throws { path = try .init(from: decoder) }
    /// Into a file.
    public func encode(to encoder: any Encoder) throws { try path.encode(to: encoder) }
  }
}
