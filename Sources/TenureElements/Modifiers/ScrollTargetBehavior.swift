import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Where scrolling comes to rest: at pages, at views, or where a behaviour of the program's own says.
///
///     struct Steps: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.x = (target.rect.origin.x / 120).rounded() * 120
///       }
///     }
///
/// The trap: the program's own is asked once the user has let go and scrolling is over, and scrolls on from there. Hosts do
/// not tell where slowing down would have ended.
public protocol ScrollTargetBehavior: Sendable {
  /// What a behaviour is told.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// For hosts; nil for one of the program's own.
  nonisolated var _behaviorName: String? { get }
}

extension ScrollTargetBehavior {
  public nonisolated var _behaviorName: String? { nil }
}

/// The part of the content that is to be seen when scrolling is over.
public struct ScrollTarget: Hashable, Sendable {
  /// The part, in the content.
  public var rect: CGRect
  /// Which point of the part is brought to the same point of the scroll view; the upper leading corner where there is none.
  public var anchor: UnitPoint?

  /// A part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour knows of the scroll view beside the target. It has the values of the environment too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What was seen when the user began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves. Hosts do not tell: zero.
  public let velocity: CGVector
  /// How large all of the content is.
  public let contentSize: CGSize
  /// How large the scroll view is.
  public let containerSize: CGSize
  /// The directions in which there is more than is seen.
  public let axes: Axis.Set
  fileprivate let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember key: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: key] }
}

/// Scrolling comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated var _behaviorName: String? { "paging" }
  public init() {}

  /// Goes to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (place / length).rounded() * length : place
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.origin.x, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.origin.y, context.containerSize.height)
    }
  }
}

/// Scrolling comes to rest at the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one scroll goes past. Hosts do not keep a user from going past several.
  public struct LimitBehavior: Sendable {
    /// Whatever is usual.
    public static let automatic = Self()
    /// A few at most.
    public static let always = Self()
    /// One at most.
    public static let alwaysByOne = Self()
    /// A few, where little is in sight.
    public static let alwaysByFew = Self()
    /// As many as there are.
    public static let never = Self()
  }

  public nonisolated var _behaviorName: String? { "viewAligned" }
  /// At the edge of a view.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves the target as it is: hosts find the views.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  /// Scrolling comes to rest at the edge of a view.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where scrolling comes to rest.
  @ViewBuilder public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    if let name = behavior._behaviorName {
      style(.scrollTarget, .text(name))
    } else {
      modifier(OwnTargets(behavior: behavior))
    }
  }
}

/// Asks a behaviour of the program's own about the first scroll view in a view.
private struct OwnTargets {
  let behavior: any ScrollTargetBehavior
}

extension OwnTargets: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { OwnTargetNode(self, in: place) }
}

private final class OwnTargetNode: LifecycleNode<OwnTargets>, ScrollGeometryWatcher {
  private var last: MeasuredScroll?
  /// What was seen before the user began.
  private var begun: MeasuredScroll?

  override var style: RenderModifier? { RenderModifier(.scrollGeometry) }
  override func began() { window.watchScrollGeometry(self) }
  override func leave() { window.stopWatchingScrollGeometry(self) }

  func scrolled(_ scroll: MeasuredScroll) {
    guard scroll.node == firstElement?.id else { return }
    let before = last
    last = scroll
    if scroll.phase == .interacting, begun == nil { begun = before ?? scroll }
    guard scroll.phase == .idle, let begun else { return }
    self.begun = nil
    rest(scroll, from: begun)
  }

  private func rest(_ scroll: MeasuredScroll, from begun: MeasuredScroll) {
    let (seen, old) = (ScrollGeometry(scroll), ScrollGeometry(begun))
    var axes: Axis.Set = []
    if scroll.contentWidth > scroll.width { axes.insert(.horizontal) }
    if scroll.contentHeight > scroll.height { axes.insert(.vertical) }
    var target = ScrollTarget(rect: seen.visibleRect)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: old.visibleRect), velocity: .zero, contentSize: seen.contentSize,
      containerSize: seen.containerSize, axes: axes, environment: EnvironmentValues(scope: environment))
    modifier.behavior.updateTarget(&target, context: context)
    let anchor = target.anchor ?? .topLeading
    let x = target.rect.minX + (target.rect.width - seen.containerSize.width) * anchor.x
    let y = target.rect.minY + (target.rect.height - seen.containerSize.height) * anchor.y
    if CGPoint(x: x, y: y) == seen.contentOffset { return }
    let (acrossTo, downTo) = (max(0, Double(x)), max(0, Double(y)))
    window.scroll(
      ScrollRequest(
        node: scroll.node, x: axes.contains(.horizontal) ? acrossTo : nil, y: axes.contains(.vertical) ? downTo : nil))
  }
}
