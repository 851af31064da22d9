/// A child works on a copy of what its parent owns, and the parent never hears of it.
public struct CopyNeverWrittenBack: Rule {
  public static let about = RuleDescription(
    id: "tca-copy-never-written-back",
    title: "What a child changes in a copy must come back to its owner.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      import ComposableArchitecture

      @Reducer struct EditTodo {
        @ObservableState struct State: Equatable { var todo: Todo }
        enum Action { case titleChanged(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .titleChanged(let title):
              state.todo.title = title
              return .none
            }
          }
        }
      }

      @Reducer struct Todos {
        @ObservableState struct State: Equatable {
          var todos: IdentifiedArrayOf<Todo> = []
          @Presents var edit: EditTodo.State?
        }
        enum Action { case todoTapped(Todo.ID), edit(PresentationAction<EditTodo.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .todoTapped(let id):
              guard let todo = state.todos[id: id] else { return .none }
              state.edit = EditTodo.State(todo: todo)
              return .none
            case .edit:
              return .none
            }
          }
          .ifLet(\\.$edit, action: \\.edit) { EditTodo() }
        }
      }

      struct Todo: Equatable, Identifiable { let id: Int; var title: String }
      """,
    right: """
      import ComposableArchitecture

      @Reducer struct EditTodo {
        @ObservableState struct State: Equatable { var todo: Todo }
        enum Action { case titleChanged(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .titleChanged(let title):
              state.todo.title = title
              return .none
            }
          }
        }
      }

      @Reducer struct Todos {
        @ObservableState struct State: Equatable {
          var todos: IdentifiedArrayOf<Todo> = []
          @Presents var edit: EditTodo.State?
        }
        enum Action { case todoTapped(Todo.ID), edit(PresentationAction<EditTodo.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .todoTapped(let id):
              guard let todo = state.todos[id: id] else { return .none }
              state.edit = EditTodo.State(todo: todo)
              return .none
            case .edit(.dismiss):
              guard let todo = state.edit?.todo else { return .none }
              state.todos[id: todo.id] = todo
              return .none
            case .edit:
              return .none
            }
          }
          .ifLet(\\.$edit, action: \\.edit) { EditTodo() }
        }
      }

      struct Todo: Equatable, Identifiable { let id: Int; var title: String }
      """,
    why: """
      State is a value: what a parent puts into a child's state is a copy. When the child goes, its changes go with it, \
      and the parent still shows what was before.
      """,
    evidence: """
      A child's state that a reducer makes with a value from its own state, or with an element of a list of its \
      that an action brings, where the child changes that value \
      and the parent neither reads it back nor asks for any action of the child.
      """,
    quiet: """
      A child that saves the value itself; a value that is `@Shared`; a child that only reads it.
      """)

  public static func findings(in project: Project) -> [Finding] {
    let features = project.features
    return features.flatMap { parent in
      parent.nodes.compactMap { call -> Finding? in
        guard call.kind == .call, isStored(call),
          let state = project.constructedType(call) ?? implied(by: call, in: parent, features, project),
          let child = features.first(where: { $0.state === state && $0 != parent })
        else { return nil }
        return call.children(.argument).lazy.compactMap { finding($0, parent, child, project) }.first
      }
    }
  }

  /// The state that `.init(…)` makes for a property of the parent's, `state.edit = .init(…)`, or for a case of its
  /// screens: `state.screen = .edit(.init(…))`.
  private static func implied(
    by call: Node, in parent: Feature, _ features: [Feature], _ project: Project
  ) -> NominalType? {
    guard let callee = call.child(.callee), callee.kind == .implicitMember, callee.name == "init" else { return nil }
    if let left = call.parent?.child(.left), call.role == .right, left.kind == .member,
      left.child(.base)?.name == "state"
    {
      return parent.state?.member(left.name).flatMap { project.type(of: $0) }
    }
    guard call.role == .argument, let name = call.parent?.caseName else { return nil }
    for node in parent.nodes where node.kind == .enumCase && node.name == name {
      for part in node.withDescendants(of: .typeName) {
        guard let type = project.type(named: part) else { continue }
        if let feature = features.first(where: { $0.state === type || $0.type === type }) { return feature.state }
      }
    }
    return nil
  }

  /// `state.edit = …`, `state.path.append(…)`.
  private static func isStored(_ call: Node) -> Bool {
    for ancestor in call.ancestors {
      if ancestor.kind == .assignment { return ancestor.child(.left)?.dottedRoot == "state" }
      if ancestor.kind == .call, ancestor.child(.callee)?.dottedRoot == "state" { return true }
      if ancestor.kind == .closure || ancestor.kind.isFunctionLike { return false }
    }
    return false
  }

  private static func finding(
    _ argument: Node, _ parent: Feature, _ child: Feature, _ project: Project
  ) -> Finding? {
    guard let label = argument.label, let copy = child.state?.member(label), copy.isStored, !copy.isConstant,
      !isShared(copy), let owned = owned(behind: argument, copy, parent, project),
      let change = change(of: label, in: child, project), !saves(label, child),
      !comesBack(label, from: child, to: parent)
    else { return nil }
    return Finding(
      Self.self, at: argument,
      fact:
        "\(parent.name) gives \(child.name) a copy of its '\(owned.name)', \(child.name) changes '\(label)', and nothing "
        + "brings it back.",
      evidence: [
        Evidence(owned.node, "\(parent.name) owns it"), Evidence(change, "\(child.name) changes its copy here"),
      ],
      consequence:
        "When \(child.name) is closed its changes are gone, and \(parent.name) still has the old '\(owned.name)'.",
      advice: "Let \(child.name) send a delegate action with '\(label)' that \(parent.name) stores, read it back on "
        + "'.dismiss', or share it: '@Shared var \(label)'.")
  }

  private static func isShared(_ member: Member) -> Bool {
    member.attributes.contains { $0.name.hasPrefix("Shared") }
  }

  /// What the parent keeps and the argument is a copy of: a path of its state, or an element of a list of its that an
  /// action brings, `case .rowTapped(let todo)`.
  private static func owned(
    behind argument: Node, _ copy: Member, _ parent: Feature, _ project: Project
  ) -> Member? {
    if let name = origin(of: argument, project)?.pathNames.first {
      return parent.state?.member(name).flatMap { $0.isStored ? $0 : nil }
    }
    guard argument.kind == .reference, let entry = argument.ancestors.first(where: { $0.kind == .switchCase }),
      entry.children(.pattern).contains(where: { pattern in
        pattern.withDescendants.contains { $0.kind == .namePattern && $0.name == argument.name }
      }), let element = project.type(of: copy), element.supertypes.contains("Identifiable")
    else { return nil }
    return parent.state?.stored.first { project.elementType(of: $0) === element }
  }

  /// The path of the parent's state that an argument is: `state.todo`, or a constant taken from there.
  private static func origin(of argument: Node, _ project: Project) -> Node? {
    if argument.dottedRoot == "state" { return argument }
    guard argument.kind == .reference, case .local(let local)? = project.referent(of: argument),
      let value = local.child(.value), value.dottedRoot == "state"
    else { return nil }
    return value
  }

  private static func change(of member: String, in child: Feature, _ project: Project) -> Node? {
    for node in child.nodes where node.kind == .member && node.name == member && node.child(.base)?.name == "state" {
      if Use(node).kind == .write { return node }
    }
    for node in project.occurrences.of(member) where node.kind == .member && project.isShipped(node) {
      guard let root = node.dottedRoot, root == "$store" || root == "$viewStore", node.pathNames.first == member,
        isStore(of: child, at: node, project)
      else { continue }
      return node
    }
    let bound = project.occurrences.of("$" + member).first { node in
      node.kind == .member && node.child(.base)?.kind == .reference && isStore(of: child, at: node, project)
    }
    return bound ?? unseenBindings(in: child, project)
  }

  /// A reducer takes bindings for controls: where its view is not seen, and the copy is all that can change, it is for
  /// that.
  private static func unseenBindings(in child: Feature, _ project: Project) -> Node? {
    guard child.state?.stored.filter({ !$0.isConstant }).count == 1,
      let bindings = child.nodes.first(where: { $0.kind == .call && $0.calledName == "BindingReducer" }),
      !project.shippedTypes.contains(where: {
        !$0.isReference && project.feature(ofStoreIn: $0, among: [child]) != nil
      })
    else { return nil }
    return bindings
  }

  private static func isStore(of child: Feature, at node: Node, _ project: Project) -> Bool {
    guard let view = project.enclosingType(of: node), !view.isReference else { return false }
    return project.feature(ofStoreIn: view, among: [child]) != nil
  }

  /// The child hands the value to somebody who keeps it.
  private static func saves(_ member: String, _ child: Feature) -> Bool {
    child.nodes.contains { node in
      guard node.kind == .member, node.name == member, node.child(.base)?.name == "state" else { return false }
      for ancestor in [node] + Array(node.ancestors) {
        if ancestor.role == .value, ancestor.parent?.kind == .capture { return true }
        if ancestor.role == .argument, let call = ancestor.parent, call.kind == .call {
          let callee = call.child(.callee)
          return callee?.kind == .member || callee?.kind == .reference && callee?.name.first?.isLowercase == true
        }
        if ancestor.role == .value, let local = ancestor.parent, local.kind == .variable { return true }
        if ancestor.role == .statement { return false }
      }
      return false
    }
  }

  /// The parent reads the copy, or asks for what the child does.
  private static func comesBack(_ member: String, from child: Feature, to parent: Feature) -> Bool {
    let cases = Set(child.action?.members.filter { $0.node.kind == .enumCase }.map(\.name) ?? []).union(["delegate"])
    return parent.nodes.contains { node in
      if node.kind == .member, node.name == member, let base = node.child(.base), base.name != "state" { return true }
      if node.kind == .call, node.calledName == "onChange" { return true }
      guard node.kind == .implicitMember, cases.contains(node.name), node.isInPattern else { return false }
      // `.edit(.saveTapped)` is the child's, `.saveTapped` is the parent's own.
      return node.role == .argument || node.role == .callee && node.parent?.role == .argument
    }
  }
}
