import TenureElements
@_spi(Tree) import TenureTree

/// Presents while a flag is true.
public struct _FlagPresentation<Shown: View> {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let make: () -> Shown
}

extension _FlagPresentation: PresentingModifier, FlagPresenting {
  public typealias Body = Never

  @MainActor var item: Bool? { isPresented.wrappedValue ? true : nil }
  @MainActor func withdraw() { isPresented.wrappedValue = false }
  @MainActor func content(for item: Bool) -> Shown { make() }
  func isSame(_ a: Bool, _ b: Bool) -> Bool { true }
}

/// Presents while there is an item; another id is another presentation (rule R160).
public struct _ItemPresentation<Item: Identifiable, Shown: View> {
  let kind: PresentationKind
  let source: Binding<Item?>
  let onDismiss: (() -> Void)?
  let make: (Item) -> Shown
}

extension _ItemPresentation: PresentingModifier {
  public typealias Body = Never

  @MainActor var item: Item? { source.wrappedValue }
  @MainActor func withdraw() { source.wrappedValue = nil }
  @MainActor func content(for item: Item) -> Shown { make(item) }
  func isSame(_ a: Item, _ b: Item) -> Bool { a.id == b.id }
}

extension View {
  /// Shows a sheet while `isPresented` is true; a user who swipes it away makes it false.
  ///
  ///     .sheet(isPresented: $isComposing) { Composer() }
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_FlagPresentation(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, make: content))
  }

  /// Shows a sheet for an item while there is one; a user who swipes it away makes it nil.
  ///
  /// The view that has this modifier reads the item: its body runs when the item comes, goes or changes.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item, onDismiss, content)
  }

  /// Like a sheet, over the whole screen; only the program can close it.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_FlagPresentation(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, make: content))
  }

  /// Shows a cover for an item while there is one; only the program can dismiss it.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.cover, item, onDismiss, content)
  }

  /// Shows a popover that points at this view, while `isPresented` is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_FlagPresentation(kind: .popover, isPresented: isPresented, onDismiss: nil, make: content))
  }

  /// Shows a popover for an item while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.popover, item, nil, content)
  }

  /// The body that presents an item reads it (rule R161).
  private nonisolated func presentation<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _ItemPresentation<Item, Content>> {
    _ = item.wrappedValue
    return modifier(_ItemPresentation(kind: kind, source: item, onDismiss: onDismiss, make: content))
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// The rectangle that a popover is attached to.
  public enum Source: Sendable { case bounds }

  case rect(Source)
  case point(UnitPoint)
}
