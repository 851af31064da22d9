/// A reducer inside another one, whose body is made when it is first needed, and once: to write down a case key path costs
/// more than to reduce an action.
final class Prepared<Base: Reducer> {
  private let base: Base
  private var run: ((inout Base.State, Base.Action) -> Effect<Base.Action>)?

  init(_ base: Base) { self.base = base }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let run = prepare()
    guard ChangedReducers.areNoted else { return run(&state, action) }
    return ChangedReducers.running(ChangedReducers.name(of: Base.self), &state) { run(&$0, action) }
  }

  private func prepare() -> (inout Base.State, Base.Action) -> Effect<Base.Action> {
    if let run { return run }
    let run = base._run()
    self.run = run
    return run
  }
}
