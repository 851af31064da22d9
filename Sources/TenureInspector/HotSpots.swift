import TenureHTML
import TenureRuntime
import TenureTree

/// Where a program does more than it has to, as far as the turns that are kept and the tree of now tell.
package struct HotSpots {
  /// Bodies of one type that ran again though nothing came of it.
  package struct Idle: Equatable {
    var view: String
    /// Runs again, and how many of them led to nothing.
    var reruns: Int
    var idle: Int
    /// Why they ran for nothing, most often first.
    var reasons: [Reason]
  }

  package struct Reason: Equatable {
    var name: String
    var count: Int
  }

  /// Something that many views read.
  package struct Wide: Equatable {
    var name: String
    var readers: Int
    /// The place of the state, or the object.
    var place: Int?
  }

  /// Bodies of one type that run often.
  package struct Busy: Equatable {
    var view: String
    var runs: Int
    /// In how many turns, and how often in one of them at most.
    var turns: Int
    var most: Int
  }

  package private(set) var idle: [Idle] = []
  package private(set) var wide: [Wide] = []
  package private(set) var busy: [Busy] = []

  /// Of each kind the worst.
  package static let limit = 12

  package init(turns: [Turn], look: Inspection?) {
    count(turns)
    if let look { measure(look) }
  }

  private mutating func count(_ turns: [Turn]) {
    var busy: [String: Busy] = [:]
    var idle: [String: Idle] = [:]
    var reasons: [String: [String: Int]] = [:]
    for turn in turns {
      var inTurn: [String: Int] = [:]
      for body in turn.bodies {
        inTurn[body.view, default: 0] += 1
        if body.reasons.contains(.inserted) { continue }
        idle[body.view, default: Idle(view: body.view, reruns: 0, idle: 0, reasons: [])].reruns += 1
        if body.hadEffect { continue }
        idle[body.view]?.idle += 1
        for reason in body.reasons { reasons[body.view, default: [:]][reason.description, default: 0] += 1 }
      }
      for (view, runs) in inTurn {
        var entry = busy[view] ?? Busy(view: view, runs: 0, turns: 0, most: 0)
        entry.runs += runs
        entry.turns += 1
        entry.most = max(entry.most, runs)
        busy[view] = entry
      }
    }
    self.busy = Array(busy.values.sorted { ($1.runs, $0.view) < ($0.runs, $1.view) }.prefix(Self.limit))
    self.idle = idle.values.filter { $0.idle > 0 }.sorted { ($1.idle, $0.view) < ($0.idle, $1.view) }
      .prefix(Self.limit).map { spot in
        var spot = spot
        spot.reasons = (reasons[spot.view] ?? [:]).map { Reason(name: $0.key, count: $0.value) }
          .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        return spot
      }
  }

  private mutating func measure(_ look: Inspection) {
    var found: [Wide] = []
    func add(_ name: String, _ readers: [Inspection.Reader], _ place: Int?) {
      let views = Set(readers.map(\.view)).count
      if views > 1 { found.append(Wide(name: name, readers: views, place: place)) }
    }
    var seen: Set<Int> = []
    func visit(_ view: Inspection.View) {
      for property in view.properties {
        guard let place = property.place, property.object == nil, seen.insert(place).inserted else { continue }
        add("\(view.name).\(property.name)", property.readers, place)
      }
      view.children.forEach(visit)
    }
    visit(look.root)
    for object in look.objects {
      add(object.type, object.readers, object.number)
      for field in object.properties { add("\(object.type).\(field.name)", field.readers, object.number) }
    }
    for provider in look.providers { add("\(provider.key) from \(provider.name)", provider.readers, nil) }
    wide = Array(found.sorted { ($1.readers, $0.name) < ($0.readers, $1.name) }.prefix(Self.limit))
  }

  package func write(to json: inout JSON) {
    json.object {
      $0.key("idle")
      $0.list(idle) { spot, json in
        json.object {
          $0.field("view", spot.view)
          $0.field("reruns", spot.reruns)
          $0.field("idle", spot.idle)
          $0.field("because", spot.reasons) { reason, json in
            json.object {
              $0.field("name", reason.name)
              $0.field("count", reason.count)
            }
          }
        }
      }
      $0.key("wide")
      $0.list(wide) { spot, json in
        json.object {
          $0.field("name", spot.name)
          $0.field("readers", spot.readers)
          $0.field("place", spot.place)
        }
      }
      $0.key("busy")
      $0.list(busy) { spot, json in
        json.object {
          $0.field("view", spot.view)
          $0.field("runs", spot.runs)
          $0.field("turns", spot.turns)
          $0.field("most", spot.most)
        }
      }
    }
  }
}
