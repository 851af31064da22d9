import TenureRuntime

/// The turns as a trace that Chrome and Perfetto open: a bar for each turn, bars inside it for bodies, marks for writes.
/// Bodies and writes have times only where they happened while somebody was looking; without, they stand among the facts
/// of their turn alone.
@MainActor enum TraceExport {
  static func write(_ page: Page, _ record: Record) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.field("displayTimeUnit", "ms")
      $0.key("traceEvents")
      $0.list(Parts(turns: record.turns, title: page.name).all) { part, json in write(part, to: &json) }
    }
    return json.bytes
  }

  private enum Part {
    case name(String, of: String)
    case turn(Turn)
    case write(Turn.Write, Duration)
    case body(Turn.BodyRun, Duration, Duration)
  }

  private struct Parts {
    var all: [Part]

    init(turns: [Turn], title: String) {
      all = [.name("process_name", of: title.isEmpty ? "App" : title), .name("thread_name", of: "main")]
      for turn in turns {
        all.append(.turn(turn))
        for write in turn.writes { if let time = write.time { all.append(.write(write, time)) } }
        for body in turn.bodies {
          if let start = body.start, let length = body.length { all.append(.body(body, start, length)) }
        }
      }
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
        $0.field("ph", "i")
        $0.field("s", "t")
        $0.field("cat", "write")
        $0.field("name", "\(write.owner).\(write.property)")
        $0.field("ts", time)
        $0.key("args")
        $0.object {
          $0.field("old", write.old)
          $0.field("new", write.new)
        }
      case .body(let body, let start, let length):
        bar(body.view, "body", start, length, &$0)
        $0.key("args")
        $0.object {
          $0.field("because", body.reasons.map(\.description).joined(separator: ", "))
          $0.field("without effect", !body.hadEffect)
        }
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
