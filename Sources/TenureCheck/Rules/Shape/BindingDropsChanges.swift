/// A control or a presentation is bound to something that does not take what it is told.
public struct BindingDropsChanges: Rule {
  public static let about = RuleDescription(
    id: "binding-drops-changes",
    title: "A binding must take what a control or a presentation puts into it.",
    preset: .default,
    severity: .warning,
    wrong: """
      @Observable final class UploadModel {
        var failure: String?
        func upload() { failure = "No connection" }
      }

      struct UploadView: View {
        @State private var model = UploadModel()
        var body: some View {
          Button("Upload") { model.upload() }
            .sheet(isPresented: .constant(model.failure != nil)) { Text(model.failure ?? "") }
        }
      }
      """,
    right: """
      @Observable final class UploadModel {
        var failure: String?
        func upload() { failure = "No connection" }
      }

      struct UploadView: View {
        @State private var model = UploadModel()
        var body: some View {
          Button("Upload") { model.upload() }
            .sheet(isPresented: Binding { model.failure != nil } set: { if !$0 { model.failure = nil } }) {
              Text(model.failure ?? "")
            }
        }
      }
      """,
    why: """
      SwiftUI tells a binding that a sheet was swiped away or a switch was moved. A constant does not listen: the state \
      still says that the sheet is there, so that it cannot come a second time, or the switch goes back by itself.
      """,
    evidence: """
      `.constant` of an expression that reads state, or a `Binding` whose `set` is empty, that presents something \
      or is bound to a control (`Toggle`, `Slider`, `Stepper`, `Picker`, `TextField`), or to a view of the project that \
      changes it. A constant path of a stack with links that push values. A text field over private state \
      that nobody reads. \
      `didSet` or `willSet` of what a view wrapper keeps (`@State`, `@AppStorage`, `@Binding`), and a binding to it. A `Binding` whose `set` changes a local copy. A control in each row of a list, bound to one value of the view. A `@FocusState` that is set to a case which no field of the view is.
      """,
    quiet: """
      A presentation that something in it or its `onDismiss` ends by changing that state, or that cannot be swiped \
      away (`interactiveDismissDisabled`); controls that are disabled, or that stand in a button; text that is \
      only to be read or selected (`TextEditor`); constants. \
      Controls of a row that is there for one element (behind an `if`); a focus that is handed on; an observer beside an `onChange` of the same value.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.calls(of: "constant").compactMap { constant($0, in: project) }
      + project.calls(of: "Binding").compactMap { deaf($0, in: project) }
      + TypedForNobody.findings(of: Self.self, in: project)
      + ObserverPassedBy.findings(of: Self.self, in: project) + BoundToLocalCopy.findings(of: Self.self, in: project)
      + OneStateForAllRows.controls(of: Self.self, in: project)
      + FocusForNobody.findings(of: Self.self, in: project)
  }

  /// `.constant(model.failure != nil)`
  private static func constant(_ binding: Node, in project: Project) -> Finding? {
    guard let callee = binding.child(.callee),
      callee.kind == .implicitMember || callee.kind == .member && callee.child(.base)?.name == "Binding",
      let value = binding.child(.argument)
    else { return nil }
    return path(binding, in: project) ?? finding(binding, reading: [value], in: project)
  }

  /// `NavigationStack(path: .constant(path))` around links that push values.
  private static func path(_ binding: Node, in project: Project) -> Finding? {
    guard binding.label == "path", let stack = binding.parent, stack.calledName == "NavigationStack",
      project.runsWhileBuilding(stack),
      let link = stack.descendants(of: .call).first(where: { call in
        call.calledName == "NavigationLink" && call.children.contains { $0.label == "value" }
      })
    else { return nil }
    return Finding(
      Self.self, at: binding,
      fact: "The NavigationStack is bound to '\(binding.excerpt)', which does not take what it is told.",
      evidence: [Evidence(link, "this pushes a value")],
      consequence: "A tap on the link goes nowhere, or the screen is gone again with the next change.",
      advice: "Keep the path: '@State private var path', and pass '$path'.")
  }

  /// `Binding(get: { model.isArmed }, set: { _ in })`
  private static func deaf(_ binding: Node, in project: Project) -> Finding? {
    guard let set = binding.children.first(where: { $0.label == "set" }), set.kind == .closure,
      set.children(.statement).isEmpty,
      let get = binding.children.first(where: { $0.kind == .closure && $0 != set })
    else { return nil }
    return finding(binding, reading: get.children(.statement), in: project)
  }

  private static func finding(_ binding: Node, reading values: [Node], in project: Project) -> Finding? {
    guard binding.role == .argument, let call = binding.parent, call.kind == .call, let name = call.calledName,
      project.runsWhileBuilding(call)
    else { return nil }
    let sources = values.flatMap { project.mutableReads(in: $0) }
    guard let source = sources.first else { return nil }
    let isMoved = isMoved(by: call, binding, project)
    let change = project.change(of: sources)
    guard change != nil || isMoved else { return nil }
    let evidence =
      change.flatMap { change in
        change.change.map { [Evidence($0, "'\(change.member.name)' changes here")] }
      } ?? []
    if presentations.contains(name), ["isPresented", "item", "isActive"].contains(binding.label ?? "") {
      guard !isEnded(call, sources, project) else { return nil }
      return Finding(
        Self.self, at: binding,
        fact: "The \(name) is bound to '\(binding.excerpt)', which does not hear that it was closed.",
        evidence: evidence,
        consequence: "After it is swiped away or dismissed, '\(source.name)' still says that it is there, and it does "
          + "not come again.",
        advice: "Bind to the state itself, or reset it: 'Binding { … } set: { if !$0 { \(source.name) = … } }'.")
    }
    guard isMoved || controls[name] != nil && controls[name] == binding.label, !isIdle(call, forGood: isMoved, project)
    else { return nil }
    return Finding(
      Self.self, at: binding,
      fact: "The \(name) is bound to '\(binding.excerpt)', which does not take what it is told.",
      evidence: evidence,
      consequence: "Whatever a user does with it, it shows the old '\(source.name)' again.",
      advice: "Pass a binding that changes it: 'Binding { … } set: { … }', or disable the \(name).")
  }

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink", "alert",
    "confirmationDialog",
  ]
  private static let controls = [
    "Toggle": "isOn", "Slider": "value", "Stepper": "value", "Picker": "selection", "DatePicker": "selection",
    "ColorPicker": "selection", "TextField": "text",
  ]

  /// A view of the project that changes what it is bound to: itself, or by a control.
  private static func isMoved(by call: Node, _ binding: Node, _ project: Project) -> Bool {
    guard let view = project.constructedType(call), view.isView, let label = binding.label,
      let bound = view.member(label), bound.wrapper == .binding
    else { return false }
    return project.ownUses(of: bound).contains { use in
      if use.kind == .write { return true }
      guard use.kind == .binding, let control = use.node.parent, let name = control.calledName else { return false }
      return controls[name] != nil && controls[name] == use.node.label && !isIdle(control, project)
    }
  }

  /// What is presented, or the call of it, changes the state itself, or may: it gets the object, a binding, a closure.
  private static func isEnded(_ call: Node, _ sources: [Member], _ project: Project) -> Bool {
    if call.withDescendants.contains(where: { $0.kind == .member && $0.name == "interactiveDismissDisabled" }) {
      return true
    }
    let changes = sources.flatMap { project.writesOutsideInitializers(of: $0) }
    let owners = Set(sources.map(\.owner))
    for part in call.children where part.role == .argument || part.role == .trailing {
      if project.operation(part, comesTo: changes) { return true }
      for node in part.withDescendants {
        switch node.kind {
        case .call:
          guard let function = project.function(calledBy: node) else { continue }
          if project.operation(function, comesTo: changes) { return true }
        case .reference where node.role == .argument || node.name.startsWithDollar:
          if node.name.startsWithDollar, sources.contains(where: { node.name == "$" + $0.name }) { return true }
          if let type = project.type(of: node), owners.contains(type.id), type.isReference { return true }
        case .closure where node != part:
          // What a child is handed may do anything.
          if case .unknown = project.use(of: node), !node.children(.statement).isEmpty { return true }
        default: continue
        }
      }
    }
    return false
  }

  /// `.disabled(true)`; of a control any other too.
  private static func isSwitchedOff(_ modifier: Modifier, forGood: Bool, _ project: Project) -> Bool {
    ["disabled", "allowsHitTesting"].contains(modifier.name)
      && (!forGood || modifier.arguments.allSatisfy { project.mutableReads(in: $0).isEmpty })
  }

  /// Nobody can move it, or what a tap does is said around it.
  private static func isIdle(_ control: Node, forGood: Bool = false, _ project: Project) -> Bool {
    if project.isForShow(control) { return true }
    for node in [control] + Array(control.ancestors) {
      if node.kind.isFunctionLike { return false }
      if node.modifiers.contains(where: {
        $0.name == "onTapGesture" || isSwitchedOff($0, forGood: forGood, project)
      }) {
        return true
      }
      if node.kind == .call, ["Button", "NavigationLink", "Menu"].contains(node.calledName ?? "") { return true }
    }
    return false
  }
}
