import Foundation
@_spi(Tree) import TenureTree

/// What is made of two shapes in the same space.
struct CombinedShape<First: Shape, Second: Shape> {
  let first: First
  let second: Second
  let combine: @Sendable (_ first: Path, _ second: Path) -> Path
}

extension CombinedShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
}

// Curves become lines that are at most a fiftieth of a point away from them.
extension Shape {
  /// Everything inside either shape.
  ///
  ///     Circle().union(Rectangle().offset(x: 20)).fill(.blue)
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What is inside of both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What is inside of this shape and not of the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What is inside one of the shapes and not the other.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The part of this shape's edge that is inside of the other, as a line to be stroked.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The part of this shape's edge that is outside of the other, as a line to be stroked.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
