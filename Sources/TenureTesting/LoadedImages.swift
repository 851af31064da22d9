#if canImport(Runtime)
  import Runtime

  /// The program and its libraries, as they lie in memory. Swift reads the start of each file that is mapped there: one
  /// that another thread takes away at that moment (a data base's, a `Data`'s) is a fault, which is left, and read again.
  func loadedImages() -> ImageMap? {
    for _ in 0..<5 {
      var images: ImageMap?
      if case .finished = guarded({ images = .capture() }) { return images }
    }
    return nil
  }
#endif
