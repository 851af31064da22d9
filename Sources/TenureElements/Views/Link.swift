import Foundation
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A control that opens a URL.
public struct Link<Label: View> {
  let destination: URL
  package let inside: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    inside = label()
  }
}

extension Link: View, ElementView {
  package var facts: LinkFacts { LinkFacts(destination: destination) }
}

package struct LinkFacts: ElementFacts, Equatable {
  let destination: URL

  package var role: Role { .link }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.destination] = .text(destination.absoluteString)
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard action == .tap else { return false }
    EnvironmentValues(scope: node.environment).openURL(destination)
    return true
  }
}

extension Link where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address, as the nearest view above that says how does it.
///
///     Shop().environment(\.openURL, OpenURLAction { url in
///       router.open(url)
///       return .handled
///     })
public struct OpenURLAction: @unchecked Sendable {
  /// What became of an address.
  public struct Result: Sendable, Equatable {
    enum Outcome { case handled, discarded, systemAction }

    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .systemAction)
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) {
    if handler(url) == .systemAction { Self.reportUnopened(url) }
  }

  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler(url)
    if result == .systemAction { Self.reportUnopened(url) }
    completion(result == .handled)
  }

  private static func reportUnopened(_ url: URL) {
    Issues.report(
      Issue(
        "Nothing opened \(url.absoluteString).", severity: .note,
        evidence: "No view above handles it, and there is no system here to hand it to.",
        advice: "To handle it, put .environment(\\.openURL, OpenURLAction { url in … return .handled }) above."))
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
