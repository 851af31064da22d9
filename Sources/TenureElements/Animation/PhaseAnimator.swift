import Foundation
@_spi(Tree) import TenureTree

/// Goes through phases, each with its own animation: for ever, or once whenever a trigger changes.
///
///     Text("Loading").phaseAnimator([1, 0.4]) { text, opacity in text.opacity(opacity) }
///
/// A test sees the next phase after `advance(by:)` of the animation's length.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  @State private var place = 0
  @State private var runs = 0
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Made with phases and content.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// Made with phases, trigger and content.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = AnyTrigger(trigger)
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    content(phases[place])
      .onChange(of: trigger) { runs += 1 }
      .task(id: runs) {
        if trigger != nil && runs == 0 { return }
        repeat {
          for next in Array(phases.indices.dropFirst()) + [0] where next != place {
            let animation = animation(phases[next])
            withAnimation(animation) { place = next }
            guard let seconds = animation.map({ $0.seconds }) ?? 0 else { return }
            try? await Task.sleep(for: .held(seconds: max(seconds, 1.0 / 60)))
            if Task.isCancelled { return }
          }
        } while trigger == nil && phases.count > 1
      }
  }
}

/// A value of any type whose changes start something.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: Self, b: Self) -> Bool {
    func same<Value: Equatable>(_ value: Value) -> Bool { value == b.value as? Value }
    return same(a.value)
  }
}

/// Stands for the view that phases are put around.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

extension View {
  /// Goes through phases for ever; `content` puts around the view what belongs to one.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier { view in
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: view), $0) }, animation: animation)
      })
  }

  /// Goes through phases once whenever `trigger` changes; `content` puts around the view what belongs to one.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier { view in
        PhaseAnimator(
          phases, trigger: trigger, content: { content(PlaceholderContentView(content: view), $0) },
          animation: animation)
      })
  }
}

extension View {
  /// Animates what `body` puts around the view.
  ///
  /// The trap: what changes inside the view at the same time is animated alike.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(PhaseModifier { view in body(PlaceholderContentView(content: view)) })
      .transaction { $0.animation = animation }
  }
}

struct PhaseModifier<Animated: View> {
  let make: (AnyView) -> Animated
}

extension PhaseModifier: ViewModifier {
  func body(content: Content) -> some View { make(AnyView(content)) }
}
