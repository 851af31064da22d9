/// A piece of the screen, described as a value.
///
/// The value is not what is on the screen: it is made and dropped freely, and what the screen keeps (state, tasks,
/// appearance) belongs to the value's place in the view tree.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)") }
///     }
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Puts a view where nothing was. Views of the framework say how; every other view is its body.
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode
  /// Hands a new value to the node that an earlier value of the same type made.
  static func _updateNode(_ node: _ViewNode, to view: Self)
  /// The same with a value that is taken from where it lies, for views that hand on what is in it.
  static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>)
}

extension Never: View {
  public var body: Never { fatalError("Never has no value, so it has no body") }
}

/// A view that the framework itself knows how to put on the screen.
package protocol FrameworkView: View where Body == Never {}

extension FrameworkView {
  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) { _updateNode(node, to: view.take()) }

  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
