/// A property that asks the environment for an object: `@EnvironmentObject var a: A`, `@Environment(A.self) var a`.
public struct EnvironmentRequest: Sendable, Hashable {
  /// The property that reads from the environment.
  public let member: Member
  /// The object's type, where the project shows it.
  public let object: NominalType?
  /// The type of the object that it asks for.
  public let typeName: String
  /// `var a: A?`: nothing happens where nobody provides one.
  public let isOptional: Bool
}

/// A modifier that puts an object into the environment of what it is applied to.
public struct EnvironmentProvision: Sendable, Hashable {
  /// The modifier that provides it.
  public let modifier: Modifier
  /// What it provides.
  public let argument: Node
  /// The object's type, where it is known.
  public let object: NominalType?
}

extension Project {
  /// The objects, not the values by key path, that a type asks for.
  public func environmentRequests(of type: NominalType) -> [EnvironmentRequest] {
    type.stored.compactMap { member in
      switch member.wrapper {
      case .environmentObject:
        guard let written = member.type else { return nil }
        return EnvironmentRequest(
          member: member, object: self.type(named: written), typeName: written.name, isOptional: false)
      case .environment:
        guard let argument = member.wrapperAttribute?.child(.argument), argument.kind == .member,
          argument.name == "self", let base = argument.child(.base)
        else { return nil }
        return EnvironmentRequest(
          member: member, object: typeReference(base), typeName: dottedPath(base) ?? base.name,
          isOptional: member.type?.kind == .optionalType)
      default: return nil
      }
    }
  }

  /// Every `.environmentObject(a)`, `.environment(a)` and `.environment(A.self, a)` of the product.
  public var environmentProvisions: [EnvironmentProvision] {
    (calls(of: "environmentObject") + calls(of: "environment")).compactMap { call in
      let arguments = call.children(.argument).filter { $0.label == nil }
      guard let argument = arguments.last, arguments.first?.kind != .keyPath else { return nil }
      return EnvironmentProvision(modifier: Modifier(call: call), argument: argument, object: type(of: argument))
    }
  }
}
