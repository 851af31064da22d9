/// Sets dependencies for the whole program, or for the test that runs.
///
///     @main struct MyApp: App {
///       init() { prepareDependencies { $0.database = try! openDatabase() } }
///     }
///
/// The trap: only the first time, and before the dependency is used. Later it is an issue and changes nothing, but in a
/// preview, whose code runs again and again.
public func prepareDependencies<Result>(_ updateValues: (inout DependencyValues) throws -> Result) rethrows -> Result {
  var values = DependencyValues._current
  return try Access.$current.withValue(.overriding) {
    try Defaults.$preparation.withValue(Defaults.Preparation()) { try updateValues(&values) }
  }
}
