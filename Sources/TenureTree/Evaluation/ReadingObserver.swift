import TenureGraph

/// An observer that says for which node it stands.
protocol ReadingObserver: Observer {
  @MainActor var reader: ViewNode { get }
}
