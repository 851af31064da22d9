/// A reducer of the Composable Architecture with its state and its actions.
public struct Feature: Sendable, Hashable {
  /// The reducer.
  public let type: NominalType
  /// Its state, where that is a type of the project.
  public let state: NominalType?
  /// Its actions, where they are.
  public let action: NominalType?

  /// The reducer's name.
  public var name: String { type.name }
  /// Its declaration and extensions, the state and the actions among them.
  public var code: [Node] { [type.declaration] + type.extensions }
  /// All its code, extensions too.
  public var nodes: [Node] { code.flatMap { Array($0.descendants) } }

  /// True for what stands in its code.
  public func contains(_ node: Node) -> Bool { code.contains { $0.contains(node) } }
}

extension Project {
  /// The reducers of modules that import ComposableArchitecture.
  public var features: [Feature] { knownFeatures.all { findFeatures() } }

  private func findFeatures() -> [Feature] {
    let modules = Set(
      files.filter { $0.imports.contains { $0.hasPrefix("ComposableArchitecture") } }.map {
        TypeLookup.module(of: $0.path)
      })
    if modules.isEmpty { return [] }
    return shippedTypes.compactMap { type in
      guard !type.isProtocol, modules.contains(TypeLookup.module(of: type.file.path)),
        type.attributes.contains("Reducer") || !type.supertypes.isDisjoint(with: ["Reducer", "ReducerProtocol"])
      else { return nil }
      return Feature(type: type, state: nested("State", in: type), action: nested("Action", in: type))
    }
  }

  private func nested(_ name: String, in type: NominalType) -> NominalType? {
    lookup.types[TypeLookup.Nested(outer: type.id, name: name)]?.first.map { self[$0] }
  }

  /// The feature that a view's `store` is of.
  public func feature(ofStoreIn view: NominalType, among features: [Feature]) -> Feature? {
    guard let written = view.member("store")?.type, written.kind == .typeName, let first = written.child(.generic),
      let type = type(named: first)
    else { return nil }
    return features.first { $0.type === type || $0.state === type }
  }
}

extension Node {
  /// Whether it is part of what a `case` asks for.
  var isInPattern: Bool {
    if role == .pattern { return true }
    for ancestor in ancestors {
      if ancestor.role == .pattern { return true }
      if ancestor.kind == .switchCase || ancestor.kind == .block || ancestor.kind.isFunctionLike { return false }
    }
    return false
  }

  /// The name of `.name` and `.name(…)`.
  var caseName: String? {
    switch kind {
    case .implicitMember, .member: name
    case .call: child(.callee).flatMap { $0.kind == .implicitMember || $0.kind == .member ? $0.name : nil }
    default: nil
    }
  }

  /// The names of a chain behind its first: `["todos", "first"]` of `state.todos[0]?.first`.
  var pathNames: [String] {
    var names: [String] = []
    var current = self
    while let base = current.child(current.kind == .call ? .callee : .base) {
      if current.kind == .member { names.insert(current.name, at: 0) }
      current = base
    }
    return names
  }
}
