/// Lets the closure of a `#Preview` through as it is written. What it means is checked where it stands after expansion:
/// in the body of a view.
@resultBuilder
public enum _PreviewBuilder {
  public static func buildExpression<T>(_ expression: T) -> T { expression }
  public static func buildBlock<each T>(_ parts: repeat each T) -> (repeat each T) { (repeat each parts) }
  public static func buildOptional<T>(_ part: T?) -> T? { part }
  public static func buildEither<T>(first part: T) -> Any { part }
  public static func buildEither<T>(second part: T) -> Any { part }
  public static func buildLimitedAvailability<T>(_ part: T) -> Any { part }
  /// With a result of any type, a closure that returns by itself may return views of different types.
  public static func buildFinalResult<T>(_ part: T) -> Any { part }
}
