import TenureIssues

/// An identifier that belongs to one view in one place.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var number: Int?

  /// A name that no other view has.
  public init() {}

  /// What views that belong together name.
  public var wrappedValue: ID {
    if let number { return ID(number: number) }
    Issues.report(
      Issue(
        "Reading a Namespace property outside View.body. "
          + "This will result in identifiers that never match any other identifier.",
        evidence: "It was read before its view was on the screen.", advice: "Read it in body."))
    return ID(number: nil)
  }

  /// Equal to another only if both were read from the same place.
  public struct ID: Hashable, Sendable {
    /// nil matches nothing, not even itself.
    package let number: Int?

    public static func == (a: ID, b: ID) -> Bool { a.number != nil && a.number == b.number }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

extension Namespace: InstalledProperty {
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) { number = node.window.elements.newNumber() }
  package mutating func adopt(_ old: Namespace, in node: ViewNode, as plan: PropertyPlan) { number = old.number }
}
