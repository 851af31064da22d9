/// The phases of one piece of work, spread over flags.
public struct BooleanBagLoadState: Rule {
  public static let about = RuleDescription(
    id: "boolean-bag-load-state",
    title: "How far a load has come is one value, not several flags.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      @MainActor @Observable final class ArticleModel {
        var text = ""
        var isLoading = false
        var hasLoaded = false
        var errorMessage: String?

        func load() async {
          isLoading = true
          do {
            text = try await Article.text()
            hasLoaded = true
          } catch {
            errorMessage = error.localizedDescription
          }
          isLoading = false
        }
      }
      """,
    right: """
      @MainActor @Observable final class ArticleModel {
        enum Phase { case idle, loading, loaded(String), failed(String) }
        var phase = Phase.idle

        func load() async {
          phase = .loading
          do {
            phase = .loaded(try await Article.text())
          } catch {
            phase = .failed(error.localizedDescription)
          }
        }
      }
      """,
    why: """
      Three flags have eight states, a load has four. The other four are the spinner that never stops, the error above \
      the fresh list, the empty screen that was never loaded.
      """,
    evidence: """
      Flags for one piece of work that one function writes together; a flag beside an enum that has a case for \
      the same counts too. A flag that is switched on and off in one function, or a phase (`.loading`), which an \
      error or a `return` leaves in between. \
      So does a `return` in the handler of an answer that alone switches it off.
      """,
    quiet: """
      Flags of different work (`isSaving` beside `isLoadingMore`); flags that present something. A flag with an \
      error beside it, and no more, is a note, and none where the flag is about sending something (`isSaving`): \
      the form stays, whatever comes of it. What leaves because the task was cancelled, because another answer is wanted \
      now, or with the screen; a flag that `defer`, or whoever calls the function, switches off. \
      A handler that leaves because its object has gone.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.compactMap {
      finding(in: $0, project) ?? besidePhase(in: $0, project)
    } + LoadingLeftOn.findings(in: project)
  }

  private static func finding(in type: NominalType, _ project: Project) -> Finding? {
    var parts: [Member: LoadMembers.Part] = [:]
    let members = LoadMembers.followed(of: type).filter { member in
      parts[member] = LoadMembers.part(of: member)
      return parts[member] != nil
    }
    guard Set(parts.values).count > 1 else { return nil }
    let writers = LoadMembers.writers(of: members, in: project)
    func kinds(_ members: [Member]) -> Int { Set(members.compactMap { parts[$0] }).count }
    guard let writer = writers.max(by: { kinds($0.members) < kinds($1.members) }), kinds(writer.members) > 1 else {
      return nil
    }
    let bag = members.filter(writer.members.contains)
    let flags = bag.filter { parts[$0] != .error }
    let isGrave = kinds(bag) > 2 || Set(flags.compactMap { parts[$0] }).count > 1
    // `isSaving` with `saveError`, which an alert shows: the form stays, whatever comes of it.
    let isAlerted = bag.contains { parts[$0] == .failed && $0.words.contains("error") }
    if kinds(bag) == 2, isAlerted, bag.allSatisfy({ parts[$0] == .failed || LoadMembers.isOfSending($0) }) {
      return nil
    }
    if !isGrave, OptionalBagState.isBag(type, in: project) { return nil }
    guard isGrave || bag.contains(where: { parts[$0] == .running && !LoadMembers.isOfSending($0) }) else { return nil }
    let names = bag.map { "'\($0.name)'" }
    let pair = contradiction(bag, parts)
    return Finding(
      Self.self, at: bag[0].node, severity: isGrave ? .warning : .info,
      fact: "\(type.name) tells how far one piece of work has come with \(names.count) members: "
        + "\(names.joined(separator: ", ")).",
      evidence: bag.dropFirst().map { Evidence($0.node, "'\($0.name)'") } + [
        Evidence(writer.operation, "written together here")
      ],
      consequence: "\(pair) can hold at once, and a path that forgets one of them leaves a screen in between.",
      advice: "Make it one value: 'enum Phase { case idle, loading, loaded(…), failed(…) }'.")
  }

  /// `var isLoading` beside `var phase: Phase`, which has a case for that: two places say whether the load runs.
  private static func besidePhase(in type: NominalType, _ project: Project) -> Finding? {
    let members = LoadMembers.followed(of: type)
    let flags = members.filter { $0.isBool && LoadMembers.part(of: $0) == .running }
    for phase in members {
      guard let phases = project.type(of: phase), phases.declaration.kind == .enumDeclaration,
        let loading = phases.declaration.descendants.first(where: {
          $0.kind == .enumCase && LoadMembers.isRunning($0.name)
        })
      else { continue }
      for flag in flags where flag.words.contains(loading.name) {
        guard let writer = LoadMembers.writers(of: [flag, phase], in: project).first(where: { $0.members.count == 2 })
        else { continue }
        return Finding(
          Self.self, at: flag.node,
          fact: "\(type.name) says twice whether a load runs: with '\(flag.name)', and with '\(loading.name)' of "
            + "'\(phase.name)'.",
          evidence: [
            Evidence(phase.node, "'\(phase.name)'"), Evidence(loading, "this case says the same"),
            Evidence(writer.operation, "written together here"),
          ],
          consequence: "Whoever forgets one of them leaves a spinner beside a list, or a list that looks finished.",
          advice: "Let the one be computed from the other: 'var \(flag.name): Bool { … }' of '\(phase.name)'.")
      }
    }
    return nil
  }

  private static func contradiction(_ bag: [Member], _ parts: [Member: LoadMembers.Part]) -> String {
    let two = bag.filter { parts[$0] != nil }
    let running = two.first { parts[$0] == .running } ?? two[0]
    let other = two.first { parts[$0] != parts[running] } ?? two[0]
    return "'\(running.name)' and '\(other.name)'"
  }
}
