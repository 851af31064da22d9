import Synchronization

/// Whether the program has ever named a locale for its views. Until it does, no text has to ask its environment for one.
enum EnvironmentLocale {
  private static let written = Atomic(false)

  static var isWritten: Bool {
    get { written.load(ordering: .relaxed) }
    set { written.store(newValue, ordering: .relaxed) }
  }
}
