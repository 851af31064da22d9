import Combine
import Foundation

/// The trips that there are.
final class Trips: ObservableObject {
  static let shared = Trips()

  @Published private(set) var names: [String] = []

  func load() { names = ["Lisbon", "Oslo"] }
}
