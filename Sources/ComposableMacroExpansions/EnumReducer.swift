import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer enum Destination { case edit(EditFeature) }`: what a feature of one of several features consists of.
struct EnumReducer {
  private let cases: [Feature]
  private let name: String
  private let access: String
  private let conformances: SynthesizedConformances
  /// The enum says itself what its reducer is.
  private let hasBody: Bool

  /// One case: a feature, a value that is state alone, or one with nothing or several values, which holds no feature.
  private struct Feature {
    enum Kind { case reducer, state, ignored }
    let syntax: EnumCase
    let kind: Kind
    /// An alert or a dialog: gone with its first action.
    let isEphemeral: Bool
    var name: String { syntax.name }
    var type: String { syntax.payload }
    /// `Alert` of `AlertState<Alert>`
    var argument: Substring { type.drop { $0 != "<" }.dropFirst().dropLast() }

    /// The case of its name that holds one value.
    func holding(_ type: String) -> EnumCase { EnumCase(name: name, parameters: [.init(label: nil, type: type)]) }
  }

  init(_ declaration: EnumDeclSyntax, _ conformances: SynthesizedConformances) {
    name = declaration.name.text
    access = declaration.modifiers.access
    self.conformances = conformances
    hasBody = declaration.memberBlock.members.contains { $0.decl.as(VariableDeclSyntax.self)?.isBody == true }
    cases = declaration.allCases.map { each, syntax, _ in
      let isIgnored = syntax.attributes.has("ReducerCaseIgnored") || each.parameters.count != 1
      let isState = ["AlertState", "ConfirmationDialogState"].contains { each.payload.hasPrefix($0 + "<") }
      let isEphemeral = isState || syntax.attributes.has("ReducerCaseEphemeral")
      return Feature(
        syntax: each, kind: isIgnored ? .ignored : isState ? .state : .reducer, isEphemeral: isEphemeral)
    }
  }

  var members: [DeclSyntax] { [state, action] + (hasBody ? [] : [reducer, bodyType]) + [caseScope, scope] }

  /// What `@CasePathable` and `@ObservableState` add is written out: macros of a type that a macro makes add their
  /// extensions while the compiler goes through the file's, and it crashes where that list has to grow (Swift 6.3).
  private var state: DeclSyntax {
    let ephemeral = self.cases.filter(\.isEphemeral).map { "case .\($0.name): return true" }
    let isEphemeral =
      ephemeral.isEmpty
      ? ""
      : "\n\(access)var isEphemeral: Bool { switch self { \(ephemeral.joined(separator: " ")) default: return false } }"
    let protocols =
      ["ComposableArchitecture.CaseReducerState", "CasePaths.CasePathable", "CasePaths.CasePathIterable"]
      + ObservableStateText.protocols + conformances.ofState
    return """
      @dynamicMemberLookup
      \(raw: access)enum State: \(raw: protocols.joined(separator: ", ")) {
        \(raw: access)typealias StateReducer = \(raw: name)
        \(raw: stateCases.map(\.declaration).joined(separator: "\n  "))\(raw: isEphemeral)
        \(raw: CasePathableText(cases: stateCases, root: "State", access: access).text)
        \(raw: ObservableStateText.mark(ofCases: stateCases))
      }
      """
  }

  private var stateCases: [EnumCase] {
    cases.map { each in
      switch each.kind {
      case .reducer: each.holding("\(each.type).State")
      case .state: each.holding(each.type)
      case .ignored: each.syntax
      }
    }
  }

  private var action: DeclSyntax {
    let cases = cases.filter { $0.kind != .ignored }.map { each in
      each.holding(each.kind == .state ? String(each.argument) : "\(each.type).Action")
    }
    return """
      \(raw: access)enum Action: \(raw: (["CasePaths.CasePathable", "CasePaths.CasePathIterable"] + conformances.ofAction).joined(separator: ", ")) {
        \(raw: cases.map(\.declaration).joined(separator: "\n  "))
        \(raw: CasePathableText(cases: cases, root: "Action", access: access).text)
      }
      """
  }

  private var features: [Feature] { cases.filter { $0.kind == .reducer } }

  private var bodyType: DeclSyntax {
    var type = "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>"
    for feature in features {
      type = "ComposableArchitecture._IfCaseLetReducer<\(type), \(feature.type)>"
    }
    return "\(raw: access)typealias Body = \(raw: type)"
  }

  private var reducer: DeclSyntax {
    var value = "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()"
    for feature in features {
      let (name, made) = (feature.name, feature.syntax.parameters[0].value ?? "\(feature.type)()")
      value += "\n  .ifCaseLet(\\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) { \(made) }"
    }
    return """
      \(raw: access)static var body: Self.Body {
        \(raw: value)
      }
      """
  }

  private var caseScope: DeclSyntax {
    return """
      @dynamicMemberLookup
      \(raw: access)enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable {
        \(raw: scopeCases.map(\.declaration).joined(separator: "\n  "))
        \(raw: CasePathableText(cases: scopeCases, root: "CaseScope", access: access).text)
      }
      """
  }

  private var scopeCases: [EnumCase] {
    cases.map { each in
      switch each.kind {
      case .reducer: each.holding("ComposableArchitecture.StoreOf<\(each.type)>")
      case .state: each.holding(each.type)
      case .ignored: each.syntax
      }
    }
  }

  private var scope: DeclSyntax {
    let choices = cases.map { each in
      switch each.kind {
      case .reducer:
        "case .\(each.name): return .\(each.name)(store.scope(state: \\.\(each.name), action: \\.\(each.name))!)"
      case .state: "case .\(each.name)(let value): return .\(each.name)(value)"
      case .ignored where each.syntax.parameters.isEmpty: "case .\(each.name): return .\(each.name)"
      case .ignored:
        "case let .\(each.name)(\(each.syntax.bound)): return .\(each.name)(\(each.syntax.passed))"
      }
    }
    return """
      @MainActor @preconcurrency
      \(raw: access)static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
        switch store.state {
        \(raw: choices.joined(separator: "\n  "))
        }
      }
      """
  }
}

extension EnumCase {
  /// `case name(label: Type)`, as it was written.
  var declaration: String {
    if parameters.isEmpty { return "case \(name)" }
    let list = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
    return "case \(name)(\(list.joined(separator: ", ")))"
  }

  var bound: String { parameters.indices.map { "v\($0)" }.joined(separator: ", ") }

  var passed: String {
    parameters.enumerated().map { ($0.element.label.map { "\($0): " } ?? "") + "v\($0.offset)" }.joined(separator: ", ")
  }
}
