import Testing

@testable import TenureMacroExpansions

/// The words themselves, compared whole; the other tests say when and where each is told.
@Test(arguments: [
  (MisuseKind.entryNeedsVar, "'@Entry' can only be attached to a 'var'. Write '@Entry var name: Type = value'."),
  (
    .entryOutsideHost,
    """
    '@Entry' has no meaning here: it declares an instance property in an extension of 'EnvironmentValues', \
    'Transaction', 'ContainerValues' or 'FocusedValues'. Move it to 'extension EnvironmentValues { … }', or to the \
    type that carries the value.
    """
  ),
  (.entryNeedsOneName, "'@Entry' declares one property with a plain name. Write one '@Entry var' for each property."),
  (
    .entryHasAccessors,
    """
    '@Entry' writes the accessors of this property itself. Remove them and give a default value: \
    '@Entry var name: Type = value'.
    """
  ),
  (
    .entryNeedsValue("a"),
    "'a' has no default value. Write '@Entry var a: Type = value', or make its type optional."
  ),
  (
    .focusedEntryNotOptional("a"),
    "'a' is not spelled as an optional; nothing may have the focus. Write '@Entry var a: Type?'."
  ),
  (
    .focusedEntryHasValue("a"),
    """
    'a' has an initial value; without a focused view the value is nil. Write '@Entry var a: Type?' and no value.
    """
  ),
  (.previewNeedsBody, "'#Preview' has no closure to show. Write '#Preview { MyView() }'."),
  (
    .previewableOutsidePreview,
    "'@Previewable' has no meaning here. Move it to the top level of the closure of a '#Preview'."
  ),
  (
    .previewableNeedsVar,
    "'@Previewable' can only be attached to a 'var'. Write '@Previewable @State var name = value'."
  ),
])
func aMisuseStatesTheFactAndTheAdvice(kind: MisuseKind, text: String) {
  #expect(kind.text == text)
}
