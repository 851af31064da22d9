import TenureHTML
import TenureRuntime

/// The turns as a trace that Perfetto and Chrome open, all on one track: a bar for each turn, and inside it marks for
/// writes and bars for bodies, those of views inside in those of views around; arrows lead from a write to the bodies
/// that ran because of it. What the host made of the turn, for the browser, is a bar behind it.
///
/// Bodies and writes have times only where they happened while somebody was looking; without, they stand among the facts
/// of their turn alone.
@MainActor package enum TraceExport {
  package static func write(_ page: any InspectedPage, _ record: TurnLog) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.field("displayTimeUnit", "ms")
      $0.key("traceEvents")
      $0.list(Parts(turns: record.turns.map(page.discretion.shown), title: page.name).all) { part, json in
        write(part, to: &json)
      }
    }
    return json.bytes
  }

  private enum Part {
    case name(String, of: String)
    case turn(Turn)
    case write(Turn.Write, Duration)
    case body(Turn.BodyRun, Duration, Duration)
    case patch(Turn, until: Duration)
    /// An arrow's beginning or its point; both have one number. Follows what it belongs to.
    case arrow(Int, String, isPoint: Bool, Duration)
  }

  private struct Parts {
    var all: [Part]
    private var arrows = 0

    init(turns: [Turn], title: String) {
      all = [.name("process_name", of: title.isEmpty ? "App" : title), .name("thread_name", of: "turns")]
      for turn in turns { add(turn) }
    }

    private mutating func add(_ turn: Turn) {
      all.append(.turn(turn))
      // The numbers of the arrows that begin at a write, by the write's place in the turn.
      var outgoing: [Int: [Int]] = [:]
      var bodies: [Part] = []
      for body in turn.bodies {
        guard let start = body.start, let length = body.length else { continue }
        bodies.append(.body(body, start, length))
        for case .source(let name) in body.reasons {
          guard let index = turn.cause(named: name, before: start) else { continue }
          arrows += 1
          outgoing[index, default: []].append(arrows)
          bodies.append(.arrow(arrows, turn.writes[index].name, isPoint: true, start))
        }
      }
      for (index, write) in turn.writes.enumerated() {
        guard let time = write.time else { continue }
        all.append(.write(write, time))
        all += (outgoing[index] ?? []).map { .arrow($0, write.name, isPoint: false, time) }
      }
      all += bodies
      if let shown = turn.shown { all.append(.patch(turn, until: shown)) }
    }
  }

  private static func write(_ part: Part, to json: inout JSON) {
    json.object {
      $0.field("pid", 1)
      $0.field("tid", 1)
      switch part {
      case .name(let fact, let name):
        $0.field("ph", "M")
        $0.field("name", fact)
        $0.key("args")
        $0.object { $0.field("name", name) }
      case .turn(let turn):
        bar(turn.event, "turn", turn.start, turn.length, &$0)
        $0.key("args")
        $0.object {
          $0.field("turn", turn.number)
          $0.field("writes", turn.writes) { $1.text($0.description) }
          $0.field("bodies", turn.bodies) { $1.text($0.description) }
          $0.field("steps", turn.steps)
          $0.field("bytes", turn.bytes)
        }
      case .write(let write, let time):
        // Not an instant event: arrows begin at bars alone.
        bar(write.name, "write", time, .zero, &$0)
        $0.key("args")
        $0.object {
          $0.field("old", write.old)
          $0.field("new", write.new)
        }
      case .body(let body, let start, let length):
        bar(body.view, "body", start, length, &$0)
        if !body.hadEffect { $0.field("cname", "grey") }
        $0.key("args")
        $0.object {
          $0.field("because", body.reasons.map(\.description).joined(separator: ", "))
          $0.field("without effect", !body.hadEffect)
        }
      case .patch(let turn, let end):
        let start = turn.start + turn.length
        bar("patch", "patch", start, max(.zero, end - start), &$0)
        $0.key("args")
        $0.object {
          $0.field("turn", turn.number)
          $0.field("steps", turn.steps)
          $0.field("bytes", turn.bytes)
        }
      case .arrow(let number, let name, let isPoint, let time):
        $0.field("ph", isPoint ? "f" : "s")
        // To the bar around that time, not to the next one.
        if isPoint { $0.field("bp", "e") }
        $0.field("cat", "cause")
        $0.field("name", name)
        $0.field("id", number)
        $0.field("ts", time)
      }
    }
  }

  private static func bar(_ name: String, _ category: String, _ start: Duration, _ length: Duration, _ json: inout JSON)
  {
    json.field("ph", "X")
    json.field("cat", category)
    json.field("name", name)
    json.field("ts", start)
    json.field("dur", length)
  }
}

extension Turn.Write {
  fileprivate var name: String { "\(owner).\(property)" }
}

extension Turn {
  /// The latest write before a time to what a body's reason names; nil where that may be one of several things of this
  /// name.
  fileprivate func cause(named name: String, before time: Duration) -> Int? {
    let written = writes.indices.filter {
      (writes[$0].property == name || writes[$0].owner == name) && writes[$0].time.map { $0 <= time } == true
    }
    guard let last = written.last, let place = writes[last].place else { return nil }
    return written.allSatisfy { writes[$0].place == place } ? last : nil
  }
}
