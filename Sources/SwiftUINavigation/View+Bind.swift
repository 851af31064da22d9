import SwiftUI

extension View {
  /// Keeps two values the same, whichever of them changes: what a feature says has the focus, and what has it.
  ///
  ///     TextField("Name", text: $store.name).focused($focus, equals: .name)
  ///       .bind($store.focus, to: $focus)
  ///
  /// When the view appears, the view's value becomes the feature's.
  public func bind<Model: _Bindable, Shown: _Bindable>(_ model: Model, to view: Shown) -> some View
  where Model.Value == Shown.Value, Model.Value: Equatable {
    modifier(Bound(model: model, view: view))
  }
}

/// A value that can be read and written.
public protocol _Bindable {
  associatedtype Value
  var wrappedValue: Value { get nonmutating set }
}

extension AppStorage: _Bindable {}
extension Binding: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
extension SceneStorage: _Bindable {}
extension SwiftUI.State: _Bindable {}

private struct Bound<Model: _Bindable, Shown: _Bindable>: ViewModifier
where Model.Value == Shown.Value, Model.Value: Equatable {
  let model: Model
  let view: Shown
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        write(model.wrappedValue, to: view)
      }
      .onChange(of: model.wrappedValue) { write($1, to: view) }
      .onChange(of: view.wrappedValue) { write($1, to: model) }
  }

  private func write<Target: _Bindable>(_ value: Model.Value, to target: Target) where Target.Value == Model.Value {
    if target.wrappedValue != value { target.wrappedValue = value }
  }
}
