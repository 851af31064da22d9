import MacroExpansion
import SwiftSyntaxMacros

@testable import DependencyMacroExpansions

extension Expansion {
  /// What the macros of this library make of a piece of source.
  init(_ source: String) {
    self.init(
      source,
      [
        "DependencyClient": DependencyClientMacro.self, "DependencyEndpoint": DependencyEndpointMacro.self,
        "DependencyEndpointIgnored": DependencyEndpointIgnoredMacro.self,
      ])
  }
}
