extension StateBox {
  /// `write`, called where the caller has made sure that this is the main thread.
  @inline(never)
  func writeAsMainActor(_ value: Value, _ transaction: Transaction?) {
    nonisolated(unsafe) let (value, transaction) = (value, transaction)
    asMainActor { unsafe write(value, transaction) }
  }
}
