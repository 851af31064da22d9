extension Turn {
  /// An action that a store has reduced in a turn.
  public struct Action: Sendable, Equatable, CustomStringConvertible {
    /// The action as it is written down: `Todos.Action.added("Milk")`.
    public package(set) var name: String
    /// The action whose effect sent it; nil where a view sent it, or a binding.
    public package(set) var origin: String?
    /// The features whose reducers changed something, in order: none where the state is as it was.
    public let reducers: [String]
    /// The turn's writes from here on are its own, up to those of the next action.
    package let firstWrite: Int

    /// `Todos.Action.loaded([]) by Todos, sent by an effect of Todos.Action.load`
    public var description: String {
      let by = reducers.isEmpty ? " (changed nothing)" : " by \(reducers.joined(separator: ", "))"
      return name + by + (origin.map { ", sent by an effect of \($0)" } ?? "")
    }
  }
}
