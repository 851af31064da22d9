import IdentifiedCollections
import SwiftUI

// What is presented for a value that is found by a key path as its id, or that its view writes into: a case of a model's
// destination. `$model.destination.count` is such a binding.

extension View {
  /// Presents a sheet for a value, found by its id at a key path, whose content may write it.
  ///
  ///     .sheet(item: $model.destination.count, id: \.self) { $count in Stepper("\(count)", value: $count) }
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item.known(by: id), onDismiss: onDismiss) { known in content(item.part(known.value)) }
  }

  /// Presents a sheet for a value, found by its id at a key path.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item.known(by: id), onDismiss: onDismiss) { known in content(known.value) }
  }

  /// Presents a sheet for a value, whose content may write it: `{ $edit in … }`.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View { sheet(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  /// Covers the screen for a value, found by its id at a key path, whose content may write it.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item.known(by: id), onDismiss: onDismiss) { known in content(item.part(known.value)) }
  }

  /// Covers the screen for a value, found by its id at a key path.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.known(by: id), onDismiss: onDismiss) { known in content(known.value) }
  }

  /// Covers the screen for a value, whose content may write it: `{ $edit in … }`.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View { fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  /// Shows a popover for a value, found by its id at a key path, whose content may write it.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item.known(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { known in
      content(item.part(known.value))
    }
  }

  /// Shows a popover for a value, found by its id at a key path.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item: item.known(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { known in
      content(known.value)
    }
  }

  /// Shows a popover for a value, whose content may write it: `{ $edit in … }`.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item, id: \.id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
  }

  /// Pushes a view for a value, whose content may write it: `{ $edit in … }`.
  @_disfavoredOverload
  public func navigationDestination<Item, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> Content
  ) -> some View {
    navigationDestination(isPresented: item.isThere) {
      if let value = item.wrappedValue { destination(item.part(value)) }
    }
  }

  /// Shows an alert for a value.
  ///
  ///     .alert(item: $model.destination.failure) { Text($0) } actions: { _ in Button("OK") {} }
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isThere, presenting: item.wrappedValue,
      actions: actions, message: message)
  }

  /// Shows an alert for a value, without a message.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isThere, presenting: item.wrappedValue,
      actions: actions)
  }

  /// Shows a confirmation dialog for a value.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isThere, titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Shows a confirmation dialog for a value, without a message.
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isThere, titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions)
  }
}

extension Binding {
  /// What an optional holds, with its id beside it. Writing nil takes it away.
  fileprivate func known<Item, ID: Hashable>(by id: KeyPath<Item, ID>) -> Binding<Identified<ID, Item>?>
  where Value == Item? {
    let id = KnownBy(path: id)
    return self[dynamicMember: \.[known: id]]
  }

  /// What an optional holds; after it is gone, what it was.
  func part<Item>(_ last: Item) -> Binding<Item> where Value == Item? {
    Binding<Item>(self) ?? .constant(last)
  }
}

/// A key path to an id, as part of another one.
private struct KnownBy<Item, ID: Hashable>: Hashable, @unchecked Sendable {
  let path: KeyPath<Item, ID>
}

extension Optional {
  fileprivate subscript<ID: Hashable>(known id: KnownBy<Wrapped, ID>) -> Identified<ID, Wrapped>? {
    get { map { Identified($0, id: id.path) } }
    set { self = newValue?.value }
  }
}
