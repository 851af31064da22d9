/// A modifier that changes how updates happen in what it wraps.
protocol TransactionRewriting: ViewModifier where Body == Never {
  /// True when an update that brought this in place of `old` is to be changed; nil when every update is.
  func differs(from old: Self) -> Bool?
  func rewrite(_ transaction: inout Transaction)
}

extension TransactionRewriting {
  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: Place) -> ViewNode {
    let node = TransactionNode(modifier, in: place)
    node.start(content)
    return node
  }

  public static func _updateNode<Content: View>(_ node: ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    node.expect(TransactionNode<Self>.self).update(modifier, at: content)
  }
}

final class TransactionNode<Modifier: TransactionRewriting>: ParentNode, TransactionScope {
  private var modifier: Modifier
  /// The round in which a new modifier asked for a change; nil when it asks in every one.
  private var changedIn: Int?
  /// The round that `rewritten` belongs to.
  private var rewrittenIn = -1
  private var rewritten = Transaction()

  init(_ modifier: Modifier, in place: Place) {
    self.modifier = modifier
    changedIn = modifier.differs(from: modifier) == nil ? nil : -1
    super.init(in: place)
    window.current.scopes += 1
  }

  func start<Content: View>(_ content: Content) { child = Content._makeNode(content, in: place()) }

  func update<Content: View>(_ modifier: Modifier, at content: _NewValue<Content>) {
    if modifier.differs(from: self.modifier) == true { changedIn = window.round }
    self.modifier = modifier
    Content._updateNode(child!, at: content)
  }

  /// Asked at most once in a round, and only when something inside changes on the screen.
  var transactionInside: Transaction {
    if rewrittenIn == window.round { return rewritten }
    rewrittenIn = window.round
    rewritten = transaction
    if changedIn == nil || changedIn == window.round { modifier.rewrite(&rewritten) }
    return rewritten
  }

  override var transactionScope: (any TransactionScope)? { self }

  override func leave() { window.current.scopes -= 1 }
}

public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: TransactionRewriting {
  func differs(from old: Self) -> Bool? { nil }
  func rewrite(_ transaction: inout Transaction) { transform(&transaction) }
}

public struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: TransactionRewriting {
  func differs(from old: Self) -> Bool? { value != old.value }
  func rewrite(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Changes the transaction of every update for the views inside.
  ///
  ///     Gauge(value).transaction { $0.animation = nil }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction for the views inside, in updates where `value` has changed.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the views inside, in updates where `value` has changed.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates every change of the views inside.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
