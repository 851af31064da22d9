import Foundation

/// Where keyframes of one track lead, at any time.
struct KeyframePath<Value: Animatable> {
  fileprivate typealias Data = Value.AnimatableData

  /// One way, with where it begins and how fast.
  fileprivate struct Part {
    let start: Data
    let step: _KeyframeStep<Value>
    /// In units a second.
    var speeds: (start: Data, end: Data)
  }

  private let initial: Value
  private var parts: [Part] = []

  init(from initial: Value, _ steps: [_KeyframeStep<Value>]) {
    self.initial = initial
    var place = initial.animatableData
    for step in steps {
      parts.append(Part(start: place, step: step, speeds: (.zero, .zero)))
      place = step.target.animatableData
    }
    for index in parts.indices { parts[index].speeds = (speed(before: index), speed(after: index)) }
  }

  var duration: Double { parts.reduce(0) { $0 + $1.step.duration } }

  func value(at time: Double) -> Value {
    var (rest, data) = (max(time, 0), initial.animatableData)
    for part in parts {
      data = part.data(at: min(rest, part.step.duration))
      if rest < part.step.duration { break }
      rest -= part.step.duration
    }
    var value = initial
    value.animatableData = data
    return value
  }

  private func speed(before index: Int) -> Data {
    switch parts[index].step.way {
    case .cubic(let said?, _), .spring(_, let said?): said.animatableData
    case .cubic: index > 0 ? shared(by: index - 1) : .zero
    case .spring(let spring, nil):
      index > 0 ? spring.arrival(parts[index - 1].step, from: parts[index - 1].start) : .zero
    default: .zero
    }
  }

  private func speed(after index: Int) -> Data {
    if case .cubic(_, let said?) = parts[index].step.way { return said.animatableData }
    return shared(by: index)
  }

  /// The speed between a part and the next one: where both are cubic, as if there were a straight way over both.
  private func shared(by index: Int) -> Data {
    guard index + 1 < parts.count, case .cubic = parts[index].step.way, case .cubic = parts[index + 1].step.way else {
      return .zero
    }
    let time = parts[index].step.duration + parts[index + 1].step.duration
    var way = parts[index + 1].step.target.animatableData - parts[index].start
    way.scale(by: time > 0 ? 1 / time : 0)
    return way
  }
}

extension KeyframePath.Part {
  fileprivate func data(at time: Double) -> Value.AnimatableData {
    let end = step.target.animatableData
    guard step.duration > 0, time < step.duration || !step.isSpring else { return end }
    let part = time / step.duration
    switch step.way {
    case .jump: return end
    case .curve(let curve): return start + scaled(end - start, curve.value(at: part))
    case .spring(let spring, _):
      return start + spring.value(target: end - start, initialVelocity: speeds.start, time: time)
    case .cubic:
      // Hermite: both places and both speeds are met.
      let (p2, p3) = (part * part, part * part * part)
      return scaled(start, 2 * p3 - 3 * p2 + 1) + scaled(speeds.start, (p3 - 2 * p2 + part) * step.duration)
        + scaled(end, 3 * p2 - 2 * p3) + scaled(speeds.end, (p3 - p2) * step.duration)
    }
  }
}

extension _KeyframeStep {
  fileprivate var isSpring: Bool {
    if case .spring = way { true } else { false }
  }
}

extension Spring {
  /// The speed that the way before ends with, where that is steady.
  fileprivate func arrival<Value: Animatable>(
    _ step: _KeyframeStep<Value>, from start: Value.AnimatableData
  ) -> Value.AnimatableData {
    guard case .curve(.linear) = step.way, step.duration > 0 else { return .zero }
    return scaled(step.target.animatableData - start, 1 / step.duration)
  }
}

private func scaled<Data: VectorArithmetic>(_ data: Data, _ factor: Double) -> Data {
  var data = data
  data.scale(by: factor)
  return data
}
