import Foundation
@_spi(Tree) import TenureTree

/// Keyframes of a value: of one of its properties in a `KeyframeTrack`, or of the whole.
public protocol Keyframes<Value> {
  associatedtype Value
  /// The tracks, each made from the value at the start.
  var _tracks: [_KeyframeTrackRun<Value>] { get }
}

/// One track, ready to be asked for a value's part at a time.
public struct _KeyframeTrackRun<Value> {
  /// From the value at the start, what writes the track's part of a time into a value, and how long it is.
  let start: (Value) -> (duration: Double, write: (Double, inout Value) -> Void)
}

/// Keyframes for one property of a value.
///
///     KeyframeTrack(\.scale) {
///       LinearKeyframe(1.2, duration: 0.2)
///       SpringKeyframe(1, duration: 0.5, spring: .bouncy)
///     }
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The one track.
  public let _tracks: [_KeyframeTrackRun<Root>]

  /// Keyframes for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let steps = content()._steps
    _tracks = [
      _KeyframeTrackRun { root in
        let path = KeyframePath(from: root[keyPath: keyPath], steps)
        return (path.duration, { time, root in root[keyPath: keyPath] = path.value(at: time) })
      }
    ]
  }

  /// Keyframes for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
}

/// What a builder makes of several tracks.
public struct _KeyframesTogether<Value>: Keyframes {
  /// The tracks.
  public let _tracks: [_KeyframeTrackRun<Value>]
}

/// Puts tracks beside each other.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// One track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframesTogether<Value>
  where K.Value == Value { _KeyframesTogether(_tracks: expression._tracks) }
  /// A keyframe of the whole value.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(_steps: expression._steps) }
  /// Several tracks.
  public static func buildBlock(_ parts: _KeyframesTogether<Value>...) -> _KeyframesTogether<Value> {
    _KeyframesTogether(_tracks: parts.flatMap(\._tracks))
  }
  /// Several keyframes of the whole value.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframesTogether<Value>
  where Value: Animatable {
    let steps = parts.flatMap(\._steps)
    return _KeyframesTogether(
      _tracks: KeyframeTrack(\Value.self) { _KeyframeSequence(_steps: steps) }._tracks)
  }
}

/// Keyframes that can be asked for the value at any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: Double, write: (Double, inout Value) -> Void)]

  /// Made from a value to start with and its keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()._tracks.map { $0.start(initialValue) }
  }

  /// As long as the longest track.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after so many seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.write(time, &value) }
    return value
  }
}

/// Shows a value that moves along keyframes: for ever, or once whenever a trigger changes.
///
/// The value is written thirty times a second; in a test, `advance(by:)` goes on.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View> where Path.Value == Value {
  @State private var value: Value?
  @State private var runs = 0
  private let initial: Value
  private let trigger: AnyTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path

  /// Goes along the keyframes once whenever `trigger` changes, from where it was.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    initial = initialValue
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes along the keyframes, again and again unless `repeating` is false.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    initial = initialValue
    trigger = repeating ? nil : AnyTrigger(false)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public var body: some View {
    content(value ?? initial)
      .onChange(of: trigger) { runs += 1 }
      .task(id: runs) {
        if trigger != nil && runs == 0 { return }
        repeat {
          let start = value ?? initial
          let timeline = KeyframeTimeline(initialValue: start) { keyframes(start) }
          guard timeline.duration > 0 else {
            value = timeline.value(time: 0)
            return
          }
          for frame in 1...max(1, Int((min(timeline.duration, 1e9) * 30).rounded(.up))) {
            try? await Task.sleep(for: .seconds(min(1.0 / 30, timeline.duration)))
            if Task.isCancelled { return }
            value = timeline.value(time: min(Double(frame) / 30, timeline.duration))
          }
          if trigger == nil { value = initial }
        } while trigger == nil
      }
  }
}

extension View {
  /// Moves a value along keyframes once whenever `trigger` changes; `content` puts around the view what belongs to it.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PhaseModifier { view in
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger,
          content: { content(PlaceholderContentView(content: view), $0) }, keyframes: keyframes)
      })
  }

  /// Moves a value along keyframes, again and again unless `repeating` is false.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PhaseModifier { view in
        KeyframeAnimator(
          initialValue: initialValue, repeating: repeating,
          content: { content(PlaceholderContentView(content: view), $0) }, keyframes: keyframes)
      })
  }
}
