import Foundation
import TenureLayout

/// A program's layout as the engine asks it, with its cache.
final class LayoutInCode<Code: Layout>: LayoutCode {
  private let code: Code
  private var cache: Code.Cache?
  private var isOutdated = false

  init(_ code: Code) { self.code = code }

  func subviewsChanged() { isOutdated = true }

  private func ask<Answer>(
    _ subviews: TenureLayout.LayoutSubviews, _ question: (Code.Subviews, inout Code.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(views: subviews)
    var cache = cache ?? code.makeCache(subviews: subviews)
    if self.cache != nil, isOutdated { code.updateCache(&cache, subviews: subviews) }
    isOutdated = false
    // Taken out while the code may change it, so that it is not copied.
    self.cache = nil
    let answer = question(subviews, &cache)
    self.cache = cache
    return answer
  }

  func sizeThatFits(_ proposal: Proposal, subviews: TenureLayout.LayoutSubviews) -> Size {
    ask(subviews) {
      let size = code.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
      return Size(width: Double(size.width), height: Double(size.height))
    }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: TenureLayout.LayoutSubviews) {
    ask(subviews) {
      code.placeSubviews(in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
  }

  func explicitAlignment(
    of guide: Guide, in bounds: Rect, proposal: Proposal, subviews: TenureLayout.LayoutSubviews
  ) -> Double? {
    ask(subviews) { subviews, cache in
      let proposal = ProposedViewSize(proposal), bounds = CGRect(bounds)
      let place =
        guide.axis == .horizontal
        ? code.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : code.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return place.map { Double($0) }
    }
  }

  func spacing(at edge: TenureLayout.Edge, subviews: TenureLayout.LayoutSubviews) -> EdgeSpacing? {
    ask(subviews) { code.spacing(subviews: $0, cache: &$1)[Edge(edge)] }
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
