/// What the nodes of a window have read of observable objects, and what is written to these.
///
///     node ── reading ─┬─ link ── watch of a.name ── link ─┬─ reading ── node
///                      └─ link ── watch of b.count         └─ …
@MainActor struct WindowObservation {
  /// Of the nodes whose latest evaluation has read anything.
  private var readings: [ObjectIdentifier: ObservedReading] = [:]
  private var watches: [ObservedProperty: ObservedWatch] = [:]
  let writes = ObservedWrites()

  var all: some Collection<ObservedWatch> { watches.values }

  /// The node is about to be evaluated. What its last evaluation read is watched until the new one is over, for changes by
  /// other threads; main thread's own count no more.
  @inline(__always)
  func begin(_ node: ViewNode) -> ObservedReading? {
    if readings.isEmpty { return nil }
    let reading = readings[ObjectIdentifier(node)]
    reading?.begin()
    return reading
  }

  /// The evaluation that `begin` was told of is over, and `properties` is what it has read.
  mutating func end(
    _ begun: ObservedReading?, of node: ViewNode, _ properties: consuming ObservedProperties?, isNamed: Bool
  ) {
    if node.hasLeft { return }
    let reading = begun ?? ObservedReading(of: node)
    var noted = 0
    let known = reading.links.count
    properties?.forEach { property, state in
      if let link = reading.link(to: property) {
        if !link.isNoted { noted += 1 }
        link.noteRead()
      } else {
        let watch = watches[property] ?? ObservedWatch(property, of: state, isRecorded: node.window.log != nil)
        watches[property] = watch
        let link = ObservedLink(reading, watch)
        watch.add(link)
        reading.add(link)
      }
    }
    if noted < known { for link in reading.takeUnread() { drop(link) } }
    reading.end(properties, isNamed: isNamed)
    if reading.links.isEmpty {
      readings[ObjectIdentifier(node)] = nil
    } else if begun == nil {
      readings[ObjectIdentifier(node)] = reading
    }
  }

  /// The node has left.
  mutating func end(_ node: ViewNode) {
    if readings.isEmpty { return }
    guard let reading = readings.removeValue(forKey: ObjectIdentifier(node)) else { return }
    for link in reading.links { drop(link) }
    reading.leave()
  }

  private mutating func drop(_ link: ObservedLink) {
    link.watch.remove(link)
    guard link.watch.isEmpty else { return }
    link.watch.end()
    watches[link.watch.property] = nil
  }

  /// Somebody begins to listen to the window, or nobody does any more.
  func listen(isRecorded: Bool) { for watch in watches.values { watch.listen(isRecorded: isRecorded) } }

  /// The window goes.
  mutating func endAll() {
    for watch in watches.values { watch.end() }
    for reading in readings.values { reading.leave() }
    (readings, watches) = ([:], [:])
  }
}
