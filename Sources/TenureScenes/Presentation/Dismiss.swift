import TenureElements
@_spi(Tree) import TenureTree

/// Something on the screen that can be closed from inside.
@MainActor protocol Dismissable: AnyObject {
  func dismiss()
}

/// Closes the presentation or pops the screen that encloses the view which reads it; elsewhere it does nothing.
///
///     @Environment(\.dismiss) private var dismiss
///     … Button("Cancel") { dismiss() }
///
/// The trap: read in the view that presents a sheet, it closes what that view is in, not the sheet.
@MainActor @preconcurrency public struct DismissAction {
  private weak var target: (any Dismissable)?

  init(_ target: (any Dismissable)?) { self.target = target }

  public func callAsFunction() { target?.dismiss() }

  /// What the views inside the target read.
  var cells: [EnvironmentCell] {
    [
      ValueCell(key: DismissKey.self, self),
      ValueCell(key: IsPresentedKey.self, true),
    ]
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { asMainActor { DismissAction(nil) } }
}

private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// True inside what is presented or pushed.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      ClosureLocation(
        read: { PresentationMode(isPresented: isPresented) },
        write: { mode, _ in if !mode.isPresented { asMainActor { dismiss() } } }))
  }
}

/// Whether the view is presented, and a way to end that.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isPresented = false }
}
