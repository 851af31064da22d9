import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Everything that our macros say to the user who uses them: the fact, then the advice.
enum MisuseKind: Hashable {
  case entryNeedsVar
  case entryOutsideHost
  case entryNeedsOneName
  case entryHasAccessors
  case entryNeedsValue(String)
  case focusedEntryNotOptional(String)
  case focusedEntryHasValue(String)
  case previewNeedsBody
  case previewableOutsidePreview
  case previewableNeedsVar
  case animatableNeedsType(String)
  case modelNeedsClass
  case modelPropertyNeedsVar(String)
  case modelPropertyNeedsOneName
  case modelPropertyHasObservers(String)
  case queryNeedsVar
  case queryNeedsType(String)
  case queryHasValue(String)
  case modelActorNeedsActor

  var fact: String {
    switch self {
    case .entryNeedsVar: "'@Entry' can only be attached to a 'var'."
    case .entryOutsideHost:
      "'@Entry' has no meaning here: it declares an instance property in an extension of \(Self.hosts)."
    case .entryNeedsOneName: "'@Entry' declares one property with a plain name."
    case .entryHasAccessors: "'@Entry' writes the accessors of this property itself."
    case .entryNeedsValue(let name): "'\(name)' has no default value."
    case .focusedEntryNotOptional(let name): "'\(name)' is not spelled as an optional; nothing may have the focus."
    case .focusedEntryHasValue(let name): "'\(name)' has an initial value; without a focused view the value is nil."
    case .previewNeedsBody: "'#Preview' has no closure to show."
    case .previewableOutsidePreview: "'@Previewable' has no meaning here."
    case .previewableNeedsVar: "'@Previewable' can only be attached to a 'var'."
    case .animatableNeedsType(let name): "'\(name)' is to be animated and does not say its type."
    case .modelNeedsClass: "'@Model' can only be attached to a class."
    case .modelPropertyNeedsVar(let name): "'\(name)' is a 'let'; a model's properties are set when it is loaded."
    case .modelPropertyNeedsOneName: "A property of a model is declared by itself, with a plain name."
    case .modelPropertyHasObservers(let name): "'\(name)' has observers; '@Model' writes the accessors itself."
    case .queryNeedsVar: "'@Query' can only be attached to a 'var' with a plain name."
    case .queryNeedsType(let name): "'\(name)' does not say what it fetches."
    case .queryHasValue(let name): "'\(name)' has an initial value; what it is comes from the store."
    case .modelActorNeedsActor: "'@ModelActor' can only be attached to an actor."
    }
  }

  var advice: String {
    switch self {
    case .entryNeedsVar: "Write '@Entry var name: Type = value'."
    case .entryOutsideHost: "Move it to 'extension EnvironmentValues { … }', or to the type that carries the value."
    case .entryNeedsOneName: "Write one '@Entry var' for each property."
    case .entryHasAccessors: "Remove them and give a default value: '@Entry var name: Type = value'."
    case .entryNeedsValue(let name): "Write '@Entry var \(name): Type = value', or make its type optional."
    case .focusedEntryNotOptional(let name): "Write '@Entry var \(name): Type?'."
    case .focusedEntryHasValue(let name): "Write '@Entry var \(name): Type?' and no value."
    case .previewNeedsBody: "Write '#Preview { MyView() }'."
    case .animatableNeedsType(let name): "Write 'var \(name): Type', or mark it '@AnimatableIgnored'."
    case .previewableOutsidePreview: "Move it to the top level of the closure of a '#Preview'."
    case .previewableNeedsVar: "Write '@Previewable @State var name = value'."
    case .modelNeedsClass: "Write '@Model final class Name { … }'."
    case .modelPropertyNeedsVar(let name): "Write 'var \(name)', or 'private(set) var \(name)'."
    case .modelPropertyNeedsOneName: "Write one 'var' for each property."
    case .modelPropertyHasObservers(let name):
      "Remove them: use 'onChange(of:)' in a view, or a method that sets '\(name)', or mark it '@Transient'."
    case .queryNeedsVar, .queryNeedsType: "Write '@Query private var items: [Item]'."
    case .queryHasValue: "Remove it."
    case .modelActorNeedsActor: "Write '@ModelActor actor Name { … }'."
    }
  }

  var text: String { "\(fact) \(advice)" }

  private static var hosts: String {
    let names = EntryHost.allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}

/// A misuse at its place in the source.
struct Misuse: Error, DiagnosticMessage {
  let kind: MisuseKind
  let node: Syntax

  init(_ kind: MisuseKind, at node: some SyntaxProtocol) {
    self.kind = kind
    self.node = Syntax(node)
  }

  var message: String { kind.text }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Tenure", id: "\(kind)") }
}

extension MacroExpansionContext {
  func diagnose(_ misuse: Misuse) { diagnose(Diagnostic(node: misuse.node, message: misuse)) }
}
