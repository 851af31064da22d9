// The one file here that speaks the compiler's plugin protocol, as TenureMacros does for SwiftUI's macros.

import ComposableMacroExpansions
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "ComposableMacros has no macro type '\(name)'. Add it to the list in Plugin.swift." }
}

struct Provider: PluginProvider {
  /// Every macro of the module; one that is missing here is unknown to the compiler.
  static var macros: [any Macro.Type] {
    [
      CasePathableMacro.self, ObservableStateMacro.self, ObservationStateIgnoredMacro.self,
      ObservationStateTrackedMacro.self, PresentsMacro.self, ReducerCaseEphemeralMacro.self,
      ReducerCaseIgnoredMacro.self, ReducerMacro.self, ViewActionMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    for macro in Self.macros where "\(macro)" == typeName { return macro }
    throw UnknownMacro(name: typeName)
  }
}

@main
enum Plugin {
  static func main() throws {
    try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Provider()).main()
  }
}
