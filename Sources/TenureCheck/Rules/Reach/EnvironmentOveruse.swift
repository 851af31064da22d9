/// A view that depends on much of the environment, or takes an object from there to hand it on.
public struct EnvironmentOveruse: Rule {
  public static let about = RuleDescription(
    id: "environment-overuse",
    title: "A view should ask the environment for few objects, and for none that it only hands on.",
    preset: .architecture,
    severity: .info,
    wrong: """
      @Observable final class Account { var name = "" }
      @Observable final class Cart { var count = 0 }
      @Observable final class Theme { var tint = "" }
      @Observable final class Router { var path: [Int] = [] }
      @Observable final class Offers { var best = "" }

      struct ShopHeader: View {
        @Environment(Account.self) private var account: Account?
        @Environment(Cart.self) private var cart: Cart?
        @Environment(Theme.self) private var theme: Theme?
        @Environment(Router.self) private var router: Router?
        @Environment(Offers.self) private var offers: Offers?
        var body: some View { Text("Shop") }
      }
      """,
    right: """
      struct ShopHeader: View {
        let name: String
        let itemCount: Int
        let offer: String
        var body: some View { Text("Shop") }
      }
      """,
    why: """
      What a view takes from the environment is not in its initializer: nobody sees it at the call, previews and tests \
      have to know it, and a change of any of the objects may concern it. An object that is only handed on makes the \
      view depend on what it does not use.

      Objects count, not values by key path. Left alone: views that provide objects themselves, apps and scenes.
      """)

  static let limit = 5

  public static func findings(in project: Project) -> [Finding] {
    let providers = Set(project.environmentProvisions.compactMap { project.enclosingType(of: $0.modifier.call)?.id })
    return project.shippedTypes.filter { $0.isViewLike && !providers.contains($0.id) }.flatMap { type in
      let requests = project.environmentRequests(of: type)
      if requests.count >= limit { return [tooMany(requests, type)] }
      return requests.compactMap { handedOn($0, type, project) }
    }
  }

  private static func tooMany(_ requests: [EnvironmentRequest], _ type: NominalType) -> Finding {
    Finding(
      Self.self, at: requests[0].member.node,
      fact: "\(type.name) asks the environment for \(requests.count) objects: "
        + "\(requests.map(\.typeName).joined(separator: ", ")).",
      evidence: requests.dropFirst().map { Evidence($0.member.node, $0.typeName) },
      consequence: "Whoever uses \(type.name) has to know them all, and it ends the program where one is missing.",
      advice: "Hand it the values that it shows, and the actions that it takes.")
  }

  private static func handedOn(
    _ request: EnvironmentRequest, _ type: NominalType, _ project: Project
  ) -> Finding? {
    let uses = project.uses(of: request.member)
    let receivers = uses.compactMap { receiver(of: $0.node, project) }
    guard !uses.isEmpty, receivers.count == uses.count, Set(receivers.map(\.id)).count == 1 else { return nil }
    let child = receivers[0]
    return Finding(
      Self.self, at: request.member.node,
      fact: "\(type.name) takes \(request.typeName) from the environment only to hand it to \(child.name).",
      evidence: [Evidence(uses[0].node, "handed on here")],
      consequence: "\(type.name) depends on an object that it does not use.",
      advice: "Let \(child.name) ask for it, or let who makes \(type.name) pass what \(child.name) needs.")
  }

  /// The view that gets a use as an argument.
  private static func receiver(of use: Node, _ project: Project) -> NominalType? {
    guard use.role == .argument, let call = use.parent, let type = project.constructedType(call), type.isView else {
      return nil
    }
    return type
  }
}
