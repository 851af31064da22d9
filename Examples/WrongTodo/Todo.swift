import Foundation

struct Todo: Codable {
  var title: String
  var isDone = false
}
