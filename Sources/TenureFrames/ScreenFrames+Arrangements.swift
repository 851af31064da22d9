import TenureLayout
import TenureRender

extension ScreenFrames {
  /// What a host is told that places views by its own means and cannot know these: which of several views fits, and where
  /// layouts of the program's own put theirs.
  public var arrangementsAskedFor: MeasuredLayout {
    update()
    var layout = MeasuredLayout()
    for id in asking.sorted() {
      guard let fitting = elements[id]?.content as? ViewThatFitsNode else { continue }
      layout.fitting[id] = fitting.shownIndex
    }
    for id in arranged { layout.arrangements[id] = elements[id].flatMap(arrangement) }
    return layout
  }

  private func arrangement(in element: FramedElement) -> MeasuredArrangement? {
    guard let whole = element.content?.windowFrame, whole.size.isFinite else { return nil }
    let views = element.children.compactMap { child -> MeasuredArrangement.View? in
      guard let frame = child.outer?.windowFrame, frame.size.isFinite else { return nil }
      let (x, y) = (frame.origin.x - whole.origin.x, frame.origin.y - whole.origin.y)
      guard x.isFinite, y.isFinite else { return nil }
      return .init(node: child.id, x: x, y: y, width: frame.size.width, height: frame.size.height)
    }
    return MeasuredArrangement(width: whole.size.width, height: whole.size.height, views: views)
  }
}

extension Size {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
