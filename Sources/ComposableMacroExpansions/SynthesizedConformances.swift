import SwiftSyntax

/// What `@Reducer(state: .equatable, .sendable, action: .equatable)` asks for.
struct SynthesizedConformances {
  private(set) var ofState: [String] = []
  private(set) var ofAction: [String] = []

  init(_ attribute: AttributeSyntax) {
    var label = ""
    for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      label = argument.label?.text ?? label
      guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { continue }
      let conformance = "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
      if label == "state" { ofState.append(conformance) } else { ofAction.append(conformance) }
    }
  }
}
