/// A closure that runs at once and again whenever something it read has changed, until it is released or disposed of.
///
///     let effect = Effect(graph) { print(name.value) }
///
/// Keep it: an effect that nobody holds ends. It may end itself, or be released, while it runs.
public final class Effect {
  let node: EffectNode

  public init(_ graph: Graph, name: String? = nil, height: Int32 = 0, _ body: @escaping () -> Void) {
    node = EffectNode(graph, name: name, height: height, body)
    node.run()
  }

  deinit { node.end() }

  /// Runs no more and depends on nothing.
  public func dispose() { node.dispose() }

  /// True iff it is going to run in the next flush, or to find out that it needn't.
  public var isDirty: Bool { node.isDirty }
}

/// The observer of an effect. Only its effect or its scope holds it, and they don't let go while the graph works on it
/// (`end`); so a flush needn't hold it.
final class EffectNode: Observer {
  private let body: () -> Void
  private let name: String?

  init(_ graph: Graph, name: String?, height: Int32, _ body: @escaping () -> Void) {
    self.body = body
    self.name = name
    super.init(graph: graph, height: height)
    ref.flags = Flags.held
  }

  override var label: String { name ?? "Effect" }

  override func run() {
    let session = ref.begin()
    body()
    ref.end(session)
  }

  /// To be called before it is released: if a flush is working on it, the graph holds it until that is over.
  func end() {
    dispose()
    if ref.graph.fields.current == ref {
      ref.graph.fields.current = nil
      ref.graph.object.leaving.append(self)
    }
  }
}
