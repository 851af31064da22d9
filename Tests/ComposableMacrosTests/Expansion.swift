import MacroExpansion
import SwiftSyntaxMacros

@testable import ComposableMacroExpansions

extension Expansion {
  /// What the macros of this library make of a piece of source.
  init(_ source: String) {
    self.init(
      source,
      [
        "CasePathable": CasePathableMacro.self, "ObservableState": ObservableStateMacro.self,
        "ObservationStateIgnored": ObservationStateIgnoredMacro.self,
        "ObservationStateTracked": ObservationStateTrackedMacro.self, "Presents": PresentsMacro.self,
        "Reducer": ReducerMacro.self, "ReducerCaseEphemeral": ReducerCaseEphemeralMacro.self,
        "ReducerCaseIgnored": ReducerCaseIgnoredMacro.self, "ViewAction": ViewActionMacro.self,
      ])
  }
}
