/// The phases of one piece of work, spread over optionals.
public struct OptionalBagState: Rule {
  public static let about = RuleDescription(
    id: "optional-bag-state",
    title: "A result and its error are two cases of one value, not two optionals.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      struct Receipt { var total: Double; var number: Int }

      @MainActor @Observable final class CheckoutModel {
        var isPaying = false
        var receipt: Receipt?
        var error: (any Error)?

        func pay() async {
          isPaying = true
          do { receipt = try await Till.pay() } catch { self.error = error }
          isPaying = false
        }
      }
      """,
    right: """
      struct Receipt { var total: Double; var number: Int }

      @MainActor @Observable final class CheckoutModel {
        enum Phase { case open, paying, paid(Receipt), failed(any Error) }
        var phase = Phase.open

        func pay() async {
          phase = .paying
          do { phase = .paid(try await Till.pay()) } catch { phase = .failed(error) }
        }
      }
      """,
    why: """
      Views have to ask for each of them, in an order that decides which one wins; after a second try the old error \
      stands beside the new result.
      """,
    evidence: """
      A flag for work with a result and an error that the same asynchronous function writes, and an error that \
      nothing takes back. A call that deletes, sends or likes something, whose error 'try?' drops, beside a change of \
      the list or the property that shows it. \
      An error that a `catch` alone sets, that views show, and that a try which a user can repeat leaves as it is when it succeeds.
      """,
    quiet: """
      Services, tasks and references that happen to be optional; what is written apart. Where the error is taken \
      back the finding is a note, and so are two optionals of which every function sets one and clears the other. \
      A change behind which everything is loaded anew.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.compactMap { finding(in: $0, project) }
      + ChangedThoughFailed.findings(in: project) + ErrorLeftStanding.findings(of: Self.self, in: project)
  }

  static func isBag(_ type: NominalType, in project: Project) -> Bool { finding(in: type, project) != nil }

  private static func finding(in type: NominalType, _ project: Project) -> Finding? {
    let members = LoadMembers.followed(of: type)
    let optionals = members.filter { $0.isOptional && (LoadMembers.part(of: $0) == .error || isResult($0, project)) }
    guard optionals.count > 1 else { return nil }
    return spread(members, optionals, type, project) ?? exclusive(optionals, type, project)
  }

  private static func isResult(_ member: Member, _ project: Project) -> Bool {
    guard let type = member.plainType, !member.traits.contains(.weak), LoadMembers.part(of: member) == nil,
      !["id", "selected", "selection", "token", "task", "date", "last", "query", "index"].contains(
        where: member.words.contains)
    else { return false }
    return type.name != "Date" && project.isPlainValue(type)
  }

  // MARK: A flag, a result, an error

  private static func spread(
    _ members: [Member], _ optionals: [Member], _ type: NominalType, _ project: Project
  ) -> Finding? {
    let running = members.filter { LoadMembers.part(of: $0) == .running }
    guard !running.isEmpty, optionals.contains(where: isError), optionals.contains(where: { !isError($0) }) else {
      return nil
    }
    for writer in LoadMembers.writers(of: running + optionals, in: project) where isAsync(writer.operation) {
      guard let flag = writer.members.first(where: running.contains), let error = writer.members.first(where: isError),
        let result = writer.members.first(where: { !running.contains($0) && !isError($0) })
      else { continue }
      let bag = [flag, result, error].sorted { $0.node.start < $1.node.start }
      return Finding(
        Self.self, at: bag[0].node, severity: stays(error, project) && !stays(flag, project) ? .warning : .info,
        fact: "\(type.name) spreads one piece of work over '\(flag.name)', '\(result.name)' and '\(error.name)'.",
        evidence: bag.dropFirst().map { Evidence($0.node, "'\($0.name)'") } + [
          Evidence(writer.operation, "written together here")
        ],
        consequence:
          "After a second try, '\(result.name)' and '\(error.name)' can both be there, and each view decides for "
          + "itself which counts.",
        advice: "Make it one value: 'enum Phase { case idle, running, done(\(result.plainType?.text ?? "…")), failed("
          + "\(error.plainType?.text ?? "…")) }'.")
    }
    return nil
  }

  /// Whether nobody ever takes it back: after an error the result of the next try stands beside it.
  private static func stays(_ member: Member, _ project: Project) -> Bool {
    let writes = project.uses(of: member).filter { $0.kind == .write || $0.isProjected }
    return writes.allSatisfy { use in
      guard let value = use.node.assignment?.child(.right) else { return false }
      return value.kind != .nilLiteral && value.text != "false" && value.kind != .stringLiteral
    }
  }

  private static func isError(_ member: Member) -> Bool { LoadMembers.part(of: member) == .error }

  private static func isAsync(_ operation: Node) -> Bool {
    operation.descendants.contains { $0.kind == .awaitExpression }
  }

  // MARK: One or the other

  private static func exclusive(_ optionals: [Member], _ type: NominalType, _ project: Project) -> Finding? {
    for (index, second) in optionals.enumerated() {
      for first in optionals[..<index] {
        guard let one = exclusiveWrite(of: first, against: second, project),
          let other = exclusiveWrite(of: second, against: first, project)
        else { continue }
        return Finding(
          Self.self, at: first.node, severity: .info,
          fact:
            "'\(first.name)' and '\(second.name)' of \(type.name) are never there together: who sets one clears the "
            + "other.",
          evidence: [
            Evidence(second.node, "'\(second.name)'"), Evidence(one, "sets '\(first.name)'"),
            Evidence(other, "sets '\(second.name)'"),
          ],
          consequence:
            "The next function that sets one and forgets the other leaves both, and each view decides for itself "
            + "which counts.",
          advice: "Make it one value, an enum with a case for each.")
      }
    }
    return nil
  }

  /// A write that gives a member a value, if all such writes clear the other first or beside it.
  private static func exclusiveWrite(of member: Member, against other: Member, _ project: Project) -> Node? {
    let (own, others) = (assignments(of: member, project), assignments(of: other, project))
    var found: Node?
    for (assignment, isNil) in own where !isNil {
      let operation = project.operation(of: assignment)
      let clears = others.contains { candidate, isNil in
        isNil && project.operation(of: candidate) == operation
          && (candidate.parent == assignment.parent
            || candidate.parent == operation && candidate.start < assignment.start)
      }
      let sets = others.contains { candidate, isNil in !isNil && candidate.parent == assignment.parent }
      guard clears, !sets else { return nil }
      found = found ?? assignment
    }
    return found
  }

  private static func assignments(of member: Member, _ project: Project) -> [(Node, isNil: Bool)] {
    project.writesOutsideInitializers(of: member).compactMap { write in
      write.assignment.map { ($0, $0.child(.right)?.kind == .nilLiteral) }
    }
  }
}
