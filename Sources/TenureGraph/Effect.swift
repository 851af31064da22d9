/// A closure that runs at once and again whenever something it read has changed, until it is released or disposed of.
public final class Effect: Observer {
  @usableFromInline let body: () -> Void
  public let name: String?

  public init(_ graph: Graph, name: String? = nil, height: Int32 = 0, _ body: @escaping () -> Void) {
    self.body = body
    self.name = name
    super.init(graph: graph, height: height)
    run()
  }

  public override var label: String { name ?? super.label }

  public override func run() {
    let session = beginSession()
    body()
    endSession(session)
  }
}
