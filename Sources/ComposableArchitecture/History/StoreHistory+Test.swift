extension StoreHistory where State: Equatable {
  /// The source of a test that goes through the same steps with a `TestStore`, for Swift Testing: what was sent is sent,
  /// what effects sent is received, and each step says what it changes.
  ///
  /// The trap: effects run in the test as well. Give it the dependencies that they use.
  public func test(named name: String) -> String {
    var lines = ["@Test(\(name.debugDescription)) @MainActor func \(Self.functionName(name))() async {"]
    let make = "let store = TestStore(initialState: \(SourceText.of(initialState))) {"
    if make.count <= 100 {
      lines += ["  \(make)"]
    } else {
      lines += ["  let store = TestStore(", "    initialState: \(SourceText.of(initialState))", "  ) {"]
    }
    lines += ["    \(feature)()", "  }"]
    if steps.contains(where: { $0.origin != nil }) {
      lines[lines.count - 1] += " withDependencies: { _ in"
      lines += ["    // What the effects use, with the values of then.", "  }"]
    }
    for index in steps.indices { lines += source(of: index).map { "  \($0)" } }
    if endsInEffects { lines.append("  await store.skipInFlightEffects()") }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func source(of index: Int) -> [String] {
    let step = steps[index]
    let assignments = StateAssignments(from: state(before: index), to: step.state).lines
    let call: String
    if step.origin == nil {
      call = "await store.send(\(SourceText.ofMember(step.action)))"
    } else if Action.self is any Equatable.Type {
      call = "await store.receive(\(SourceText.ofMember(step.action)))"
    } else {
      call = "await store.receive(\\.\(Self.caseName(step.action)))"
    }
    return assignments.isEmpty ? [call] : ["\(call) {"] + assignments.map { "  \($0)" } + ["}"]
  }

  private static func caseName(_ action: Action) -> String {
    String(SourceText.ofMember(action).dropFirst().prefix { $0 != "(" })
  }

  /// `A board is renamed` as `aBoardIsRenamed`.
  private static func functionName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let camel = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }
      .joined()
    return camel.first?.isLetter == true ? camel : "test\(camel)"
  }
}
