import Foundation
@_spi(Tree) import TenureTree

/// The transition `.blurReplace`. Hosts show it as `.opacity`.
public struct BlurReplaceTransition: Transition {
  /// For hosts.
  public nonisolated var _name: String { "opacity" }
  /// From which side the blurred view is scaled. Hosts do not scale it.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// Smaller both before and after.
    public static let downUp = Configuration(name: "downUp")
    /// Larger before and smaller after.
    public static let upUp = Configuration(name: "upUp")
  }

  /// How it is scaled.
  public var configuration: Configuration

  /// Made with how it is scaled.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  /// The view as it is: hosts show the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurred and scaled before and after.
  public static var blurReplace: Self { Self(configuration: .downUp) }
  /// Blurred and scaled before and after.
  public static func blurReplace(_ configuration: Self.Configuration = .downUp) -> Self {
    Self(configuration: configuration)
  }
}

/// The transition `.move(edge:)`.
public struct MoveTransition: Transition {
  /// For hosts.
  public nonisolated var _name: String { AnyTransition.move(edge: edge).name }
  /// Over which edge the view comes and goes.
  public var edge: Edge
  /// Made with an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// The view as it is: hosts show the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  /// Comes and goes over an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

/// The transition `.offset(_:)`.
public struct OffsetTransition: Transition {
  /// For hosts.
  public nonisolated var _name: String { AnyTransition.offset(offset).name }
  /// How far away the view comes from.
  public var offset: CGSize
  /// Made with how far away the view comes from.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  /// The view as it is: hosts show the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OffsetTransition {
  /// Comes from this far away, and goes there.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// Comes from this far away, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

/// The transition `.push(from:)`.
public struct PushTransition: Transition {
  /// For hosts.
  public nonisolated var _name: String { AnyTransition.push(from: edge).name }
  /// The edge over which the view comes; it goes over the opposite one.
  public var edge: Edge
  /// Made with an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// The view as it is: hosts show the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  /// Comes over one edge and goes over the opposite one, fading.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

/// The transition `.asymmetric(insertion:removal:)`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// For hosts.
  public let _name: String
  /// How the view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal
  /// Made of how a view comes and how it goes.
  public init(insertion: Insertion, removal: Removal) {
    _name = "\(insertion._name)|\(removal._name)"
    self.insertion = insertion
    self.removal = removal
  }
  /// The view as it is: hosts show the transition by its name.
  public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// One way to come and another to go.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> { Self(insertion: insertion, removal: removal) }

  /// Both at once.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    NamedTransition(_name: "\(_name)+\(other._name)")
  }

  /// With an animation of its own. Hosts use that of the change.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

private struct NamedTransition: Transition {
  let _name: String
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}
