import TenureRuntime

/// A page, as the inspector knows it.
@MainActor package protocol InspectedPage: AnyObject {
  /// What the window is called.
  var name: String { get }
  var session: Session { get }
  /// What of the record nobody is shown.
  var discretion: Discretion { get }
  /// The number of the oldest turn whose screen is kept.
  var oldestScreen: Int { get }
}
