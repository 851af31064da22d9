import Foundation
import PackagePlugin

/// `swift package tenure-check [--target NAME] [options of 'tenure check']`
@main struct TenureCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { $0.sourceModule?.directoryURL.path }
    guard !folders.isEmpty else {
      Diagnostics.error("There is no target with Swift code to check.")
      return
    }
    let tool = try context.tool(named: "tenure")
    let process = Process()
    process.executableURL = tool.url
    let cache = context.pluginWorkDirectoryURL.appendingPathComponent("cache").path
    process.arguments = ["check", "--cache", cache] + extractor.remainingArguments + folders
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What was found stands above; the exit code of the command follows from an error alone.
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("tenure check has found something.")
    default: Diagnostics.error("tenure check could not do what was asked.")
    }
  }
}
