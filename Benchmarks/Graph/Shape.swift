/// One workload, the baseline's time for it and ours.
struct Shape: Sendable {
  let name: String
  /// Milliseconds that alien-signals 3.1.2 takes where Node's fib(32) takes 88 ms; nil if that wasn't measured.
  let baseline: Double?
  /// Milliseconds in the way the workload defines.
  let run: @Sendable () -> Double
}

/// Node's fib(32) in milliseconds where the baseline was measured.
let baselineFib = 88.0
