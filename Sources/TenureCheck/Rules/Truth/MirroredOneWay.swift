/// `.onChange(of: router.path) { path = $1 }` for state that a control changes too, and that never goes back.
enum MirroredOneWay {
  static func finding(
    _ assignment: Node, of source: Member, _ observed: Node, into copy: Member, in view: NominalType,
    _ project: Project
  ) -> Finding? {
    guard project.isMutableState(source), !Drafts.isCommitted(copy, of: view, in: project),
      let path = project.ownUses(of: copy).first(where: { $0.isProjected && isTaken($0.node) })?.node,
      project.ownUses(of: copy).allSatisfy({ use in
        use.kind != .write || use.node.assignment == assignment
          || use.node.assignment?.child(.right)?.text == observed.text
      }), !isHandedBack(copy, in: view, project), isChangedElsewhere(source, besides: view, project),
      // `.onChange(of: source) { … }` for the one, and another place where the other way is taken.
      !project.writesOutsideInitializers(of: source).contains(where: { project.enclosingType(of: $0) === view })
    else { return nil }
    return Finding(
      OnChangeMirrorsState.self, at: assignment,
      fact: "'\(copy.name)' is set to '\(observed.excerpt)' when that changes, and what the "
        + "\(path.parent?.calledName ?? "control") puts into '\(copy.name)' goes nowhere.",
      evidence: [Evidence(copy.node, "the second place for the same value"), Evidence(path, "changed from here")],
      consequence: "After that the two are apart: who reads '\(observed.excerpt)' sees the old value.",
      advice: "Bind to the one that others change: '$\(observed.text)', and remove '\(copy.name)'.")
  }

  /// What SwiftUI itself changes: `NavigationStack(path: $path)`, `TabView(selection: $tab)`.
  private static func isTaken(_ projection: Node) -> Bool {
    guard projection.role == .argument, let call = projection.parent else { return false }
    switch call.calledName {
    case "NavigationStack": return projection.label == "path"
    case "TabView", "NavigationSplitView", "Picker", "List", "DatePicker":
      return projection.label == "selection"
    case "Toggle": return projection.label == "isOn"
    default: return false
    }
  }

  /// `.onChange(of: copy) { … }`, whatever it does.
  private static func isHandedBack(_ copy: Member, in view: NominalType, _ project: Project) -> Bool {
    ["onChange", "onReceive", "task"].contains { name in
      project.calls(of: name, in: view).contains { call in
        call.children.contains { ["of", "id"].contains($0.label ?? "") && project.storage(of: $0) == copy }
      }
    }
  }

  private static func isChangedElsewhere(_ source: Member, besides view: NominalType, _ project: Project) -> Bool {
    project.writesOutsideInitializers(of: source).contains { project.enclosingType(of: $0) !== view }
  }
}
