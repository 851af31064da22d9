/// Members in the order of their arrival; joining and leaving cost O(1) and O(log n), amortized.
struct Roster<Member: AnyObject> {
  typealias Ticket = Int

  private(set) var members: [Member?] = []  // in order; nil iff the member has left
  private var tickets: [Ticket] = []  // of the members, rising
  private var nextTicket = 0
  private var gaps = 0  // the number of nil members

  mutating func join(_ member: Member) -> Ticket {
    defer { nextTicket += 1 }
    members.append(member)
    tickets.append(nextTicket)
    return nextTicket
  }

  mutating func leave(_ ticket: Ticket) {
    var low = 0, high = tickets.count
    while low < high {
      let middle = (low + high) / 2
      if tickets[middle] < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < tickets.count, tickets[low] == ticket, members[low] != nil else { return }
    members[low] = nil
    gaps += 1
    if gaps == members.count {
      members.removeAll(keepingCapacity: gaps < 32)
      tickets.removeAll(keepingCapacity: gaps < 32)
      gaps = 0
    } else if gaps > 32, gaps > members.count / 2 {
      tickets = zip(tickets, members).filter { $0.1 != nil }.map(\.0)
      members.removeAll { $0 == nil }
      gaps = 0
    }
  }

  mutating func removeAll() { self = Roster() }
}
