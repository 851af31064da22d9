/// Who puts objects into the environment: modifiers, functions of `View`, modifier types, views around a content.
struct EnvironmentWriters {
  private let project: Project
  /// By the name of the function in an extension.
  private var functions: [String: [EnvironmentProvision]] = [:]
  private var types: [NominalType.ID: [EnvironmentProvision]] = [:]

  init(in project: Project) {
    self.project = project
    for provision in project.environmentProvisions {
      let node = provision.modifier.call
      if let type = project.enclosingType(of: node), !type.isProtocol { types[type.id, default: []].append(provision) }
      if let name = Self.extensionFunction(around: node) { functions[name, default: []].append(provision) }
    }
    // Functions and types that use such functions and types, until there is no more.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, provisions) in functions {
        for call in project.calls(of: name) where pass(provisions, on: call) { isComplete = false }
      }
      for (id, provisions) in types {
        for site in project.callSites(of: project[id]) where surrounds(site.call) {
          if pass(provisions, on: site.call) { isComplete = false }
        }
      }
    }
  }

  /// True where the function or the type around a call did not provide all of it yet.
  private mutating func pass(_ provisions: [EnvironmentProvision], on call: Node) -> Bool {
    var isNews = false
    if let outer = Self.extensionFunction(around: call) {
      isNews = Self.add(provisions, to: &functions[outer, default: []])
    }
    if let type = project.enclosingType(of: call), !type.isProtocol {
      isNews = Self.add(provisions, to: &types[type.id, default: []]) || isNews
    }
    return isNews
  }

  /// `modifier(Themed())`, `Themed { content }`, `Themed(content: self)`: what is there already is put inside.
  private func surrounds(_ call: Node) -> Bool {
    if call.role == .argument, call.parent?.calledName == "modifier" { return true }
    return call.descendants.contains { $0.kind == .reference && ($0.name == "content" || $0.name == "self") }
  }

  /// True where one was not there yet.
  private static func add(_ provisions: [EnvironmentProvision], to list: inout [EnvironmentProvision]) -> Bool {
    let count = list.count
    for provision in provisions where !list.contains(provision) { list.append(provision) }
    return list.count > count
  }

  /// The function of an extension of a type that is not the project's: `View`.
  private static func extensionFunction(around node: Node) -> String? {
    for ancestor in node.ancestors {
      if ancestor.kind == .function, ancestor.parent?.kind == .extensionDeclaration { return ancestor.name }
      if ancestor.kind.isTypeDeclaration { return nil }
    }
    return nil
  }

  func steps(of modifier: Modifier) -> [ViewPlace.Step] {
    let name = modifier.name
    if name == "environmentObject" || name == "environment" {
      let arguments = modifier.arguments.filter { $0.label == nil }
      guard let argument = arguments.last, arguments.first?.kind != .keyPath else { return [] }
      return [.provides(objectType(of: argument), at: modifier.call)]
    }
    if name == "modifier", let argument = modifier.arguments.first {
      guard let type = project.constructedType(argument) ?? project.type(of: argument) else {
        return argument.kind == .call ? [] : [.mayProvide(modifier.call)]
      }
      return steps(within: type, at: modifier.call)
    }
    if let provisions = functions[name] {
      return provisions.map { .provides(objectType(of: $0.argument), at: modifier.call) } + passed(to: modifier)
    }
    return passed(to: modifier)
  }

  /// A modifier from elsewhere that is given an object may put it into the environment.
  private func passed(to modifier: Modifier) -> [ViewPlace.Step] {
    modifier.arguments.compactMap { argument in
      guard argument.kind == .reference || argument.kind == .member || argument.kind == .call,
        let type = project.type(of: argument), type.isModel
      else { return nil }
      return .provides(type, at: modifier.call)
    }
  }

  /// What a view puts around the content that it is given, or a modifier around what it is applied to.
  func steps(within type: NominalType, at place: Node) -> [ViewPlace.Step] {
    (types[type.id] ?? []).map { .provides(objectType(of: $0.argument), at: place) }
  }

  /// Also the delegate of an adaptor, whose type its attribute tells.
  private func objectType(of argument: Node) -> NominalType? {
    if let type = project.type(of: argument) { return type }
    guard let base = argument.kind == .member ? argument.child(.base) : argument, base.kind == .reference,
      case .member(let member)? = project.referent(of: base), let delegate = project.adaptedDelegate(member)
    else { return nil }
    guard argument.kind == .member else { return delegate }
    return project.member(argument.name, of: delegate).flatMap { project.type(of: $0) }
  }
}

extension Project {
  /// `AppDelegate` of `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`, which SwiftUI puts into the
  /// environment by itself.
  func adaptedDelegate(_ member: Member) -> NominalType? {
    let adaptors = [
      "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
      "WKExtensionDelegateAdaptor",
    ]
    guard case .custom(let name)? = member.wrapper, adaptors.contains(name) else { return nil }
    if let argument = member.wrapperAttribute?.child(.argument), argument.kind == .member, argument.name == "self",
      let base = argument.child(.base)
    {
      return typeReference(base)
    }
    return type(of: member)
  }
}
