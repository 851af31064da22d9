/// How large an element is that asks for it, as a host has laid it out.
public struct MeasuredSize: Sendable, Equatable {
  public var node: NodeID
  public var width: Double
  public var height: Double

  public init(node: NodeID, width: Double, height: Double) {
    self.node = node
    self.width = width
    self.height = height
  }
}
