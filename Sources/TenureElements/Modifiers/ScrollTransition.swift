import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// How far a row has been scrolled in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the upper or leading edge.
  case topLeading
  /// Wholly visible.
  case identity
  /// Beyond the lower or trailing edge.
  case bottomTrailing

  /// Wholly visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 beyond the upper edge, 1 beyond the lower one, and 0 between.
  public var value: Double { self == .topLeading ? -1 : self == .bottomTrailing ? 1 : 0 }
}

/// When rows change their phase, and how.
public struct ScrollTransitionConfiguration: Sendable {
  enum Way {
    /// Step by step, as the row is scrolled.
    case interactive(UnitCurve)
    /// At once, when the threshold is met.
    case animated(Animation)
    case none
  }

  let way: Way
  private(set) var limit = Threshold.visible

  /// At once, with an animation.
  public static let animated = animated()
  /// At once, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .animated(animation))
  }
  /// As far as the row is scrolled in.
  public static let interactive = interactive()
  /// As far as the row is scrolled in, at the pace of a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .interactive(timingCurve))
  }
  /// Never.
  public static let identity = ScrollTransitionConfiguration(way: .none)

  /// From how much of a row on it looks as one that is wholly visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var other = self
    other.limit = threshold
    return other
  }

  /// How much of a row has to be visible.
  public struct Threshold: Sendable {
    /// A share of the row and a share of the way from there to the middle of the container, and points beyond that.
    private var share: Double
    private var middle = 0.0
    private var distance = 0.0

    /// All of it.
    public static let visible = Threshold(share: 1)
    /// Nothing: it stands right outside.
    public static let hidden = Threshold(share: 0)
    /// It is in the middle.
    public static var centered: Threshold { Threshold(share: 1, middle: 1) }
    /// So much of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }

    /// Nearer to the middle of the container by so many points.
    public func inset(by distance: Double) -> Threshold {
      var other = self
      other.distance += distance
      return other
    }

    /// Between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
      return Threshold(
        share: between(share, other.share), middle: between(middle, other.middle),
        distance: between(distance, other.distance))
    }

    /// How far a row of this length is inside of its container's edge where it is met.
    func depth(of length: Double, in container: Double) -> Double {
      length * share + (container - length) / 2 * middle + distance
    }
  }
}

extension View {
  /// Changes how a row looks while it is scrolled in or out.
  ///
  ///     card.scrollTransition { content, phase in
  ///       content.opacity(phase.isIdentity ? 1 : 0.3)
  ///     }
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how a row looks while it is scrolled in or out, at the one edge otherwise than at the other.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrolledEffects(
        edges: [.topLeading: topLeading, .bottomTrailing: bottomTrailing], axis: axis,
        effects: { transition(EmptyVisualEffect(), $0)._effects }))
  }
}

/// Looks where a row is in what scrolls it, and draws it accordingly.
private struct ScrolledEffects {
  @State private var shown: _VisualEffects?
  let edges: [ScrollTransitionPhase: ScrollTransitionConfiguration]
  let axis: Axis?
  let effects: (ScrollTransitionPhase) -> _VisualEffects

  init(
    edges: [ScrollTransitionPhase: ScrollTransitionConfiguration], axis: Axis?,
    effects: @escaping (ScrollTransitionPhase) -> _VisualEffects
  ) {
    self.edges = edges
    self.axis = axis
    self.effects = effects
  }
}

extension ScrolledEffects: ViewModifier {
  func body(content: Content) -> some View {
    content
      .showing(shown ?? effects(.identity))
      .background {
        GeometryReader { proxy in
          let spot = Spot(proxy, axis)
          Color.clear.onChange(of: look(at: spot), initial: true) { _, new in show(new, at: spot) }
        }
      }
  }

  private func look(at spot: Spot) -> _VisualEffects {
    let identity = effects(.identity)
    guard let way = edges[spot.phase] else { return identity }
    let depth = way.limit.depth(of: spot.length, in: spot.container)
    let share = depth > 0 ? min(max(spot.depth / depth, 0), 1) : 1
    switch way.way {
    case .none: return identity
    case .animated: return share < 1 ? effects(spot.phase) : identity
    case .interactive(let curve):
      return share < 1 ? identity.mixed(with: effects(spot.phase), by: 1 - curve.value(at: share)) : identity
    }
  }

  private func show(_ new: _VisualEffects, at spot: Spot) {
    if shown == nil, new == effects(.identity) { return }
    if shown != nil, case .animated(let animation)? = edges[spot.phase]?.way {
      withAnimation(animation) { shown = new }
    } else {
      shown = new
    }
  }

  /// How far inside of the nearer edge a row is, along the way that it is scrolled.
  struct Spot {
    let length: Double
    let container: Double
    let depth: Double
    /// That of the nearer edge; identity where nothing is known of what scrolls.
    let phase: ScrollTransitionPhase

    init(_ proxy: GeometryProxy, _ axis: Axis?) {
      guard let bounds = proxy.bounds(of: .scrollView) else {
        (length, container, depth, phase) = (0, 0, 0, .identity)
        return
      }
      let isAcross = (axis ?? proxy.reader.scrollAxis) == .horizontal
      length = isAcross ? proxy.size.width : proxy.size.height
      container = isAcross ? bounds.width : bounds.height
      let (start, end) = isAcross ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
      let (first, last) = (length - start, Double(end))
      depth = min(first, last)
      phase = first < last ? .topLeading : .bottomTrailing
    }
  }
}

extension _VisualEffects {
  /// Between this one and another: what one of them alone does is done as it says.
  fileprivate func mixed(with other: Self, by amount: Double) -> Self {
    guard all.count == other.all.count else { return amount < 0.5 ? self : other }
    var mixed = self
    for (index, (own, its)) in zip(all, other.all).enumerated() {
      guard own.name == its.name else {
        mixed.all[index] = amount < 0.5 ? own : its
        continue
      }
      for entry in its.attributes.entries {
        guard case (let a?, let b?) = (own.attributes[entry.key]?.number, entry.value.number) else { continue }
        mixed.all[index].attributes[entry.key] = .number(a + (b - a) * amount)
      }
    }
    return mixed
  }
}
