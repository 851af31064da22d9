import CoreTransferable
import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// What answers to something that is dragged over a view and dropped there: rows that make room, for example.
///
///     struct Reordering: DropDelegate {
///       func dropEntered(info: DropInfo) { move() }
///       func performDrop(info: DropInfo) -> Bool { true }
///     }
@MainActor @preconcurrency public protocol DropDelegate {
  /// False for what is not taken: nothing else is called then.
  func validateDrop(info: DropInfo) -> Bool
  /// It was dropped. False where nothing was done with it.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// What dropping it now would do. Asked when it has come over the view, and before it is dropped.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything of the types is taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing is done.
  public func dropEntered(info: DropInfo) {}
  /// What is usual.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing is done.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, or dropped there.
public struct DropInfo {
  /// Where it is, from the view's own corner.
  public let location: CGPoint
  let provider: NSItemProvider

  /// True where something of one of the types is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
  }

  /// True where something of one of the types is dragged.
  public func hasItemsConforming(to types: [String]) -> Bool {
    types.contains(where: provider.hasItemConformingToTypeIdentifier)
  }

  /// What is dragged of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }

  /// What is dragged of these types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    hasItemsConforming(to: types) ? [provider] : []
  }
}

/// What dropping something does.
@frozen public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }

/// What dropping something would do. `cancel` and `forbidden` keep it from being dropped; hosts show the others alike.
public struct DropProposal: Sendable {
  /// What it does.
  public let operation: DropOperation

  /// It does this.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A view with a delegate for what is dropped on it.
public struct _DelegatedDrop {
  let types: [String]
  let delegate: any DropDelegate
}

extension _DelegatedDrop: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { DelegatedDropNode(self, in: place) }
}

private final class DelegatedDropNode: LifecycleNode<_DelegatedDrop>, Responder {
  override var style: RenderModifier? { RenderModifier(.dropDestination) }

  func respond(to action: UserAction) -> Answer {
    guard case .drop(let stage, let id, let x, let y) = action, stage != .lifted,
      let source = window.find(id)?.nearestSource
    else { return .none }
    let info = DropInfo(location: CGPoint(x: x, y: y), provider: NSItemProvider(offers: source.offers))
    let delegate = modifier.delegate
    guard info.hasItemsConforming(to: modifier.types), delegate.validateDrop(info: info) else { return .none }
    switch stage {
    case .lifted: return .none
    case .entered:
      delegate.dropEntered(info: info)
      _ = delegate.dropUpdated(info: info)
    case .exited: delegate.dropExited(info: info)
    case .dropped:
      let operation = delegate.dropUpdated(info: info)?.operation
      if operation == .cancel || operation == .forbidden {
        delegate.dropExited(info: info)
      } else {
        _ = delegate.performDrop(info: info)
      }
    }
    return .done
  }
}

/// Runs closures for what is dropped.
private struct ClosureDrop {
  let isTargeted: Binding<Bool>?
  let types: [String]
  let perform: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDrop: DropDelegate {
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return perform(info.itemProviders(for: types), info.location)
  }
}

extension View {
  /// Lets a user drag the view. `data` is asked when it is taken hold of, once for each drag.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragSource { data().offers })
  }

  /// Lets a user drag the view. Hosts draw the view itself while it is dragged, and no preview.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Has a delegate answer for what is dragged over the view and dropped there.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(_DelegatedDrop(types: supportedContentTypes.map(\.identifier), delegate: delegate))
  }

  /// Has a delegate answer for what is dragged over the view and dropped there.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(_DelegatedDrop(types: supportedTypes, delegate: delegate))
  }

  /// Runs `action` with what is dropped on the view; `isTargeted` is true while something that can be is over it.
  ///
  /// The trap: what is dragged comes from the same page. Files from elsewhere are chosen with `fileImporter`.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Runs `action` with what is dropped on the view, and the place in the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action) }

  /// Runs `action` with what is dropped on the view.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

  /// Runs `action` with what is dropped on the view, and the place in the view.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, delegate: ClosureDrop(isTargeted: isTargeted, types: supportedTypes, perform: action))
  }
}
