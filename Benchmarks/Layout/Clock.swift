/// The time that a piece of code takes, in milliseconds.
func milliseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15
}

/// The fastest of several runs: what else the machine did is in the others. `prepare` is not measured.
func fastest<Prepared>(of count: Int, prepare: () -> Prepared, _ body: (Prepared) -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<count {
    let prepared = prepare()
    best = min(best, milliseconds { body(prepared) })
  }
  return best
}

/// Naively, to compare machines by.
@inline(never) func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
