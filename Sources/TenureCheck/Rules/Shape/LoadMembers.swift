/// Members that tell how far some work has come, told by what people call them and what they hold.
struct LoadMembers {
  enum Part: Hashable, Sendable {
    case running, done, failed, error
  }

  static func part(of member: Member) -> Part? {
    let words = Set(member.words)
    guard words.isDisjoint(with: aboutScreens), words.isDisjoint(with: otherWork) else { return nil }
    if member.isBool {
      if !words.isDisjoint(with: running) || member.name.hasSuffix("InProgress") { return .running }
      if !words.isDisjoint(with: failed) { return .failed }
      if !words.isDisjoint(with: ["did", "has"]), !words.isDisjoint(with: ends) { return .done }
      return words.isDisjoint(with: done) ? nil : .done
    }
    return isError(member, words) ? .error : nil
  }

  /// Whether people call something so while it runs: `loading`, `refreshing`.
  static func isRunning(_ name: String) -> Bool { name.nameWords.count == 1 && running.contains(name) }

  /// `isSaving`, `isSubmitting`: no screen waits for that to have something to show.
  static func isOfSending(_ member: Member) -> Bool { !sending.isDisjoint(with: member.words) }

  private static let sending: Set<String> = [
    "submitting", "saving", "sending", "uploading", "paying", "purchasing", "deleting", "creating", "updating",
  ]

  private static func isError(_ member: Member, _ words: Set<String>) -> Bool {
    guard member.isOptional || member.value?.kind == .stringLiteral || member.type?.name == "String" else {
      return false
    }
    let type = member.plainType.map { $0.kind == .qualifiedType ? $0.child(.base)?.name ?? "" : $0.name } ?? "String"
    if type == "String" || type == "LocalizedStringKey" { return !words.isDisjoint(with: ["error", "failure"]) }
    return type == "Error" || type.hasSuffix("Error")
  }

  /// Members that a view or a model keeps and that others follow.
  static func followed(of type: NominalType) -> [Member] {
    type.stored.filter { member in
      guard !member.isConstant, member.attribute("ObservationIgnored") == nil else { return false }
      if type.isViewLike { return member.wrapper == .state }
      return member.wrapper == .published || member.wrapper == nil && type.isObservable
    }
  }

  /// The operations that write each of some members.
  static func writers(of members: [Member], in project: Project) -> [(operation: Node, members: [Member])] {
    var found: [(operation: Node, members: [Member])] = []
    for member in members {
      for write in project.writesOutsideInitializers(of: member) {
        guard let operation = project.operation(of: write) else { continue }
        if let index = found.firstIndex(where: { $0.operation == operation }) {
          if !found[index].members.contains(member) { found[index].members.append(member) }
        } else {
          found.append((operation, [member]))
        }
      }
    }
    return found
  }

  private static let running: Set<String> = [
    "loading", "fetching", "refreshing", "busy", "submitting", "saving", "uploading", "downloading", "syncing",
    "searching", "processing", "working", "sending", "importing", "exporting", "connecting", "generating", "validating",
    "deleting", "creating", "updating", "paying", "purchasing", "restoring",
  ]
  private static let done: Set<String> = [
    "loaded", "finished", "completed", "complete", "done", "succeeded", "success", "successful", "fetched", "submitted",
    "uploaded", "downloaded", "sent", "imported", "exported", "connected", "purchased",
  ]
  /// `didLoad`, `didFinishImport`
  private static let ends: Set<String> = ["load", "finish", "fetch", "complete", "succeed", "submit", "upload", "sync"]
  private static let failed: Set<String> = ["failed", "failure", "error", "errored", "fail"]
  private static let aboutScreens: Set<String> = [
    "show", "shows", "showing", "shown", "present", "presents", "presented", "presenting", "presentation", "alert",
    "sheet", "visible", "display", "displayed", "displays", "should", "can", "needs", "hide", "hidden",
  ]
  private static let otherWork: Set<String> = ["more", "next", "once", "initial", "initially", "first", "ever", "page"]
}
