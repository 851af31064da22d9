/// The milliseconds that `body` takes.
@inline(never)
func milliseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

/// The least of `count` results.
func fastest(of count: Int, _ body: () -> Double) -> Double {
  (0..<count).reduce(Double.infinity) { least, _ in min(least, body()) }
}

/// Naive recursion, the measure of how fast a machine is today.
@inline(never)
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }

/// Stops the benchmark: a wrong result has no time worth telling.
func require<T: Equatable>(_ value: T, _ expected: T, line: Int = #line, file: StaticString = #fileID) {
  if value != expected { fatalError("\(file):\(line): \(value) is not \(expected)") }
}
