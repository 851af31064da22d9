import Foundation

/// An Xcode project, as its file says it: objects by their names, and where on the disk those of its groups are.
struct XcodeProject {
  typealias Object = [String: PropertyList]

  let path: String
  let objects: [String: Object]
  let root: Object
  /// The folder of every object of the tree of groups, absolute.
  private(set) var places: [String: String] = [:]

  init(path: String) throws {
    self.path = path
    let file = "\(path)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProjectFailure(.misuse, "\(path) holds no project.pbxproj. Was all of the project copied?")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProjectFailure(.misuse, "\(file) is not UTF-8. Save the project with Xcode once more.")
    }
    do throws(PropertyList.Broken) {
      let list = try PropertyList(reading: text).table
      let all = (list["objects"]?.table ?? [:]).mapValues(\.table)
      objects = all
      root = list["rootObject"]?.text.flatMap { all[$0] } ?? [:]
    } catch {
      throw ProjectFailure(
        .misuse, "\(file):\(error.line): \(error.text) The project file is broken: restore it from version control.")
    }
    guard root["targets"] != nil else {
      throw ProjectFailure(.misuse, "\(file) names no targets. Restore it from version control.")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let top = root["projectDirPath"]?.text.map { $0.isEmpty ? folder : "\(folder)/\($0)" } ?? folder
    if let group = root["mainGroup"]?.text { place(group, in: top, top: top) }
  }

  var folder: String { (path as NSString).deletingLastPathComponent }

  private mutating func place(_ id: String, in folder: String, top: String) {
    guard let object = objects[id], places[id] == nil else { return }
    let own = object["path"]?.text ?? ""
    let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? top : folder
    places[id] = own.isEmpty ? base : own.hasPrefix("/") ? own : "\(base)/\(own)"
    for child in object["children"]?.list ?? [] {
      if let child = child.text { place(child, in: places[id] ?? folder, top: top) }
    }
  }

  func objects(_ list: PropertyList?) -> [(id: String, object: Object)] {
    (list?.list ?? []).compactMap { entry in entry.text.flatMap { id in objects[id].map { (id, $0) } } }
  }
}
