import CustomDump

extension TestStore {
  /// Waits until no effect is running.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let (limit, core) = (timeout ?? self.timeout, core)
    let line = CallerLine(fileID, filePath, line, column)
    if await !core.wait(limit, until: { core.inFlight.isEmpty }) {
      line.report(
        """
        \(core.inFlight.count == 1 ? "An effect is" : "\(core.inFlight.count) effects are") still running after \(limit), \
        of the action

        \(core.inFlight.map { dumped($0.action) }.joined(separator: "\n"))

        Make sure that it ends: cancel it, advance the clock that it waits for, or give 'finish' a longer 'timeout:'.
        """)
    }
  }

  /// Lets go of the actions that have been received and not asked for. The state is as after the last one.
  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await core.yield()
    if core.received.isEmpty {
      if strict {
        CallerLine(fileID, filePath, line, column).report("There are no received actions to skip.")
      }
      return
    }
    skipReceived()
  }

  /// Thinks no more of the effects that are running. They go on, and what they send may be received.
  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await core.yield()
    if core.inFlight.isEmpty, strict {
      CallerLine(fileID, filePath, line, column).report("There are no running effects to skip.")
    }
    core.skipInFlight()
  }

  func skipReceived() {
    guard let last = core.received.last else { return }
    for each in core.received { core.note("received \(describe(each.action))", core.line) }
    state = last.state
    core.surroundings.sharedChanges.know(upTo: last.step)
    core.dropReceived()
  }
}

extension TestCore {
  /// The test is over: nothing may be left.
  func complete() {
    if exhaustivity == .on {
      if received.isEmpty { checkShared() }
      if !received.isEmpty {
        line.report(
          """
          The test ended, and \(received.count == 1 ? "an action" : "\(received.count) actions") that \
          \(received.count == 1 ? "was" : "were") received \(received.count == 1 ? "is" : "are") left:

          \(received.map { dumped($0.action) }.joined(separator: "\n"))

          Receive them with 'await store.receive(…)', or let them go with 'await store.skipReceivedActions()'.
          """)
      }
      for each in inFlight {
        each.line.report(
          """
          The test ended, and an effect of this action is still running.

            Action: \(describe(each.action))

          Cancel it as the view would ('await task.cancel()'), let it end ('await store.finish()'), or do not care \
          ('await store.skipInFlightEffects()').
          """)
      }
    }
    cancelAll()
  }
}
