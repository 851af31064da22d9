extension AnyHashable: CustomDumpRepresentable {
  /// What it holds.
  public var customDumpValue: Any { base }
}

extension Character: CustomDumpRepresentable {
  /// A string.
  public var customDumpValue: Any { String(self) }
}

extension StaticString: CustomDumpRepresentable {
  /// A string.
  public var customDumpValue: Any { "\(self)" }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  /// `ObjectIdentifier(0x…)`
  public var customDumpDescription: String { "ObjectIdentifier(0x\(String(UInt(bitPattern: self), radix: 16)))" }
}

extension Duration: CustomDumpStringConvertible {
  /// `1.5 seconds`
  public var customDumpDescription: String { description }
}

extension Range: CustomDumpStringConvertible {
  /// `1..<3`
  public var customDumpDescription: String { "\(bound(lowerBound))..<\(bound(upperBound))" }
}

extension ClosedRange: CustomDumpStringConvertible {
  /// `1...3`
  public var customDumpDescription: String { "\(bound(lowerBound))...\(bound(upperBound))" }
}

private func bound(_ value: Any) -> String { String(customDumping: value) }
