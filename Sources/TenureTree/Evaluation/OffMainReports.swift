import Synchronization
import TenureIssues

/// What other threads have published or delivered to a window's views: said once for each place, and counted for the
/// record.
package final class OffMainReports: WindowPart, Sendable {
  @MainActor package static let slot = PartSlot()

  /// Where it was received: the type of what published, and the view and property, where these are known.
  package struct Place: Hashable, Sendable {
    package let type: ObjectIdentifier
    var view = ""
    var property = ""

    package init(type: ObjectIdentifier, view: String = "", property: String = "") {
      (self.type, self.view, self.property) = (type, view, property)
    }
  }

  private struct Said: Sendable {
    let issue: Issue
    /// How often it has happened that the record has not been told of.
    var untold = 0
  }

  private let said = Mutex<[Place: Said]>([:])

  @MainActor package init(of window: Window) {}

  /// Reports to whom the subscriber reports: a thread of its own has nobody.
  package func report(at place: Place, to reporter: Issues.Reporter, evidence: () -> String) {
    let isKnown = said.withLock { said in
      said[place]?.untold += 1
      return said[place] != nil
    }
    if isKnown { return }
    let issue = Issue(
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
        + "(via operators like receive(on:)) on model updates.",
      evidence: evidence(),
      advice: "Mark the model @MainActor, or hop with await MainActor.run { … } before writing.")
    let isFirst = said.withLock { said in
      if said[place] == nil {
        said[place] = Said(issue: issue)
        return true
      }
      said[place]?.untold += 1
      return false
    }
    if isFirst { reporter(issue) }
  }

  /// Tells the record how often it has happened since.
  @MainActor package func tell(_ log: (any ChangeLog)?) {
    let untold = said.withLock { said in
      let untold = said.values.filter { $0.untold > 0 }
      if !untold.isEmpty { for place in said.keys { said[place]?.untold = 0 } }
      return untold
    }
    for said in untold { log?.repeated(said.issue, said.untold) }
  }
}

extension Window {
  package var offMain: OffMainReports { part() }
}
