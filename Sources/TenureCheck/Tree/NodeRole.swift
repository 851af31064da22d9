/// What a node is to its parent.
public enum NodeRole: UInt8, Sendable, CaseIterable {
  case none
  /// What a type, an extension, a file or a part of an `#if` contains.
  case member
  case attribute, generic, inherited
  case parameter, result, type
  /// What a variable starts with, a parameter defaults to, a return returns, a condition unwraps.
  case value
  case accessor
  /// What a function, an accessor, a closure or a block does, in order.
  case statement
  case condition, then, `else`, body
  /// What is switched over or looped over.
  case subject
  case `case`, pattern
  case callee, argument
  /// A closure behind the parentheses; its label is nil when it is the first.
  case trailing
  /// What comes before the dot, the operator, the brackets.
  case base
  case left, right
  case element, key
  case capture
}
