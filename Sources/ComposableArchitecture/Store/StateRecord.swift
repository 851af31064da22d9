import CustomDump
import IdentifiedCollections
import TenureTree

/// What an action has changed, for the record of the window whose event or task sent it: property by property, with the
/// value before and after, down to the child's property where a child's state has changed.
@MainActor struct StateRecord {
  let log: any ChangeLog

  /// Nil where nobody listens.
  init?() {
    guard Cause.isFollowed, let log = Cause.current?.window?.log else { return nil }
    self.log = log
  }

  /// To be called before there is a store.
  static func begin() {
    StateKeepers.add(module: "ComposableArchitecture") { path in
      if let place = StatePlaces.of(type(of: path).rootType).first(where: { $0.path == path }) {
        return "\(describe(type: type(of: path).rootType)).\(place.name)"
      }
      // The state as a whole, as a store reads it.
      guard let core = type(of: path).rootType as? any StateCore.Type else { return nil }
      return describe(type: core.stateType)
    }
  }

  /// An action, with the one whose effect sent it.
  func tell<Action>(of action: Action, from origin: Action?, changedBy reducers: [String]) {
    log.action(SourceText.name(action), from: origin.map { SourceText.name($0) }, changedBy: reducers)
  }

  func tell<State>(of old: State, and new: State) {
    tell(old, new, describe(type: State.self))
  }

  /// Goes through the properties of two values of one type.
  private func tell(_ old: Any, _ new: Any, _ owner: String) {
    let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
    for (old, new) in zip(old.children, new.children) {
      guard let label = new.label, !label.hasPrefix("_$"), !areSame(old.value, new.value) else { continue }
      compare(old.value, new.value, owner, label.hasPrefix("_") ? String(label.dropFirst()) : label)
    }
  }

  private func compare(_ old: Any, _ new: Any, _ owner: String, _ property: String) {
    if let type = type(of: new) as? any FeatureHolder.Type {
      let (inner, now) = Self.features(in: type, old, new)
      guard let inner, let now else {
        return log.write(
          owner, property, inner.map(Self.shown) ?? Nothing(), now.map(Self.shown) ?? Nothing(), at: nil)
      }
      return compare(inner, now, owner, property)
    }
    if let (old, new) = elements(old, new) {
      for (old, new) in zip(old, new) where !areSame(old, new) { compare(old, new, owner, property) }
    } else if let (old, new) = features(old, new) {
      tell(old, new, describe(type: type(of: new)))
    } else {
      log.write(owner, property, Self.shown(old), Self.shown(new), at: nil)
    }
  }

  /// What has parts is written on one line, as it is dumped.
  private static func shown(_ value: Any) -> Any {
    switch Mirror(reflecting: value).displayStyle {
    case .struct?, .collection?, .set?, .dictionary?, .tuple?, .enum?: OneLine(value: value)
    default: value
    }
  }

  /// The elements of two arrays of features, where the same ones stand in the same order.
  private func elements(_ old: Any, _ new: Any) -> ([Any], [Any])? {
    guard let old = old as? any FeatureElements, let new = new as? any FeatureElements else { return nil }
    guard old.identities == new.identities else { return nil }
    return (old.features, new.features)
  }

  /// Two states of one feature, where both are there: structs, or the same case of an enum of features.
  private func features(_ old: Any, _ new: Any) -> (Any, Any)? {
    guard type(of: old) == type(of: new), new is any ObservableState else { return nil }
    let (a, b) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard b.displayStyle == .enum else { return (old, new) }
    guard let a = a.children.first, let b = b.children.first, a.label == b.label else { return nil }
    return features(a.value, b.value)
  }

  private static func features<Holder: FeatureHolder>(in type: Holder.Type, _ old: Any, _ new: Any) -> (Any?, Any?) {
    ((old as? Holder)?.feature, (new as? Holder)?.feature)
  }
}

/// A value with parts, for people.
private struct OneLine: CustomStringConvertible {
  let value: Any

  var description: String {
    let text = String(customDumping: value).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 200 ? text : text.prefix(200) + "…"
  }
}

/// A feature that is not there, for people.
private struct Nothing: CustomStringConvertible {
  var description: String { "nil" }
}

/// What holds the state of one feature, or none.
private protocol FeatureHolder {
  associatedtype Feature
  var feature: Feature? { get }
}

extension Optional: FeatureHolder where Wrapped: ObservableState {
  fileprivate var feature: Wrapped? { self }
}

extension PresentationState: FeatureHolder {
  fileprivate var feature: State? { wrappedValue }
}

/// What holds the states of several.
private protocol FeatureElements {
  var identities: [AnyHashable] { get }
  var features: [Any] { get }
}

extension IdentifiedArray: FeatureElements where Element: ObservableState {
  fileprivate var identities: [AnyHashable] { Array(ids) }
  fileprivate var features: [Any] { Array(self) }
}

extension StackState: FeatureElements where Element: ObservableState {
  fileprivate var identities: [AnyHashable] { Array(ids) }
  fileprivate var features: [Any] { Array(self) }
}
