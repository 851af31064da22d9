import TenureHTML
import TenureRender
import TenureRuntime

/// What the inspector's page is told.
@MainActor package enum InspectorMessage {
  /// Turns of one page that have ended.
  package static func turns(of page: any InspectedPage, _ number: Int, _ turns: [Turn], isFirst: Bool, issues: Int)
    -> [UInt8]
  {
    var json = JSON()
    json.object {
      $0.field("page", number)
      $0.field("title", page.name)
      $0.field("first", isFirst)
      $0.field("oldest", page.session.record?.firstNumber)
      $0.field("screens", page.oldestScreen)
      $0.field("issues", issues)
      $0.key("turns")
      $0.list(turns) { write(page.discretion.shown($0), to: &$1, most: 300) }
    }
    return json.bytes
  }

  package static func ended(page number: Int) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.field("page", number)
      $0.field("ended", true)
    }
    return json.bytes
  }

  /// A turn, with so many of its bodies at most, and how many there were.
  package static func write(_ turn: Turn, to json: inout JSON, most: Int) {
    json.object {
      $0.field("turn", turn.number)
      $0.field("event", turn.event)
      $0.field("at", turn.start)
      $0.field("took", turn.length)
      $0.field("steps", turn.steps)
      $0.field("bytes", turn.bytes)
      $0.field("actions", turn.actions.prefix(most)) { action, json in
        json.object {
          $0.field("name", action.name)
          $0.field("origin", action.origin)
          $0.field("reducers", action.reducers) { $1.text($0) }
          $0.field("firstWrite", action.firstWrite)
        }
      }
      $0.field("writes", turn.writes.prefix(most)) { write, json in
        json.object {
          $0.field("owner", write.owner)
          $0.field("property", write.property)
          $0.field("old", write.old)
          $0.field("new", write.new)
          $0.field("place", write.place)
          $0.field("at", write.time)
          $0.field("unread", !write.isRead)
        }
      }
      $0.field("bodies", turn.bodies.prefix(most)) { body, json in
        json.object {
          $0.field("view", body.view)
          $0.field("place", body.place)
          $0.field("because", body.reasons) { $1.text($0.description) }
          $0.field("idle", !body.hadEffect)
          $0.field("at", body.start)
          $0.field("took", body.length)
        }
      }
      if turn.bodies.count > most { $0.field("bodyCount", turn.bodies.count) }
      $0.field("came", counted(turn.inserted), named)
      $0.field("left", counted(turn.removed), named)
    }
  }

  private static func named(_ item: (name: String, count: Int), _ json: inout JSON) {
    json.object {
      $0.field("view", item.name)
      $0.field("count", item.count)
    }
  }

  /// Names in order of their first appearance, and how often each is there.
  private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
    var places: [String: Int] = [:]
    var items: [(name: String, count: Int)] = []
    for name in names {
      if let place = places[name] {
        items[place].count += 1
      } else {
        places[name] = items.count
        items.append((name, 1))
      }
    }
    return items
  }

  /// Everything that is known of a page as it is now.
  package static func look(at page: any InspectedPage, _ number: Int) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.field("page", number)
      write(page.session, page.discretion, to: &$0)
    }
    return json.bytes
  }

  /// The views of a session, its objects and environment, its hot spots and issues.
  package static func write(_ session: Session, _ discretion: Discretion, to json: inout JSON) {
    guard let record = session.record else { return }
    json.field("turn", record.total)
    if let look = session.inspect().map(discretion.shown) {
      json.field("cut", !look.isWhole)
      json.key("views")
      InspectedViews(record: record).write(look.root, to: &json)
      json.key("objects")
      json.list(look.objects, InspectedViews.write)
      json.key("providers")
      json.list(look.providers, InspectedViews.write)
      json.key("hot")
      HotSpots(turns: record.turns, look: look).write(to: &json)
    }
    json.key("issues")
    json.list(record.issues) { noted, json in
      json.object {
        $0.field("severity", "\(noted.issue.severity)")
        $0.field("fact", discretion.shown(noted.issue.fact))
        $0.field("evidence", discretion.shown(noted.issue.evidence))
        $0.field("advice", discretion.shown(noted.issue.advice))
        if !noted.issue.fileID.isEmpty { $0.field("place", "\(noted.issue.fileID):\(noted.issue.line)") }
        $0.field("count", noted.count)
        $0.field("first", noted.firstTurn)
        $0.field("last", noted.lastTurn)
      }
    }
  }
}
