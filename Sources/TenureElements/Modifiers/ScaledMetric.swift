@_spi(Tree) import TenureTree

/// A length that grows with the size of text a user has chosen.
///
/// The trap: no host here lets a user choose one, so it is the length as written.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
