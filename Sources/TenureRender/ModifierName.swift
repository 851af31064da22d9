/// What a modifier says something about, under Apple's name for the modifier or a short one. Every host says of each what
/// it does with it.
public enum ModifierName: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case accessibilityAction, accessibilityElement, accessibilityHeading, accessibilityHidden, accessibilityHint
  case accessibilityIdentifier, accessibilityIgnoresInvertColors, accessibilityInputLabels, accessibilityLabel
  case accessibilityRemovedTraits, accessibilityRespondsToUserInteraction, accessibilitySortPriority
  case accessibilityTextContentType, accessibilityTraits, accessibilityValue, alignmentGuide
  case allowedDynamicRange, allowsTightening, alternatingRowBackgrounds, antialiased, aspectRatio
  case autocapitalization, autocorrectionDisabled, background, backgroundExtensionEffect, backgroundStyle
  case badge, baselineOffset, blendMode, blur, bold, border, brightness, buttonBorderShape
  case buttonRepeatBehavior, buttonSizing, buttonStyle, clipShape, clipped, colorInvert, colorMultiply
  case colorScheme, compositingGroup, containerShape, contentMargins, contentShape, contentTransition
  case contentType, contrast, controlGroupStyle, controlSize, coordinateSpace, cornerRadius, datePickerStyle
  case defaultLaunchBehavior, defaultPosition, defaultSize, deleteDisabled, disabled, disclosureGroupStyle
  case drag, drawingGroup, dynamicTypeSize, editable, fixedSize, flipsForRightToLeftLayoutDirection
  case focusEffectDisabled, focusSection, focusable, font, fontDesign, fontWeight, fontWidth, foreground
  case formStyle, frame, gaugeStyle, geometryGroup, glassEffect, glassEffectID, grayscale, gridCellAnchor
  case gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, groupBoxStyle, handlesExternalEvents
  case headerProminence, help, hidden, hitTesting, hover, hoverEffect, hueRotation, ignoresSafeArea, imageScale
  case interpolation, italic, kerning, keyPress, keyboard, keyboardShortcut, labelStyle, labeledContentStyle
  case labelsHidden, layoutPriority, layoutValue, lineLimit, lineSpacing, listItemTint, listRowBackground
  case listRowHoverEffect, listRowInsets, listRowSeparator, listRowSeparatorTint, listRowSpacing
  case listSectionSeparator, listSectionSpacing, listStyle, longPress, luminanceToAlpha, magnify
  case matchedGeometryEffect, menuActionDismissBehavior, menuBarExtraStyle, menuIndicator, menuOrder, menuStyle
  case minimumScaleFactor, monospaced, monospacedDigit, moveDisabled, navigationViewStyle, offset, opacity
  case padding, persistentSystemOverlays, pickerStyle, position, presentationBackground
  case presentationCompactAdaptation, presentationCornerRadius, presentationDetents, presentationDragIndicator
  case press, previewDisplayName, previewLayout, privacySensitive, progressViewStyle, redacted, refreshable
  case restorationBehavior, rotate, rotation, rotation3D, saturation, scale, scrollBounceBehavior
  case scrollClipDisabled, scrollContentBackground, scrollDisabled, scrollDismissesKeyboard, scrollIndicators
  case scrollTarget, scrollTargetLayout, selected, selectionDisabled, sensoryFeedback, shadow, statusBarHidden
  case strikethrough, submitLabel, symbolEffect, symbolRenderingMode, symbolVariant, tabViewStyle, tap
  case textAlignment, textCase, textFieldStyle, textSelection, tint, toggleStyle, toolbarBackground
  case toolbarBackgroundVisibility, toolbarColorScheme, toolbarRole, tracking, transition, truncationMode
  case typesettingLanguage, underline, windowDismissBehavior, windowMinimizeBehavior, windowResizability
  case windowResizeAnchor, windowResizeBehavior, windowStyle, windowToolbarStyle, zIndex

  /// True for what only assistive technology hears of.
  public var isOfAccessibility: Bool { rawValue.hasPrefix("accessibility") }
  public var description: String { rawValue }
}
