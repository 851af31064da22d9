import Foundation

struct Address: Hashable {
  var name = ""
  var street = ""
  var city = ""

  var isComplete: Bool {
    [name, street, city].allSatisfy { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }
}
