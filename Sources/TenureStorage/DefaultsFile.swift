import Foundation
import TenureIssues

/// One file of user defaults: a property list that several processes read and write.
///
/// It is where Foundation has it, so programs that know nothing of this module read and write the same one.
struct DefaultsFile: Sendable {
  /// The folder and the name in it, behind links.
  let folder: String
  let name: String
  var path: String { "\(folder)/\(name)" }

  init(path: String) {
    let real = URL(fileURLWithPath: resolved(path))
    folder = real.deletingLastPathComponent().path
    name = real.lastPathComponent
  }

  /// The file of a domain, in the user's folder for configuration. Nil where its name is no name of a file.
  init?(domain: String) {
    if domain.isEmpty || domain.contains("/") || domain.contains("\0") { return nil }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.config"
    self.init(path: "\(configuration)/\(domain).plist")
  }

  typealias Values = [String: PropertyValue]

  /// What the file looks like from outside; nil where there is none.
  var signature: FileSignature? { FileSignature(of: path) }

  enum Content {
    case missing
    case values(Values)
    case damaged(Data)
  }

  func read() throws -> Content {
    // Missing is what the system says is not there, not whatever cannot be read at the moment.
    guard try FileSignature.exists(path) else { return .missing }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    // A file that somebody has just begun to write.
    if data.isEmpty { return .missing }
    guard let list = propertyList(of: data), case .dictionary(let values)? = PropertyValue(list) else {
      return .damaged(data)
    }
    return .values(values)
  }

  /// Reads the file, lets `merge` make of it what is to be there, and writes that if it differs. No other process that
  /// uses this module does so at the same time.
  ///
  /// `merge` is given nil for a file that is missing. A damaged file is set aside first, and counts as missing.
  func update(_ merge: (_ found: Values?) -> Values) throws -> (signature: FileSignature?, damage: Issue?) {
    if FileSignature(of: folder) == nil {
      // A program that stores nothing leaves no folder behind.
      if merge(nil).isEmpty { return (nil, nil) }
      try createFolder(folder)
    }
    let lock = try LockedFolder(folder)
    var found: Values?
    var damage: Issue?
    switch try read() {
    case .missing: break
    case .values(let values): found = values
    case .damaged(let data): damage = try setAside(data.count)
    }
    let merged = merge(found)
    if merged == found ?? [:] { return (signature, damage) }
    let list = merged.mapValues { $0.object as Any }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    return (try lock.replace(name, in: folder, with: data), damage)
  }

  private func setAside(_ size: Int) throws -> Issue {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
    let aside = "\(path).damaged-\(number)"
    try FileManager.default.moveItem(atPath: path, toPath: aside)
    return Issue(
      "Stored settings could not be read and were set aside.",
      evidence: "\(path) holds \(size) bytes that are no property list. It is now \(aside).",
      advice: "Repair that file and put it back while the program is not running, or delete it; until then the "
        + "settings of this program start from scratch.")
  }
}
