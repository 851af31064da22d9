/// Code of a class without an actor that is known to run elsewhere than on the main thread.
public struct BackgroundCode {
  /// How the code comes to run off the main thread.
  public enum Way {
    case function(String)
    case task(in: String)
    /// Called by one of the others.
    case called(String, by: String)
    case handler(String)

    public var description: String {
      switch self {
      case .function(let name): "the async function '\(name)'"
      case .task(let name): "a task of '\(name)'"
      case .called(let name, let caller): "'\(name)', which \(caller) calls,"
      case .handler(let name): "a handler of '\(name)'"
      }
    }
  }

  private let project: Project

  /// Looks for code that runs elsewhere than on the main actor.
  public init(in project: Project) { self.project = project }

  /// How a place comes to run in the background; nil where it runs on the main thread or that is not known.
  public func way(to place: Node, of type: NominalType, depth: Int = 2) -> Way? {
    for ancestor in place.ancestors {
      switch ancestor.kind {
      case .closure:
        if ancestor.namesActor { return nil }
        guard let call = ancestor.parent, let callee = call.child(.callee) else { return nil }
        let name = callee.name
        if name == "Task" || name == "detached" || name == "immediate" {
          if name == "detached" { return .task(in: memberName(of: ancestor)) }
          // A task belongs to whom the code around it belongs to.
          return isStartedWithoutActor(ancestor) ? .task(in: memberName(of: ancestor)) : nil
        }
        if name == "async" || name == "asyncAfter" { return isGlobalQueue(callee) ? .handler("DispatchQueue") : nil }
        if name == "dataTask" || name == "downloadTask" || name == "uploadTask" {
          return isSharedSession(callee) ? .handler(name) : nil
        }
        if name == "sink", let session = sessionPublisher(below: callee) { return .handler(session) }
        if ClosureUse(of: ancestor) == .immediate, !isOfPublisher(call), name != "withLock", name != "sync",
          name != "assumeIsolated"
        {
          continue
        }
        return nil
      case .function:
        if ancestor.namesActor || isOnActor(ancestor) { return nil }
        if ancestor.traits.contains(.async), !staysWithCaller(ancestor) { return .function(ancestor.name) }
        return depth > 0 ? called(ancestor, of: type, depth) : nil
      case .accessor, .initializer, .deinitializer, .subscriptDeclaration: return nil
      default: if ancestor.kind.isTypeDeclaration { return nil }
      }
    }
    return nil
  }

  /// `nonisolated(nonsending)`, written or by the target's settings; `@concurrent` says the opposite.
  private func staysWithCaller(_ function: Node) -> Bool {
    if function.children(.attribute).contains(where: { $0.name == "concurrent" }) { return false }
    return function.traits.contains(.staysWithCaller) || project.target(of: function).staysWithCallerByDefault == true
  }

  private func called(_ function: Node, of type: NominalType, _ depth: Int) -> Way? {
    let member = project.member(function.name, of: type)
    guard let member, member.node == function else { return nil }
    for use in project.uses(of: member) where use.node.role == .callee {
      guard project.enclosingType(of: use.node) === type, let way = way(to: use.node, of: type, depth: depth - 1)
      else { continue }
      return .called(function.name, by: way.description)
    }
    return nil
  }

  /// An extension with an actor, an isolated parameter, a static function.
  private func isOnActor(_ function: Node) -> Bool {
    if function.traits.contains(.static) { return true }
    if function.children(.parameter).contains(where: { $0.label == "isolation" || $0.text.contains("isolated ") }) {
      return true
    }
    return function.ancestors.first { $0.kind.isTypeDeclaration }.map(\.namesActor) ?? false
  }

  /// Whether nothing around a task gives it an actor.
  private func isStartedWithoutActor(_ task: Node) -> Bool {
    for ancestor in task.ancestors {
      switch ancestor.kind {
      case .closure:
        if ancestor.namesActor { return false }
        // Within `MainActor.run` or the main queue a task has the main actor, or may be thought to.
        if let callee = ancestor.parent?.child(.callee), callee.text.contains("ain") { return false }
      case .function, .variable, .initializer, .deinitializer:
        if ancestor.kind == .variable, ancestor.role == .statement { continue }
        return !ancestor.namesActor && !(ancestor.kind == .function && isOnActor(ancestor))
      default: if ancestor.kind.isTypeDeclaration { return !ancestor.namesActor }
      }
    }
    return false
  }

  private func memberName(of node: Node) -> String { project.enclosingMember(of: node)?.name ?? "" }

  /// `values.receive(on: queue).map { … }.sink { … }`: what the closures run on is the publisher's matter.
  private func isOfPublisher(_ call: Node) -> Bool {
    var names: [String] = []
    var inner = call.child(.callee)
    while let node = inner {
      names.append(node.name)
      inner = node.child(.base) ?? node.child(.callee)
    }
    return !Self.ofPublishers.isDisjoint(with: names + call.modifiers.map(\.name))
  }

  /// `URLSession.shared.dataTaskPublisher(for: url).map { … }.sink { … }`: without `receive(on:)` it calls where it has got
  /// the answer.
  private func sessionPublisher(below sink: Node) -> String? {
    var inner = sink.child(.base)
    while let node = inner {
      if ["receive", "subscribe", "flatMap", "merge", "prepend", "debounce", "throttle", "delay"].contains(node.name) {
        return nil
      }
      if node.kind == .member, node.name == "dataTaskPublisher" {
        return isSharedSession(node) ? node.name : nil
      }
      inner = node.kind == .call ? node.child(.callee) : node.child(.base)
    }
    return nil
  }

  private static let ofPublishers: Set<String> = [
    "receive", "subscribe", "sink", "assign", "store", "eraseToAnyPublisher", "debounce", "throttle", "publisher",
  ]

  private func isGlobalQueue(_ callee: Node) -> Bool {
    guard let base = callee.child(.base), base.kind == .call, let global = base.child(.callee) else { return false }
    return global.name == "global" && global.child(.base)?.name == "DispatchQueue"
  }

  private func isSharedSession(_ callee: Node) -> Bool {
    guard let base = callee.child(.base), base.kind == .member else { return false }
    return base.name == "shared" && base.child(.base)?.name == "URLSession"
  }
}

extension Node {
  /// Whether a declaration or a closure is written with a global actor: `@MainActor`.
  var namesActor: Bool { children(.attribute).contains { $0.name.hasSuffix("Actor") } }
}
