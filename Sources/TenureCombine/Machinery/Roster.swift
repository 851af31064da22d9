/// Members in the order of their arrival; joining and leaving cost O(1) and O(log n), amortized.
struct Roster<Member> {
  typealias Ticket = Int

  private var places: [(ticket: Ticket, member: Member?)] = []  // tickets rise; a nil member has left
  private var nextTicket = 0
  private var gaps = 0  // the number of nil members

  var isEmpty: Bool { gaps == places.count }
  var members: some Sequence<Member> { places.lazy.compactMap(\.member) }

  mutating func join(_ member: Member) -> Ticket {
    defer { nextTicket += 1 }
    places.append((nextTicket, member))
    return nextTicket
  }

  mutating func leave(_ ticket: Ticket) {
    var low = 0, high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, places[low].ticket == ticket, places[low].member != nil else { return }
    places[low].member = nil
    gaps += 1
    if gaps > places.count / 2 {
      places.removeAll { $0.member == nil }
      gaps = 0
    }
  }

  mutating func removeAll() { self = Roster() }
}
