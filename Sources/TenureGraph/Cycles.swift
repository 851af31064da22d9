import TenureIssues

/// Tells that the value of `node` was asked for while it was being found out, with the names from it back to it.
@inline(never)
func reportCycle(at node: ObserverRef, asker: ObserverRef?) {
  let name = node.derived.label
  var names: [String] = []
  var rest = asker
  while let asker = rest, asker != node, asker.has(Flags.computed), asker.has(Flags.busy) {
    names.append(asker.derived.label)
    rest = asker.previous
  }
  let path = [name] + names.reversed() + [name]
  Issues.report(
    Issue(
      "\(name) depends on itself.",
      evidence: "Each reads the next: \(path.joined(separator: " → ")).",
      advice: "Break the cycle at one of them. Until then \(name) keeps its old value."))
}

/// Stops the program: the cycle began in the first computation, so there is no old value to go on with.
func stopForLackOfValue(_ node: Derived) -> Never {
  Issues.stop(
    Issue(
      "\(node.label) depends on itself and has no value yet.", severity: .fault,
      evidence: "It was read while its value was computed for the first time.",
      advice: "Break the cycle, or give it a value before it reads itself."))
}
