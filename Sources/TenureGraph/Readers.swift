extension Source {
  /// The observers that depend on this source, directly or through computed nodes, in order of subscription. For people
  /// who look: costs as much as there is between here and them.
  package final var observers: [Observer] {
    var found: [Observer] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [ref]
    while let source = waiting.popLast() {
      var edge = source.firstReader
      while let current = edge {
        let observer = current.observer
        if observer.has(Flags.computed) {
          if seen.insert(ObjectIdentifier(observer.derived)).inserted { waiting.append(observer.asSource) }
        } else if seen.insert(ObjectIdentifier(observer.object)).inserted {
          found.append(observer.object)
        }
        edge = current.nextReader
      }
    }
    return found
  }
}
