@_spi(Tree) import TenureTree

// What is made of two outlines. It is declared so that the compiler says why it is not there.

extension Shape {
  /// Not here: what is inside of one of both.
  @available(*, unavailable, message: "Outlines are not combined here. Put both shapes into a ZStack.")
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// Not here: what is inside of both.
  @available(*, unavailable, message: "Outlines are not combined here. Use clipShape with the other one.")
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// Not here: what is inside of the first alone.
  @available(*, unavailable, message: "Outlines are not combined here. Draw it with blendMode(.destinationOut) on top.")
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// Not here: what is inside of one alone.
  @available(*, unavailable, message: "Outlines are not combined here. Fill a Path of both with eoFill: true.")
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

extension Path {
  /// Not here: what is inside of one of both.
  @available(*, unavailable, message: "Outlines are not combined here. Add the other one with addPath.")
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here: what is inside of both.
  @available(*, unavailable, message: "Outlines are not combined here. Use clipShape with the other one.")
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here: what is inside of the first alone.
  @available(*, unavailable, message: "Outlines are not combined here. Draw it with blendMode(.destinationOut) on top.")
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here: what is inside of one alone.
  @available(*, unavailable, message: "Outlines are not combined here. Add the other one and fill with eoFill: true.")
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here: the outline of a line.
  @available(*, unavailable, message: "Hosts draw lines. Use stroke(_:style:).")
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
