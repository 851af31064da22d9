import Synchronization

/// One question for the type of an expression, and all that it leads to: nothing is gone over twice on the way, and what
/// leads back to itself has no type.
struct TypeInquiry: ExpressibleByIntegerLiteral {
  private let notes = Notes()
  private var level = 0

  /// Declarations and calls that lead on from one to the next, at the most.
  private static let limit = 100

  init(integerLiteral start: Int) { level = start }

  static func + (inquiry: TypeInquiry, step: Int) -> TypeInquiry {
    var next = inquiry
    next.level += step
    return next
  }

  /// True where it has led too far; what rests on that is not certain.
  var isExhausted: Bool {
    guard level >= Self.limit else { return false }
    notes.cuts += 1
    return true
  }

  /// What `find` finds for a node, the first time that anybody asks in this project.
  func once(_ node: Node, in known: KnownTypes, _ find: () -> ValueType?) -> ValueType? {
    if let type = known.type(of: node) { return type }
    if let (type, isCertain) = notes.found[node] {
      if !isCertain { notes.cuts += 1 }
      return type
    }
    guard notes.open.insert(node).inserted else {
      notes.cuts += 1
      return nil
    }
    let cuts = notes.cuts
    known.count(node)
    let type = find()
    notes.open.remove(node)
    let isCertain = cuts == notes.cuts
    if isCertain { known.note(type, of: node) } else { notes.found[node] = (type, false) }
    return type
  }

  private final class Notes {
    /// What is being asked for right now, from the first question on.
    var open: Set<Node> = []
    /// Answers that hold for this inquiry alone.
    var found: [Node: (type: ValueType?, isCertain: Bool)] = [:]
    /// How often something was left out.
    var cuts = 0
  }
}

/// Types of expressions and declarations that have been asked for, for good: of none as well.
final class KnownTypes: Sendable {
  private final class Shelf: Sendable {
    let types = Mutex<[Node: ValueType?]>([:])
    let lookUps = Atomic(0)
  }

  private let shelves = (0..<64).map { _ in Shelf() }

  private func shelf(_ node: Node) -> Shelf { shelves[(node.index ^ node.index >> 6) & 63] }

  /// Counts a name or a type that is looked up and not remembered.
  func count(_ node: Node) { shelf(node).lookUps.wrappingAdd(1, ordering: .relaxed) }

  var lookUps: Int { shelves.reduce(0) { $0 + $1.lookUps.load(ordering: .relaxed) } }

  /// nil where nobody has asked yet.
  func type(of node: Node) -> ValueType?? { shelf(node).types.withLock { $0[node] } }
  func note(_ type: ValueType?, of node: Node) { shelf(node).types.withLock { $0[node] = .some(type) } }
}
