import TenureElements
import TenureTree

/// What previews have in common: sample data that is made once, and what stands around each view.
///
///     struct SampleCart: PreviewModifier {
///       static func makeSharedContext() async throws -> Cart { Cart(items: ["Tea"]) }
///       func body(content: Content, context: Cart) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleCart())) { CartView() }
///
/// `tenure preview` makes the context when the first preview that wants it is shown.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What is made once for all previews with this modifier.
  associatedtype Context = Void
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// What is shown for a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that is modified.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The view itself.
  public var body: some View { view }
}

/// A preview's view with what a trait puts around it. `tenure preview` writes it.
public struct _TraitedPreview<Content: View>: View {
  private let trait: PreviewTrait<Preview.ViewTraits>
  private let content: Content

  /// A preview's view with a trait.
  public init(_ trait: PreviewTrait<Preview.ViewTraits>, @ViewBuilder content: () -> Content) {
    self.trait = trait
    self.content = content()
  }

  /// The view, in what the trait puts around it.
  public var body: some View { trait.around?.value(AnyView(content)) ?? AnyView(content) }
}

/// A preview's view with a modifier: empty until the context is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var outcome: Result<Modifier.Context, any Error>?

  /// The modifier's body, or why there is no context.
  var body: some View {
    Group {
      switch outcome {
      case .success(let context):
        modifier.body(content: PreviewModifierContent(view: content), context: context)
      case .failure(let error): Text(verbatim: "\(Modifier.self).makeSharedContext: \(error)")
      case nil: Color.clear
      }
    }
    .task { outcome = await SharedContexts.outcome(of: Modifier.self) }
  }
}

/// The contexts that previews share, each made once.
@MainActor private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func outcome<Modifier: PreviewModifier>(of type: Modifier.Type) async -> Result<Modifier.Context, any Error> {
    if let context = made[ObjectIdentifier(type)] as? Modifier.Context { return .success(context) }
    do {
      let context = try await type.makeSharedContext()
      made[ObjectIdentifier(type)] = context
      return .success(context)
    } catch {
      return .failure(error)
    }
  }
}
