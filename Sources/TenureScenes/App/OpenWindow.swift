import TenureElements
import TenureIssues
@_spi(Tree) import TenureTree

/// Opens a window of a scene. A host has one window of a program: asking for another one is reported.
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Asks for it by id.
  @MainActor public func callAsFunction(id: String) { report("with the id \"\(id)\"") }
  /// Asks for it by value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { report("for \(value)") }
  /// Asks for it by id and value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("with the id \"\(id)\" for \(value)")
  }

  private func report(_ which: String) {
    Issues.report(
      Issue(
        "No window opened.", evidence: "openWindow was asked for one \(which).",
        advice: "A host shows a program in one window. Show the content in a sheet or push it where there is no other.")
    )
  }
}

/// Closes a window of a scene. A host has one window of a program, which stays: asking is reported.
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Asks for it.
  @MainActor public func callAsFunction() { report("this one") }
  /// Asks for it by id.
  @MainActor public func callAsFunction(id: String) { report("the one with the id \"\(id)\"") }
  /// Asks for it by value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { report("the one for \(value)") }
  /// Asks for it by id and value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("the one with the id \"\(id)\" for \(value)")
  }

  private func report(_ which: String) {
    Issues.report(
      Issue(
        "No window closed.", evidence: "dismissWindow was asked to close \(which).",
        advice: "A host shows a program in one window, which the user closes."))
  }
}

/// Opens the window of the settings. No host has one: asking is reported.
public struct OpenSettingsAction: Sendable {
  nonisolated init() {}

  /// Asks for it.
  @MainActor public func callAsFunction() {
    Issues.report(
      Issue(
        "No settings opened.", evidence: "openSettings was called.",
        advice: "A host shows a program in one window. Show the settings in a sheet or push them."))
  }
}

extension EnvironmentValues {
  /// Opens a window of a scene.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window of a scene.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the window of the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether a program can have several windows: no host has more than one.
  public var supportsMultipleWindows: Bool { false }
}
