import Foundation

/// Reads `.tenure.json`.
public enum SettingsFile {
  /// What is wrong with a settings file, and in which line.
  public struct Problem: Error, CustomStringConvertible, Equatable {
    /// The settings file.
    public let path: String
    /// From 1.
    public let line: Int
    /// What is wrong, and how it is written.
    public let text: String
    public var description: String { "\(path):\(line): \(text)" }
  }

  /// The settings that hold for some paths: of the folder they have in common, or of the nearest one above it.
  public static func path(above paths: [String]) -> String? {
    var folders = paths.map { path in
      let absolute = Paths.absolute(path)
      return isFolder(absolute) == true ? absolute : (absolute as NSString).deletingLastPathComponent
    }
    guard var folder = folders.popLast() else { return nil }
    while !folders.allSatisfy({ ($0 + "/").hasPrefix(folder == "/" ? "/" : folder + "/") }) {
      folder = (folder as NSString).deletingLastPathComponent
    }
    while true {
      let path = (folder as NSString).appendingPathComponent(Settings.fileName)
      if FileManager.default.fileExists(atPath: path) { return path }
      if folder == "/" { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  static func read(_ path: String, rules: [RuleDescription]) throws -> Settings {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(path: path, line: 1, text: "The settings cannot be read.")
    }
    return try read(String(decoding: data, as: UTF8.self), path: path, rules: rules)
  }

  static func read(_ text: String, path: String, rules: [RuleDescription]) throws(Problem) -> Settings {
    do {
      return try SettingsReader(
        folder: (Paths.absolute(path) as NSString).deletingLastPathComponent, rules: rules
      )
      .settings(try JSONText.read(text))
    } catch {
      throw Problem(path: path, line: error.line, text: error.text)
    }
  }
}
