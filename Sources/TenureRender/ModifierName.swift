/// What a modifier says something about, under Apple's name for the modifier or a short one. Every host says of each what
/// it does with it.
public enum ModifierName: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case accessibilityElement, accessibilityHidden, accessibilityHint, accessibilityIdentifier
  case accessibilityInputLabels, accessibilityLabel, accessibilityRemovedTraits, accessibilitySortPriority
  case accessibilityTraits, accessibilityValue, allowsTightening, aspectRatio, autocapitalization
  case autocorrectionDisabled, background, badge, baselineOffset, blendMode, blur, bold, border, brightness
  case buttonStyle, clipShape, clipped, colorInvert, colorMultiply, colorScheme, compositingGroup, contentMargins
  case contentShape, contentTransition, contentType, contrast, controlSize, cornerRadius, datePickerStyle
  case deleteDisabled, disabled, drag, dynamicTypeSize, editable, fixedSize, font, fontDesign, fontWeight, fontWidth
  case foreground, formStyle, frame, grayscale, gridCellColumns, headerProminence, help, hidden, hitTesting, hover
  case hueRotation, ignoresSafeArea, imageScale, italic, kerning, keyboard, keyboardShortcut, labelStyle
  case labelsHidden, layoutPriority, lineLimit, lineSpacing, listItemTint, listRowBackground, listRowInsets
  case listRowSeparator, listRowSeparatorTint, listRowSpacing, listSectionSeparator, listSectionSpacing, listStyle
  case longPress, minimumScaleFactor, monospaced, monospacedDigit, moveDisabled, navigationViewStyle, offset
  case opacity, padding, persistentSystemOverlays, pickerStyle, position, presentationBackground
  case presentationCompactAdaptation, presentationCornerRadius, presentationDetents, presentationDragIndicator
  case previewDevice, previewDisplayName, previewLayout, privacySensitive, progressViewStyle, redacted, refreshable,
    rotation
  case rotation3D, saturation, scale, scrollBounceBehavior, scrollClipDisabled, scrollContentBackground
  case scrollDisabled, scrollDismissesKeyboard, scrollIndicators, scrollTarget, scrollTargetLayout, selected
  case selectionDisabled, shadow, statusBarHidden, strikethrough, submitLabel, symbolRenderingMode, symbolVariant
  case tabViewStyle, tap, textAlignment, textCase, textFieldStyle, textSelection, tint, toggleStyle
  case toolbarBackground, toolbarBackgroundVisibility, toolbarColorScheme, toolbarRole, tracking, transition
  case truncationMode, underline, zIndex

  /// True for what only assistive technology hears of.
  public var isOfAccessibility: Bool { rawValue.hasPrefix("accessibility") }
  public var description: String { rawValue }
}
