import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Everything that these macros say to whoever uses them wrongly: the fact, then the advice.
enum MisuseKind: Hashable {
  case casePathableNeedsEnum
  case caseNamedTwice(String)
  case observableStateNeedsStructOrEnum
  case observableStateWithPropertyWrapper(property: String, wrapper: String)
  case presentsNeedsVar
  case presentsNeedsOptional(String)
  case presentsHasAccessors
  case reducerNeedsStructOrEnum
  case reducerBodyAndReduce
  case reducerConformancesNeedEnum
  case viewActionNeedsStore(feature: String)

  var fact: String {
    switch self {
    case .casePathableNeedsEnum: "'@CasePathable' can only be attached to an enum."
    case .caseNamedTwice(let name): "'\(name)' is the name of two cases, so a key path '\\.\(name)' could mean either."
    case .observableStateNeedsStructOrEnum: "'@ObservableState' can only be attached to a struct or an enum."
    case .observableStateWithPropertyWrapper(let property, let wrapper):
      "'\(property)' has the property wrapper '@\(wrapper)', which '@ObservableState' cannot look into."
    case .presentsNeedsVar: "'@Presents' can only be attached to a 'var' with a plain name."
    case .presentsNeedsOptional(let name): "'\(name)' is not spelled as an optional; what is presented may be absent."
    case .presentsHasAccessors: "'@Presents' writes the accessors of this property itself."
    case .reducerNeedsStructOrEnum: "'@Reducer' can only be attached to a struct or an enum."
    case .reducerBodyAndReduce:
      "This reducer has both 'reduce(into:action:)' and 'body'; only 'reduce(into:action:)' would be called."
    case .reducerConformancesNeedEnum:
      "'state:' and 'action:' are for the types that '@Reducer' writes for an enum of features, and this is a struct."
    case .viewActionNeedsStore: "'@ViewAction' sends through a property 'store', and there is none."
    }
  }

  var advice: String {
    switch self {
    case .casePathableNeedsEnum: "Remove it, or make this an enum."
    case .caseNamedTwice: "Give one of them another name."
    case .observableStateNeedsStructOrEnum: "Keep a feature's state in a struct: 'struct State { … }'."
    case .observableStateWithPropertyWrapper(let property, let wrapper):
      wrapper == "PresentationState"
        ? "Write '@Presents var \(property)'."
        : wrapper == "BindingState"
          ? "Write 'var \(property)': every property can be bound." : "Add '@ObservationStateIgnored'."
    case .presentsNeedsVar: "Write '@Presents var destination: Destination.State?'."
    case .presentsNeedsOptional(let name): "Write '@Presents var \(name): State?'."
    case .presentsHasAccessors: "Remove them."
    case .reducerNeedsStructOrEnum: "Write '@Reducer struct Feature { … }'."
    case .reducerBodyAndReduce: "Remove one of them; a 'Reduce { state, action in … }' in 'body' does the same."
    case .reducerConformancesNeedEnum: "Write 'struct State: Equatable' and 'enum Action: Equatable' instead."
    case .viewActionNeedsStore(let feature): "Add 'let store: StoreOf<\(feature)>'."
    }
  }

  var text: String { "\(fact) \(advice)" }
}

/// A misuse at its place in the source.
struct Misuse: Error, DiagnosticMessage {
  let kind: MisuseKind
  let node: Syntax
  /// What the macro is attached to, where that is not the node: a macro sees its attribute by itself.
  let declaration: (any DeclGroupSyntax)?

  init(_ kind: MisuseKind, at node: some SyntaxProtocol, of declaration: (any DeclGroupSyntax)? = nil) {
    self.kind = kind
    self.node = Syntax(node)
    self.declaration = declaration
  }

  var message: String { kind.text }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Composable", id: "\(kind)") }
}

extension MacroExpansionContext {
  func diagnose(_ misuse: Misuse) {
    diagnose(Diagnostic(node: misuse.node, message: misuse, fixIts: misuse.fixes))
  }
}
