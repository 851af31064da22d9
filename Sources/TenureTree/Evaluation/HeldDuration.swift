extension Duration {
  /// As many seconds as a program says, thirty years at most: more, or no number at all, would end the program.
  package static func held(seconds: Double) -> Duration { .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)) }
}
