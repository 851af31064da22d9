import Foundation
import Synchronization
import TenureIssues

/// The values of one name that programs keep under: in memory they are Foundation's, the file is ours.
///
/// The file, what Foundation has in memory, and what both were when they last agreed are merged key by key: a key that
/// was changed here goes to the file, a key that was changed only there comes from it.
final class DefaultsDomain: Sendable {
  /// A suite, or the name that Foundation calls the running program by.
  let name: String
  /// Nil where the name is no name of a file.
  private let file: DefaultsFile?

  private struct State {
    /// Nil until memory and file have been compared for the first time.
    var agreed: DefaultsFile.Values?
    var signature: FileSignature?
    /// What could not be done the last time, told once.
    var complaint: String?
  }

  private let state = Mutex(State())
  private let wasMerged = Atomic(false)

  /// True once the file has been looked at: what is in memory may be handed out, and set.
  var isRead: Bool { wasMerged.load(ordering: .acquiring) }

  init(_ name: String) {
    self.name = name
    file = DefaultsFile(domain: name == DefaultsName.standard ? DefaultsName.ofProgram : name)
  }

  /// What is in memory, without what is only registered. To be read quietly, so that nothing is set meanwhile.
  private var memory: DefaultsFile.Values {
    let list = UserDefaults.standard.persistentDomain(forName: name) ?? [:]
    return list.compactMapValues(PropertyValue.init)
  }

  /// True when the file is not what it was.
  var hasNews: Bool {
    // Somebody who writes it now will have read it before.
    state.withLockIfAvailable { $0.agreed != nil && $0.signature != file?.signature } ?? false
  }

  /// Brings memory and file together. Returns the keys whose values in memory are others now; false for `isSaved` when the
  /// file could not be written.
  @discardableResult
  func merge() -> (news: [String], isSaved: Bool) {
    var issues: [Issue] = []
    let result = state.withLock { state -> (news: [String], isSaved: Bool) in
      defer { wasMerged.store(true, ordering: .releasing) }
      guard let file else {
        if let issue = complain("The name of a store cannot be the name of a file.", &state) { issues.append(issue) }
        return ([], false)
      }
      do {
        return (try merge(file, &state, &issues), true)
      } catch {
        if let issue = complain("\(error)", &state) { issues.append(issue) }
        return ([], false)
      }
    }
    for issue in issues { Issues.report(issue) }
    return result
  }

  private func merge(_ file: DefaultsFile, _ state: inout State, _ issues: inout [Issue]) throws -> [String] {
    let mine = Gate.quietly { memory }
    // Values set before anybody looked at the file are kept; otherwise memory is what Foundation has once read of it.
    let agreed = state.agreed ?? (Gate.wasPassed || !Gate.isInForce ? [:] : mine)
    var incoming: [String: PropertyValue?] = [:]
    var merged: DefaultsFile.Values = [:]
    let outcome = try file.update { found in
      // Where there is no file any more, what is known is not given up.
      let theirs = found ?? agreed
      merged = theirs
      for key in Set(mine.keys).union(agreed.keys) where mine[key] != agreed[key] { merged[key] = mine[key] }
      for key in Set(theirs.keys).union(agreed.keys) where theirs[key] != agreed[key] && mine[key] == agreed[key] {
        incoming[key] = .some(theirs[key])
      }
      return merged
    }
    if let damage = outcome.damage { issues.append(damage) }
    state.agreed = merged
    state.signature = outcome.signature
    state.complaint = nil
    return take(incoming, over: mine)
  }

  /// Puts what has come from the file into memory, but for what was changed there in the meantime.
  private func take(_ incoming: [String: PropertyValue?], over mine: DefaultsFile.Values) -> [String] {
    guard !incoming.isEmpty, let defaults = DefaultsName.defaults(of: name) else { return [] }
    return Gate.quietly {
      let now = memory
      return incoming.compactMap { key, value in
        if now[key] != mine[key] { return nil }
        defaults.set(value?.object, forKey: key)
        return key
      }
    }
  }

  /// The same trouble is told once.
  private func complain(_ reason: String, _ state: inout State) -> Issue? {
    if state.complaint == reason { return nil }
    state.complaint = reason
    return Issue(
      "Settings could not be stored.",
      evidence: "\(name == DefaultsName.standard ? DefaultsName.ofProgram : name): \(reason)",
      advice: "Until that is fixed they last as long as the program runs; each later change tries again.")
  }
}
