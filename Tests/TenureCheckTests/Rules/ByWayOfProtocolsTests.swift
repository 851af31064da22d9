import TenureCheck
import Testing

/// Mistakes in what a view has by way of a protocol: `any Counting`, a generic parameter. Where one type alone conforms to
/// it, that type is meant.
@Suite struct ByWayOfProtocolsTests {
  private static func counter(_ view: String, _ count: String, more: String = "") -> String {
    """
    protocol Counting: ObservableObject {
      var count: Int { get }
      func hit()
    }
    final class Counter: Counting {
      \(count)
      func hit() { count += 1 }
    }
    \(more)
    \(view)
    struct Screen: View {
      @StateObject private var counter = Counter()
      var body: some View { Board(counter: counter) }
    }
    """
  }

  private static let body = """
    @ObservedObject var counter: C
    var body: some View { Button("\\(counter.count)") { counter.hit() } }
    """

  @Test(
    "A view over a generic parameter shows what the class behind it does not publish",
    arguments: ["struct Board<C: Counting>: View {", "struct Board<C>: View where C: Counting {"])
  func parameter(_ head: String) {
    let view = "\(head) \(Self.body) }"
    expect(UnpublishedModelProperty.self, fires: Self.counter(view, "/*!*/ private(set) var count = 0"))
    expect(UnpublishedModelProperty.self, staysQuiet: Self.counter(view, "@Published private(set) var count = 0"))
  }

  @Test("Where two types conform to a protocol nobody knows which is meant")
  func several() {
    let view = "struct Board<C: Counting>: View { \(Self.body) }"
    let other = """
      final class Dice: Counting {
        @Published private(set) var count = 0
        func hit() { count = Int.random(in: 1...6) }
      }
      """
    expect(
      UnpublishedModelProperty.self, staysQuiet: Self.counter(view, "private(set) var count = 0", more: other))
    let foreign = "extension Timer: Counting {}"
    expect(
      UnpublishedModelProperty.self, staysQuiet: Self.counter(view, "private(set) var count = 0", more: foreign))
  }

  static let shapes = [
    Shape(
      "unpublished-model-property",
      "any object of a protocol, whose class leaves out what is shown; one that is observed",
      bad: """
        protocol Naming: AnyObject, Observable {
          var name: String { get }
          func rename(_ name: String)
        }
        @Observable final class Person: Naming {
          /*!*/ @ObservationIgnored private(set) var name = "Ann"
          func rename(_ name: String) { self.name = name }
        }
        struct Header: View {
          let person: any Naming
          var body: some View {
            Text(person.name)
            Button("Rename") { person.rename("Bob") }
          }
        }
        """,
      good: """
        protocol Naming: AnyObject, Observable {
          var name: String { get }
          func rename(_ name: String)
        }
        @Observable final class Person: Naming {
          private(set) var name = "Ann"
          func rename(_ name: String) { self.name = name }
        }
        struct Header: View {
          let person: any Naming
          var body: some View {
            Text(person.name)
            Button("Rename") { person.rename("Bob") }
          }
        }
        """),
    Shape(
      "submit-without-guard-in-model", "a form over any model that sends; one that asks whether it sends",
      bad: """
        protocol Sending: AnyObject { func submit(_ text: String) async }
        struct Post { func send(_ text: String) async throws { try await Task.sleep(for: .seconds(1)) } }
        @MainActor @Observable final class Letters: Sending {
          private(set) var sent = 0
          private let post = Post()
          func submit(_ text: String) async {
            do {
              try /*!*/ await post.send(text)
              sent += 1
            } catch {}
          }
        }
        struct LetterForm<Model: Sending>: View {
          let model: Model
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text)
            Button("Send") { Task { await model.submit(text) } }
          }
        }
        """,
      good: """
        protocol Sending: AnyObject { func submit(_ text: String) async }
        struct Post { func send(_ text: String) async throws { try await Task.sleep(for: .seconds(1)) } }
        @MainActor @Observable final class Letters: Sending {
          private(set) var sent = 0
          private var isSending = false
          private let post = Post()
          func submit(_ text: String) async {
            guard !isSending else { return }
            isSending = true
            defer { isSending = false }
            do {
              try await post.send(text)
              sent += 1
            } catch {}
          }
        }
        struct LetterForm<Model: Sending>: View {
          let model: Model
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text)
            Button("Send") { Task { await model.submit(text) } }
          }
        }
        """),
  ]

  @Test("What the protocol's own extension says of a property is shown as well")
  func byExtension() {
    func source(_ points: String) -> String {
      """
      protocol Scoring: AnyObject { var points: Int { get } }
      extension Scoring { var label: String { "Points: \\(points)" } }
      final class Match: ObservableObject, Scoring {
        \(points)
        @Published var rival = "Ann"
        func score() { points += 1 }
      }
      struct MatchView: View {
        @ObservedObject var match: Match
        var body: some View { Text(match.label); Button("Score") { match.score() } }
      }
      """
    }
    expect(UnpublishedModelProperty.self, fires: source("/*!*/ var points = 0"))
    expect(UnpublishedModelProperty.self, staysQuiet: source("@Published var points = 0"))
  }

  @Test("A service behind a protocol that announces nothing; one for show is not the one that is meant")
  func service() {
    func source(_ name: String, _ mark: String, _ buy: String = "") -> String {
      """
      protocol Account: AnyObject {
        var isPremium: Bool { get }
        func upgrade()
      }
      final class \(name): Account {
        private(set) var isPremium = false
        func upgrade() { isPremium = true }
      }
      final class Paywall: ObservableObject {
        private let account: Account
        init(account: Account) { self.account = account }
        var title: String { \(mark)account.isPremium ? "Thanks" : "Buy" }
        func buy() { \(buy)account.upgrade() }
      }
      struct PaywallView: View {
        @StateObject private var model = Paywall(account: \(name)())
        var body: some View { Text(model.title); Button("Buy") { model.buy() } }
      }
      """
    }
    expect(UnpublishedModelProperty.self, fires: source("StoredAccount", "/*!*/ "))
    expect(UnpublishedModelProperty.self, staysQuiet: source("StoredAccount", "", "objectWillChange.send(); "))
    expect(UnpublishedModelProperty.self, staysQuiet: source("MockAccount", ""))
  }

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
