/// Why a body ran.
public enum BodyReason: Hashable, Sendable, CustomStringConvertible {
  /// The view was put on the screen.
  case inserted
  /// Its parent gave it other inputs.
  case inputs
  /// Something it read has changed: a property's name, or an object's.
  case source(String)

  /// The reason of nearly all bodies of a first frame: one list for all of them.
  package static let justInserted = [BodyReason.inserted]

  public var description: String {
    switch self {
    case .inserted: "inserted"
    case .inputs: "inputs"
    case .source(let name): name
    }
  }
}
