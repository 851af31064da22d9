import Foundation

/// What a property list says; nil where there is none, or a damaged one.
func propertyList(at path: String) -> [String: Any]? {
  guard let data = FileManager.default.contents(atPath: path) else { return nil }
  return unsafe (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
}
