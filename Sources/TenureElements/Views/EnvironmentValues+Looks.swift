import Foundation
import TenureRender
@_spi(Tree) import TenureTree

// Values of the environment that hosts show, whichever way a view gets them.

extension Font: ShownIfPresent {
  package static var look: EnvironmentLook<Font?> { .init(\.font, .font) { .text($0?.name ?? "body") } }
}

extension Int: ShownIfPresent {
  package static var look: EnvironmentLook<Int?> { .init(\.lineLimit, .lineLimit) { .number(Double($0 ?? 0)) } }
}

extension TextAlignment: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.multilineTextAlignment, .textAlignment) { .text($0.name) } }
}

extension ColorScheme: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> {
    .init(\.colorScheme, .colorScheme) { .text($0 == .dark ? "dark" : "light") }
  }
}

extension LayoutDirection: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.layoutDirection, .layoutDirection) { .text("\($0)") } }
}

extension DynamicTypeSize: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.dynamicTypeSize, .dynamicTypeSize) { .text("\($0)") } }
}

extension SymbolVariants: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.symbolVariants, .symbolVariant) { .text($0.name) } }
}

extension RedactionReasons: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.redactionReasons, .redacted) { .text($0.name) } }
}

extension CGFloat: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.lineSpacing, .lineSpacing) { .number($0) } }
}

extension Text.TruncationMode: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.truncationMode, .truncationMode) { .text("\($0)") } }
}

extension Image.Scale: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> { .init(\.imageScale, .imageScale) { .text("\($0)") } }
}
