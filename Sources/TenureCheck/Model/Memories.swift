import Synchronization

/// Which member each occurrence of a name means. A name is resolved at all its places the first time that anybody asks;
/// many types have a property of the same name, and many rules ask for each.
final class MemberUses: Sendable {
  let made = Mutex<[NominalType.ID: [Node]]?>(nil)
  let known = Mutex<[String: [Member: [Node]]]>([:])
  private let calls = Mutex<[NominalType.ID: [Node]]>([:])
  private let named = Mutex<[String: [NominalType.ID: [Node]]]>([:])
  private let uses = (0..<64).map { _ in Memory<Member, [Use]>() }
  private let closures = (0..<64).map { _ in Memory<Node, ClosureUse>() }

  /// The uses of a member, found by `find` the first time.
  func uses(of member: Member, find: () -> [Use]) -> [Use] {
    uses[shelf(of: member.node)].value(of: member, find)
  }

  /// What is done with a closure, found out by `find` the first time.
  func use(of closure: Node, find: () -> ClosureUse) -> ClosureUse {
    closures[shelf(of: closure)].value(of: closure, find)
  }

  private func shelf(of node: Node) -> Int { (node.index ^ node.index >> 6) & 63 }

  /// The calls that make values of a type, found by `find` the first time.
  func calls(of type: NominalType, find: () -> [Node]) -> [Node] {
    if let found = calls.withLock({ $0[type.id] }) { return found }
    let found = find()
    calls.withLock { $0[type.id] = found }
    return found
  }

  /// The calls that make values of a type by its name; `find` finds those of all types that have this name.
  func namedCalls(of type: NominalType, find: () -> [NominalType.ID: [Node]]) -> [Node] {
    if let found = named.withLock({ $0[type.name] }) { return found[type.id] ?? [] }
    let found = find()
    named.withLock { $0[type.name] = found }
    return found[type.id] ?? []
  }
}

/// Answers to questions that many rules ask.
private final class Memory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  /// `find` runs outside of the lock: it may ask the same memory other things.
  func value(of key: Key, _ find: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find()
    known.withLock { $0[key] = value }
    return value
  }
}

/// Which calls stand in which type, and which files speak of a name: worked out for a name the first time that anybody
/// asks, since rules ask for each type about the same few names.
final class NamedInFiles: Sendable {
  let calls = Mutex<[String: [NominalType.ID: [Node]]]>([:])
  let files = Mutex<[String: Set<ObjectIdentifier>]>([:])
}

/// What extensions of `EnvironmentValues` declare, with `@Entry` or by hand, found the first time that anybody asks.
final class EnvironmentEntries: Sendable {
  private let known = Mutex<[String: Node]?>(nil)

  func variable(named name: String, in files: [FileFacts]) -> Node? {
    if let found = known.withLock({ $0 }) { return found[name] }
    var found: [String: Node] = [:]
    for file in files {
      for part in file.all(of: .extensionDeclaration) where part.name.lastPart == "EnvironmentValues" {
        for variable in part.descendants(of: .variable) where variable.role == .member && found[variable.name] == nil {
          found[variable.name] = variable
        }
      }
    }
    known.withLock { $0 = found }
    return found[name]
  }
}

/// Functions that are told by a key path what to write: `func fill(_ path: ReferenceWritableKeyPath<Model, [Item]>)`.
/// Looked for the first time that anybody asks; few projects have one.
final class WritablePaths: Sendable {
  let known = Mutex<[String: [Node]]?>(nil)
}

/// The reducers, found the first time that a rule asks.
final class KnownFeatures: Sendable {
  private let known = Mutex<[Feature]?>(nil)

  /// `find` runs outside of the lock.
  func all(_ find: () -> [Feature]) -> [Feature] {
    if let found = known.withLock({ $0 }) { return found }
    let found = find()
    known.withLock { $0 = found }
    return found
  }
}
