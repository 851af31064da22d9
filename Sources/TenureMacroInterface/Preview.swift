/// Declares a preview of a view.
///
///     #Preview("Two rows") {
///       List { Text("One"); Text("Two") }
///     }
///
/// `tenure preview` shows it; in an app the closure is compiled as the body of a view, and never runs.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "TenureMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "TenureMacros", type: "PreviewMacro")

/// Makes a variable of a preview's closure live as long as the preview.
///
///     #Preview {
///       @Previewable @State var isOn = false
///       Toggle("Light", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "TenureMacros", type: "PreviewableMacro")
