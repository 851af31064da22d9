import Foundation
import TenureRender

/// What a page finds out by itself, and a test says in its place.
extension Screen {
  /// The pictures that an `AsyncImage` waits for are there, or cannot be had where `isThere` says so.
  public func loadPictures(
    fileID: String = #fileID, line: Int = #line, _ isThere: (URL) -> Bool = { _ in true }
  ) throws {
    try asked(fileID, line) { try load(isThere) }
  }

  private func load(_ isThere: (URL) -> Bool) throws {
    for picture in try elements(
      of: .awaitedPicture,
      else: ScreenError(
        "No AsyncImage is waiting for its picture.", reading,
        "An AsyncImage waits while it has a URL that neither came nor failed. Bring the screen to that state first."))
    {
      guard let url = picture.attributes[.url]?.text.flatMap({ URL(string: $0) }) else { continue }
      let isLoaded = isThere(url)
      let event = "\(isLoaded ? "load" : "fail to load") the picture at \(url.absoluteString)"
      turn { $0.session.perform(.load(isLoaded), on: picture.id, event: event) }
    }
  }

  /// Collapses split views to one column, as on a narrow screen; with `false` expands them again.
  public func fold(_ isFolded: Bool = true, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try foldColumns(isFolded) }
  }

  private func foldColumns(_ isFolded: Bool) throws {
    let event = isFolded ? "fold the columns" : "unfold the columns"
    for view in try elements(
      of: .splitView,
      else: ScreenError(
        "There is no split view to fold.", reading,
        "Bring the screen to the state that has a NavigationSplitView first."))
    {
      turn { $0.session.perform(.fold(isFolded), on: view.id, event: event) }
    }
  }

  /// Collapses split views for whose columns the window has no room, as a page does that measures itself.
  package func foldWhereNarrow() {
    for view in index.ofRole[.splitView]?.sorted(by: { $0.id < $1.id }) ?? []
    where (view.attributes[.folded]?.flag == true) != (windowSize.width < 700) {
      turn { $0.session.perform(.fold(windowSize.width < 700), on: view.id, event: "fold the columns") }
    }
  }

  /// Also those that lie beneath another screen.
  private func elements(of role: Role, else none: @autoclosure () -> ScreenError) throws -> [ShownNode] {
    let found = index.ofRole[role]?.sorted { $0.id < $1.id } ?? []
    if found.isEmpty { throw none() }
    return found
  }
}
