import MacroExpansion
import SwiftSyntaxMacros

@testable import TenureMacroExpansions

extension Expansion {
  /// What the macros of this library make of a piece of source.
  init(_ source: String) {
    self.init(
      source,
      [
        "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
        "Model": ModelMacro.self, "Query": QueryMacro.self, "ModelActor": ModelActorMacro.self,
        "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
      ])
  }
}
