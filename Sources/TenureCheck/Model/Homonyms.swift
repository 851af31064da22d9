import Synchronization

/// Types of one name, and which of them a place means: the one in the same file, else the only one that is not private in
/// the nearest folder around the place that has any.
///
/// Many apps in one repository have types of the same names, so each question goes over folders and not over types.
struct Homonyms: Sendable {
  private var byFile: [ObjectIdentifier: NominalType.ID] = [:]
  /// Of each folder around a type; nil where several are in it.
  private var byFolder: [Substring: NominalType.ID?] = [:]

  mutating func add(_ id: NominalType.ID, declaredAt declaration: Node) {
    let file = ObjectIdentifier(declaration.file)
    if byFile[file] == nil { byFile[file] = id }
    guard declaration.traits.isDisjoint(with: .isPrivate) else { return }
    for folder in Self.folders(around: declaration.file.path) {
      byFolder.updateValue(byFolder[folder] == nil ? id : nil, forKey: folder)
    }
  }

  /// nil where that is not certain. `steps` hears of each folder that is looked at.
  func nearest(to node: Node, steps: LookUpCount) -> NominalType.ID? {
    if let same = byFile[ObjectIdentifier(node.file)] { return same }
    for folder in Self.folders(around: node.file.path) {
      steps.add()
      if let found = byFolder[folder] { return found }
    }
    return nil
  }

  /// From the innermost to the one that all files are in.
  private static func folders(around path: String) -> [Substring] {
    var found: [Substring] = [path[..<path.startIndex]]
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") { found.append(path[...index]) }
    return found.reversed()
  }
}

/// How much has been looked at, whichever threads did it.
final class LookUpCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add(_ steps: Int = 1) { count.wrappingAdd(steps, ordering: .relaxed) }
}
