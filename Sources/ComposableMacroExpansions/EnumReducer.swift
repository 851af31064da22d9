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

  private var state: DeclSyntax {
    let cases = cases.map { each in
      switch each.kind {
      case .reducer: "case \(each.name)(\(each.type).State)"
      case .state: "case \(each.name)(\(each.type))"
      case .ignored: each.syntax.declaration
      }
    }
    let ephemeral = self.cases.filter(\.isEphemeral).map { "case .\($0.name): return true" }
    let isEphemeral =
      ephemeral.isEmpty
      ? ""
      : "\n\(access)var isEphemeral: Bool { switch self { \(ephemeral.joined(separator: " ")) default: return false } }"
    return """
      @CasePathable
      @dynamicMemberLookup
      @ObservableState
      \(raw: access)enum State: \(raw: (["ComposableArchitecture.CaseReducerState"] + conformances.ofState).joined(separator: ", ")) {
        \(raw: access)typealias StateReducer = \(raw: name)
        \(raw: cases.joined(separator: "\n  "))\(raw: isEphemeral)
      }
      """
  }

  private var action: DeclSyntax {
    let cases = cases.filter { $0.kind != .ignored }.map { each in
      each.kind == .state ? "case \(each.name)(\(each.argument))" : "case \(each.name)(\(each.type).Action)"
    }
    let ofAction = conformances.ofAction.isEmpty ? "" : ": \(conformances.ofAction.joined(separator: ", "))"
    return """
      @CasePathable
      \(raw: access)enum Action\(raw: ofAction) {
        \(raw: cases.joined(separator: "\n  "))
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
    let cases = cases.map { each in
      switch each.kind {
      case .reducer: "case \(each.name)(ComposableArchitecture.StoreOf<\(each.type)>)"
      case .state: "case \(each.name)(\(each.type))"
      case .ignored: each.syntax.declaration
      }
    }
    return """
      @dynamicMemberLookup
      \(raw: access)enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable {
        \(raw: cases.joined(separator: "\n  "))
        \(raw: CasePathableText(cases: scopeCases, root: "CaseScope", access: access).text)
      }
      """
  }

  private var scopeCases: [EnumCase] {
    cases.map { each in
      switch each.kind {
      case .reducer:
        EnumCase(
          name: each.name,
          parameters: [.init(label: nil, type: "ComposableArchitecture.StoreOf<\(each.type)>")])
      case .state, .ignored: each.syntax
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
