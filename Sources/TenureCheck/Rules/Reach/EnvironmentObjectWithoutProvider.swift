/// A view asks the environment for an object that nothing above it has put there.
public struct EnvironmentObjectWithoutProvider: Rule {
  public static let about = RuleDescription(
    id: "environment-object-without-provider",
    title: "What a view asks the environment for must be put there by something above it.",
    preset: .default,
    severity: .error,
    wrong: """
      @Observable final class Session { var user = "Ada" }

      struct Greeting: View {
        @Environment(Session.self) private var session
        var body: some View { Text(session.user) }
      }

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Greeting() } }
      }
      """,
    right: """
      @Observable final class Session { var user = "Ada" }

      struct Greeting: View {
        @Environment(Session.self) private var session
        var body: some View { Text(session.user) }
      }

      @main struct ShopApp: App {
        @State private var session = Session()
        var body: some Scene { WindowGroup { Greeting().environment(session) } }
      }
      """,
    why: """
      The program ends when the view reads the object, with a message about a missing ancestor. Nothing says so before: \
      the compiler does not know who is above whom.

      The rule follows the calls from the app, or from a hosting controller, down to the view. Where nothing in the \
      project provides the type, the finding is an error; where a provider exists, but not on a way from the root to \
      the view, it is a warning that shows the way. Left alone: optional requests, types that the project does not \
      declare, views whose way from a root is not to be seen (a router, a type that erases), and everything as soon as \
      one provider's type is not known.
      """)

  public static func findings(in project: Project) -> [Finding] {
    let ways = EnvironmentWays(in: project)
    return project.shippedTypes.filter(\.isViewLike).flatMap { type in
      project.environmentRequests(of: type).compactMap { finding($0, of: type, ways, in: project) }
    }
  }

  private static func finding(
    _ request: EnvironmentRequest, of type: NominalType, _ ways: EnvironmentWays, in project: Project
  ) -> Finding? {
    guard !request.isOptional, let object = request.object, object.isClass, !ways.mayBeProvidedUnseen(object),
      let way = ways.unprovided(object, to: type)
    else { return nil }
    let name = request.typeName
    let isNowhere = !ways.isProvidedSomewhere(object)
    let path = ([way.root] + way.calls.map { $0.calledName ?? "" }).joined(separator: " → ")
    return Finding(
      Self.self, at: request.member.node, severity: isNowhere ? .error : .warning,
      fact: isNowhere
        ? "\(type.name) asks the environment for \(name), and nothing in the project provides one."
        : "\(type.name) asks the environment for \(name), and nothing provides one on the way \(path).",
      evidence: way.calls.prefix(4).map { Evidence($0, "\($0.calledName ?? "") is made here, without one") }
        + (ways.provisions(of: object).first.map { [Evidence($0, "provided here, for others")] } ?? []),
      consequence: "The program ends when \(type.name) reads '\(request.member.name)'.",
      advice: request.member.wrapper == .environmentObject
        ? "Provide it above: '.environmentObject(\(name.lowercasedFirst))'."
        : "Provide it above: '.environment(\(name.lowercasedFirst))'. Or ask for an optional.")
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
