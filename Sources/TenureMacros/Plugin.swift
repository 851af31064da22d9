// The one file that speaks the compiler's plugin protocol. SwiftSyntax as the toolchain ships it has no ready-made
// `CompilerPlugin`, so the few lines are here, over an SPI that may change with the compiler.

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros
import TenureMacroExpansions

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "TenureMacros has no macro type '\(name)'. Add it to the list in Plugin.swift." }
}

struct Provider: PluginProvider {
  /// Every macro of the package; one that is missing here is unknown to the compiler.
  static var macros: [any Macro.Type] {
    [
      AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
      ModelMacro.self, PersistedPropertyMacro.self,
      ModelMarkMacro.self, ModelRuleMacro.self, QueryMacro.self, ModelActorMacro.self,
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
