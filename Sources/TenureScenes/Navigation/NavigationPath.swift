import TenureElements
@_spi(Tree) import TenureTree

/// The screens above the root of a stack, as values of any types.
///
///     @State private var path = NavigationPath()
///     NavigationStack(path: $path) { … }
///     path.append(Route.detail(7))
public struct NavigationPath {
  var elements: [PathElement] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {}

extension NavigationPath: @unchecked Sendable {}

/// One value of a path. An object, so that two states of a path are compared by what they share.
final class PathElement: Equatable {
  let value: any Hashable

  init<Value: Hashable>(_ value: Value) { self.value = value }

  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value as Any)) }

  static func == (a: PathElement, b: PathElement) -> Bool {
    a === b || AnyHashable(a.value) == AnyHashable(b.value) && a.type == b.type
  }
}
