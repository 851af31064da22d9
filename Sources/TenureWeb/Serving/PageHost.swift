import TenureHTML

/// What a page needs of the server that it belongs to. The server itself is there only with the trait `Web`.
@MainActor protocol PageHost: AnyObject {
  var configuration: WebConfiguration { get }
  var styles: StyleBook { get }
  var inspector: Inspector? { get }
  /// What pages may hold of files.
  var fileRoom: FileRoom { get }
  /// Has what waits for a browser sent.
  func flush(_ id: ConnectionID)
  func end(_ id: ConnectionID, _ reason: CloseReason)
  /// Writes down what was refused, unless that has been too much already.
  func note(_ words: String)
  /// Ends a page that changes by itself without end.
  func stop(_ page: Page)
}
