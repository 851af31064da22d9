/// A call that hands a view another value of an input, while the view keeps its place and with it its state.
public struct ChangingInput: Sendable {
  /// Where the view is made.
  public let site: CallSite
  /// What it is made with.
  public let argument: Node
  /// What changes.
  public let source: Member
  /// A place that changes it; nil for what others change: a binding, the user's defaults.
  public let change: Node?
}

/// How a view comes to be on the screen.
public enum Arrival: Sendable, Equatable {
  /// As part of the view that makes it.
  case inPlace
  /// On a navigation stack: anew each time.
  case pushed
  /// Over everything else: anew each time, and nobody can act on what is below.
  case modal
}

extension Project {
  /// The calls of a view whose argument for an input can change, followed up through the views that only pass it on.
  public func changingInputs(_ label: String?, of type: NominalType, depth: Int = 3) -> [ChangingInput] {
    callSites(of: type).compactMap { site in
      guard let argument = site.arguments.first(where: { $0.label == label && $0.role == .argument }),
        let (source, change) = changingSource(of: argument, at: site, depth: depth)
      else { return nil }
      return ChangingInput(site: site, argument: argument, source: source, change: change)
    }
  }

  typealias Source = (member: Member, change: Node?)

  /// The first of some members of state that something in the product does change.
  func change(of members: [Member]) -> Source? {
    for member in members {
      switch member.wrapper {
      case .binding, .appStorage, .sceneStorage, .focusState, .gestureState: return (member, nil)
      default:
        let change = uses(of: member).first { use in
          use.isProjected || use.kind == .write && operation(of: use.node)?.kind != .initializer
        }
        if let change { return (member, change.node) }
      }
    }
    return nil
  }

  private func changingSource(of argument: Node, at site: CallSite, depth: Int) -> Source? {
    if hasIdentity(of: argument, site.call) { return fieldOfElement(argument, at: site) }
    if let source = change(of: mutableReads(in: argument)) { return source }
    guard depth > 0 else { return nil }
    for node in argument.withDescendants(of: .reference) {
      guard case .member(let member)? = referent(of: node), !member.isStatic else { continue }
      let owner = owner(of: member)
      if member.isComputed {
        if let source = change(of: member.statements.flatMap { mutableReads(in: $0) }) { return source }
      } else if member.wrapper == nil, owner.isViewLike, member.value == nil || !member.isConstant {
        if let input = changingInputs(member.name, of: owner, depth: depth - 1).first {
          return (input.source, input.change)
        }
      }
    }
    return nil
  }

  /// `post.isLiked` for the elements of `model.posts`: the row stays the same while this field of its element changes.
  private func fieldOfElement(_ argument: Node, at site: CallSite) -> Source? {
    if argument.kind == .reference { return changedElement(argument, at: site) }
    guard argument.kind == .member, let base = argument.child(.base), base.kind == .reference,
      !site.modifiers.contains(where: { $0.name == "id" }), argument.name != "id"
    else { return nil }
    for ancestor in site.call.ancestors where ancestor.kind == .closure {
      guard ["ForEach", "List"].contains(ancestor.parent?.calledName ?? ""),
        ancestor.children(.parameter).map(\.name).contains(base.name) || base.name == "$0"
      else { continue }
      guard let data = ancestor.parent?.child(.argument), let element = elementType(of: data),
        let field = member(argument.name, of: element), field.isStored, !field.isConstant,
        let collection = storage(of: data), isMutableState(collection), let source = change(of: [collection])
      else { return nil }
      return (field, source.change)
    }
    return nil
  }

  /// `post` for the elements of `posts`, where `posts[index].isLiked = true` changes one in its place.
  private func changedElement(_ argument: Node, at site: CallSite) -> Source? {
    guard !site.modifiers.contains(where: { $0.name == "id" }), let element = type(of: argument), !element.isReference,
      element.supertypes.contains("Identifiable"), let collection = origin(of: argument),
      isMutableState(collection) || owner(of: collection).isStruct && !collection.isConstant,
      elementType(of: collection) === element
    else { return nil }
    for use in uses(of: collection) where use.kind == .write {
      guard let place = use.node.parent, place.kind == .subscriptAccess else { continue }
      if place.assignment != nil { return (collection, use.node) }
      guard let access = place.accessedMember,
        access.name != "id", let field = member(access.name, of: element), field.isStored
      else { continue }
      return (field, use.node)
    }
    return nil
  }

  /// How what a call makes appears, as far as the function around it tells.
  public func arrival(of call: Node) -> Arrival {
    for part in [call] + Array(call.ancestors) where part.role == .argument || part.role == .trailing {
      guard let presenter = part.parent, presenter.kind == .call else { continue }
      switch presenter.calledName {
      case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector", "contextMenu":
        return .modal
      case "navigationDestination": return .pushed
      case "NavigationLink": if isDestination(part, of: presenter) { return .pushed }
      default: break
      }
    }
    return .inPlace
  }

  /// `tab = .fish; isOpen = true` in one action, for `NavigationLink(destination: Tabs(tab: tab), isActive: $isOpen)`: the
  /// value is chosen when the view is presented, and stays for as long as it is.
  func isChosenWithPresentation(_ input: ChangingInput) -> Bool {
    guard let flag = presentationFlag(around: input.site.call) else { return false }
    let flags = writesOutsideInitializers(of: flag).compactMap { operation(of: $0) }
    let changes = writesOutsideInitializers(of: input.source)
    return !changes.isEmpty && !uses(of: input.source).contains(where: \.isProjected)
      && changes.allSatisfy { change in operation(of: change).map(flags.contains) == true }
  }

  private func presentationFlag(around call: Node) -> Member? {
    for part in [call] + Array(call.ancestors) where part.role == .argument || part.role == .trailing {
      guard let presenter = part.parent,
        ["NavigationLink", "navigationDestination"].contains(presenter.calledName ?? "")
      else { continue }
      return presenter.children.first { ["isActive", "isPresented"].contains($0.label ?? "") }.flatMap(storage)
    }
    return nil
  }

  /// `NavigationLink { destination } label: { … }`, `NavigationLink("Title") { destination }`,
  /// `NavigationLink(destination: …) { … }`; a link with a `value` has a label alone.
  private func isDestination(_ part: Node, of link: Node) -> Bool {
    if part.label == "destination" { return true }
    guard part.label == nil, part.kind == .closure else { return false }
    return !link.children.contains { $0.label == "value" || $0.label == "destination" }
  }
}
