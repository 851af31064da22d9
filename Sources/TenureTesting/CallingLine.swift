#if canImport(Runtime)
  import Runtime
#endif

/// Runs the body of a public property. A property cannot be told the line that asks for it, as a function is: where the
/// body fails, the line is read from the stack, as far as the test was compiled with debug information.
func askedFromStack<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as ScreenError {
    guard let (file, line) = callingLine() else { throw error }
    throw error.at(file, line)
  }
}

/// The innermost line of the stack that is not in this module.
private func callingLine() -> (file: String, line: Int)? {
  #if canImport(Runtime)
    guard let images = loadedImages(), let stack = try? Backtrace.capture(limit: 16, top: 0, images: images) else {
      return nil
    }
    return firstFrame(of: stack.frames.compactMap { UInt64($0.adjustedProgramCounter) }, images) { frame in
      guard !frame.isSystem, !frame.isSwiftThunk, let symbol = frame.symbol,
        !symbol.rawName.hasPrefix("$s13TenureTesting"), let source = symbol.sourceLocation,
        source.path.hasSuffix(".swift"), !source.path.contains("@__swiftmacro")
      else { return nil }
      return (source.path, source.line)
    }
  #else
    return nil
  #endif
}
