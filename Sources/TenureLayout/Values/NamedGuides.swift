import Synchronization

/// Guides of a program's own, by the names under which the facts of a screen speak of them.
extension Guide {
  private static let named = Mutex<[String: Guide]>([:])

  /// The guide of that name, if one was named so.
  public static func named(_ name: some StringProtocol) -> Guide? { named.withLock { $0[String(name)] } }

  /// Gives the guide a name. Another one of the same name is forgotten.
  public func named(_ name: String) { Self.named.withLock { $0[name] = self } }
}
