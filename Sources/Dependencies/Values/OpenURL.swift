import Foundation
import IssueReporting

/// Opens a URL for the user.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Opens by a function, which says whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }

  /// Opens a URL. False where that could not be done.
  @discardableResult public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}

extension DependencyValues {
  /// Opens a URL for the user. It has to be overridden, in tests and in programs: only a view knows its user.
  ///
  ///     prepareDependencies { $0.openURL = OpenURLEffect { url in await router.open(url) } }
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum OpenURLKey: DependencyKey {
    static var liveValue: OpenURLEffect {
      let access = Access.current
      return OpenURLEffect { url in
        access?.report(
          """
          @Dependency(\\.openURL) was asked to open '\(url)', and nobody has said how.

          Outside of a view no user is known. Use '@Environment(\\.openURL)' in the view, or hand it over: \
          'prepareDependencies { $0.openURL = OpenURLEffect { … } }'.
          """)
        return false
      }
    }
    static var testValue: OpenURLEffect {
      let access = Access.current
      return OpenURLEffect { _ in
        access?.reportUnimplemented("$0.openURL = OpenURLEffect { url in … }")
        return false
      }
    }
  }
}
