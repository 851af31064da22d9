import TenureRender
@_spi(Tree) import TenureTree

// Values of the environment that hosts show, whichever way a view gets them.

extension Font: ShownIfPresent {
  package static func shown(_ value: Font?, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.font ? RenderModifier(.font, value: .text(value?.name ?? "body")) : nil
  }
}

extension Int: ShownIfPresent {
  package static func shown(_ value: Int?, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.lineLimit ? RenderModifier(.lineLimit, value: .number(Double(value ?? 0))) : nil
  }
}

extension TextAlignment: ShownEnvironmentValue {
  package static func shown(_ value: TextAlignment, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.multilineTextAlignment ? RenderModifier(.textAlignment, value: .text("\(value)")) : nil
  }
}

extension ColorScheme: ShownEnvironmentValue {
  package static func shown(_ value: ColorScheme, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.colorScheme ? RenderModifier(.colorScheme, value: .text("\(value)")) : nil
  }
}

extension LayoutDirection: ShownEnvironmentValue {
  package static func shown(_ value: LayoutDirection, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.layoutDirection ? RenderModifier(.layoutDirection, value: .text("\(value)")) : nil
  }
}

extension DynamicTypeSize: ShownEnvironmentValue {
  package static func shown(_ value: DynamicTypeSize, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.dynamicTypeSize ? RenderModifier(.dynamicTypeSize, value: .text("\(value)")) : nil
  }
}

extension SymbolVariants: ShownEnvironmentValue {
  package static func shown(_ value: SymbolVariants, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.symbolVariants ? RenderModifier(.symbolVariant, value: .text(value.name)) : nil
  }
}

extension RedactionReasons: ShownEnvironmentValue {
  package static func shown(_ value: RedactionReasons, at key: AnyKeyPath) -> RenderModifier? {
    key == \EnvironmentValues.redactionReasons ? RenderModifier(.redacted, value: .text(value.name)) : nil
  }
}
