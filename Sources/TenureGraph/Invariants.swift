// What must be true between any two calls, checked as written. For tests: it takes time and stops the program.

extension Graph {
  /// Checks the queue. Observers and sources are checked one by one, because a graph doesn't list them.
  package func checkInvariants() {
    let graph = ref
    var count = 0
    for height in 0..<graph.fields.bucketCount {
      let first = graph.fields.buckets[height]
      precondition((first != nil) == graph.fields.occupied[height], "A bit is set iff its bucket isn't empty.")
      var rest = first
      var before = first?.previous
      while let observer = rest {
        count += 1
        precondition(observer.has(Flags.queued), "What is in the queue knows it.")
        precondition(observer.has(Flags.marks), "What is in the queue has a mark.")
        precondition(!observer.has(Flags.disposed | Flags.computed), "Only living observers are queued.")
        precondition(observer.bucket == height, "It is in the bucket of its height.")
        precondition(observer.graph == graph, "It is in the queue of its graph.")
        precondition(observer.previous == before, "The one before is known; the first knows the last.")
        precondition(height >= graph.fields.lowest, "Nothing is below the lowest.")
        before = observer
        rest = observer.next
      }
    }
    precondition(count == graph.fields.queuedCount, "The count is right.")
    precondition(graph.fields.busyCount >= (graph.fields.isFlushing ? 1 : 0))
    if graph.isIdle, Tracker.session == 0 {
      precondition(graph.fields.hasHook || count == 0, "An idle graph without a hook has nothing to do.")
      precondition(!graph.fields.hasHook || count == 0 || graph.fields.hasNotified, "The owner knows of the work.")
    }
  }
}

extension Source {
  package func checkInvariants() { ref.checkReaders() }
}

extension Derived {
  package func checkAllInvariants() {
    ref.checkReaders()
    observerRef.checkReads()
  }
}

extension Effect {
  package func checkInvariants() { node.checkInvariants() }
}

extension Observer {
  package func checkInvariants() { ref.checkReads() }
}

extension SourceRef {
  fileprivate func checkReaders() {
    let first = firstReader
    var rest = first
    var before = first?.previousReader
    let mark = isComputed && asObserver.has(Flags.marks)
    while let edge = rest {
      precondition(edge.source == self, "A reader's edge points back.")
      precondition(edge.previousReader == before, "The one before is known; the first knows the last.")
      precondition(edge.observer.reads(through: edge), "The edge is among its observer's reads.")
      if mark {
        precondition(
          edge.observer.has(Flags.marks | Flags.busy), "Behind a computed node with a mark everything has a mark.")
      }
      before = edge
      rest = edge.nextReader
    }
    if let first { precondition(first.previousReader == before, "The first knows the last.") }
  }
}

extension ObserverRef {
  fileprivate func reads(through edge: EdgeRef) -> Bool {
    var rest = firstRead
    while let candidate = rest {
      if candidate == edge { return true }
      rest = candidate.nextRead
    }
    return false
  }

  fileprivate func checkReads() {
    let isComputed = has(Flags.computed)
    precondition(!has(Flags.disposed) || firstRead == nil, "What is disposed of reads nothing.")
    precondition(isComputed || has(Flags.queued) == has(Flags.marks), "A mark means a place in the queue.")
    precondition(!isComputed || !has(Flags.queued), "A computed node is never queued.")
    precondition(!has(Flags.checking), "Between calls nothing is being checked.")
    var rest = firstRead
    while let edge = rest {
      precondition(edge.observer == self, "An edge belongs to its observer.")
      if let source = edge.source {
        var isListed = false
        var reader = source.firstReader
        while let candidate = reader {
          isListed = isListed || candidate == edge
          reader = candidate.nextReader
        }
        precondition(isListed, "The edge is among its source's readers.")
        precondition(
          has(Flags.marks | Flags.running) || source.version == edge.version,
          "Without a mark, what was read is what is there.")
      }
      rest = edge.nextRead
    }
  }
}
