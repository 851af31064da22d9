import Foundation
import PackagePlugin

/// Checks a target whenever one of its files has changed, as a part of the build.
@main struct TenureCheckBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    if sources.isEmpty { return [] }
    // A build command has to make something: a file with nothing but a comment, made when no error was found.
    let stamp = context.pluginWorkDirectoryURL.appendingPathComponent("\(target.name)+StateChecked.swift")
    let cache = context.pluginWorkDirectoryURL.appendingPathComponent("cache").path
    return [
      .buildCommand(
        displayName: "Checking state ownership of \(target.name)", executable: try context.tool(named: "tenure").url,
        arguments: [
          "check", "--format", "xcode", "--fail-at", "error", "--cache", cache, "--stamp", stamp.path,
          target.directoryURL.path,
        ],
        inputFiles: sources, outputFiles: [stamp])
    ]
  }
}
