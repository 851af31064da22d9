import TenureTree

/// How a preview is to be shown: `tenure preview` reads the trait where it stands, in the file. What one of the program's own
/// puts around the view it says itself.
public struct PreviewTrait<T>: Sendable {
  /// What is put around the view.
  let around: Unchecked<@MainActor (AnyView) -> AnyView>?

  init(around: (@MainActor (AnyView) -> AnyView)? = nil) { self.around = around.map { Unchecked(value: $0) } }
}

/// The namespace of what previews are made of.
public struct Preview: Sendable {
  /// The kind of traits that a preview of a view has.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  /// Puts what a modifier says around the preview's view.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    let modifier = Unchecked(value: modifier)
    return Self(around: { view in AnyView(ModifiedPreview(modifier: modifier.value, content: view)) })
  }
}
