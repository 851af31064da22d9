import SwiftUI
import TenureRender
import TenureRuntime
import Testing

/// A host that knows the first tree and the patches after it: what it shows is compared with the whole tree each time.
@MainActor final class Replay {
  private let session = Session()
  private var shown: RenderNode

  init<V: View>(_ view: V) throws {
    session.mount(view)
    shown = try #require(session.screen)
  }

  /// Acts on the first element of a role that reads `text`.
  func perform(_ action: UserAction = .tap, on role: String, _ text: String) throws {
    let node = try #require(session.screen?.first { $0.role.name == role && $0.reads(text) })
    let turn = session.perform(action, on: node.id, event: "\(action)")
    #expect(turn.outcome == .done)
    do { shown = try shown.applying(turn.patch) } catch { Issue.record("\(error) of \(turn.patch.steps)") }
    #expect(shown == session.screen)
  }
}

extension RenderNode {
  fileprivate func first(_ isWanted: (RenderNode) -> Bool) -> RenderNode? {
    if isWanted(self) { return self }
    return children.compactMap { $0.first(isWanted) }.first
  }

  fileprivate func reads(_ text: String) -> Bool {
    attributes[.text]?.text == text || children.contains { $0.reads(text) }
  }
}
