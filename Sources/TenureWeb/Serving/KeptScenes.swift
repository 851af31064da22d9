import Foundation
import TenureStorage

/// What pages keep in `@SceneStorage`, in a file while a server is away: the next one at the same address finds it by the
/// page that a browser had before.
struct KeptScenes {
  typealias Values = [String: PropertyValue]

  private let file: URL
  /// By the secrets of the pages.
  private var scenes: [String: Values]
  /// The most that are kept.
  private let limit: Int

  /// Reads the file, if there is one. It is gone then: what is in it lets one into a page.
  init(_ path: String, limit: Int, log: (String) -> Void) {
    file = URL(fileURLWithPath: path)
    self.limit = limit
    scenes = [:]
    guard let data = try? Data(contentsOf: file) else { return }
    try? FileManager.default.removeItem(at: file)
    guard let all = propertyList(of: data) as? [String: [String: Any]] else {
      log("\(path) is no list of scenes, so pages begin anew. Give --scenes a file that nothing else writes")
      return
    }
    scenes = all.mapValues { $0.compactMapValues(PropertyValue.init) }
  }

  /// What a page of the server before had kept; asked for once.
  mutating func take(_ secret: String) -> Values? { scenes.removeValue(forKey: secret) }

  /// Writes what pages keep now, and what nobody has come for, for the next server.
  func write(_ pages: [String: Values], log: (String) -> Void) {
    var all = pages.filter { !$0.value.isEmpty }
    for (secret, values) in scenes where all.count < limit && all[secret] == nil { all[secret] = values }
    guard !all.isEmpty else { return }
    do {
      let objects = all.mapValues { $0.mapValues(\.object) }
      let data = try PropertyListSerialization.data(fromPropertyList: objects, format: .binary, options: 0)
      // Nobody else may read it, at no moment.
      guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteNoPermission) }
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: data)
      try handle.close()
    } catch {
      log(
        "\(file.path) cannot be written, so pages will begin anew: \(error.localizedDescription) "
          + "Is its folder there, and may the server write to it?")
    }
  }
}
