/// Nodes that want to be told of something, each once, in the order in which they came. One that comes or goes costs the
/// same however many there are.
///
///     entries: [a][ ][c][d]        b has gone; the list closes up when most of it is empty
@MainActor package struct Registry<Member> {
  private struct Entry {
    let node: ObjectIdentifier
    let member: Member
  }

  private var places: [ObjectIdentifier: Int] = [:]
  private var entries: [Entry?] = []

  package nonisolated init() {}

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  package var all: [Member] { entries.compactMap { $0?.member } }

  /// Adds a member that may be there already; `node` is the member itself.
  package mutating func add(_ member: Member, at node: AnyObject) {
    if places[ObjectIdentifier(node)] != nil { return }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(Entry(node: ObjectIdentifier(node), member: member))
  }

  package mutating func remove(_ node: AnyObject) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else { return }
    entries[place] = nil
    if entries.count > 2 * places.count + 16 { closeUp() }
  }

  private mutating func closeUp() {
    Visits.note(entries.count)
    entries.removeAll { $0 == nil }
    for (place, entry) in entries.enumerated() { if let entry { places[entry.node] = place } }
  }
}
