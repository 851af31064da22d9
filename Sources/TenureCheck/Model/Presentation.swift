/// A view that another makes: an edge of the tree that a person sees.
public struct Presentation: Sendable, Hashable {
  public enum Way: Sendable, Hashable {
    case body
    /// `sheet`, `fullScreenCover`, `popover`, `inspector`.
    case modal
    /// `NavigationLink`, `navigationDestination`.
    case destination
    /// `UIHostingController(rootView:)` and the like: the environment does not reach in.
    case hosting
    /// Made in an action or a function; where it goes is not known.
    case elsewhere
  }

  public let child: NominalType
  public let site: CallSite
  public let way: Way
}

extension Project {
  /// Every view of the project that a type's members make by name, extensions included.
  public func presentations(in type: NominalType) -> [Presentation] {
    ([type.declaration] + type.extensions).flatMap { declaration in
      declaration.descendants.compactMap { node -> Presentation? in
        guard node.kind == .call, isShipped(node), let child = constructedType(node), child.isView,
          enclosingType(of: node) === type
        else { return nil }
        return Presentation(child: child, site: CallSite(call: node), way: way(to: node))
      }
    }
  }

  private func way(to view: Node) -> Presentation.Way {
    for ancestor in view.ancestors where ancestor.kind == .call {
      switch ancestor.calledName {
      case "sheet", "fullScreenCover", "popover", "inspector":
        // Only what stands in its closure is presented; what it is applied to is not.
        if ancestor.child(.callee)?.contains(view) == false { return .modal }
      case "navigationDestination":
        if ancestor.child(.callee)?.contains(view) == false { return .destination }
      case "NavigationLink": return .destination
      case "UIHostingController", "NSHostingController", "NSHostingView", "ImageRenderer": return .hosting
      default: break
      }
    }
    return runsWhileBuilding(view) ? .body : .elsewhere
  }
}
