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
  case defaultLaunchBehavior, defaultPosition, defaultScrollAnchor, defaultSize, deleteDisabled, disabled
  case disclosureGroupStyle, drag, drawingGroup, dynamicTypeSize, editable, fixedSize
  case flipsForRightToLeftLayoutDirection, focusEffectDisabled, focusSection, focusable, font, fontDesign
  case fontWeight, fontWidth, foreground, formStyle, frame, gaugeStyle, geometryGroup, glassEffect
  case glassEffectID, grayscale, gridCellAnchor, gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment
  case groupBoxStyle, handlesExternalEvents, headerProminence, help, hidden, hitTesting, hover, hoverEffect
  case hueRotation, ignoresSafeArea, imageScale, inspectorColumnWidth, interpolation, italic, kerning, keyPress
  case keyboard, keyboardShortcut, labelStyle, labeledContentStyle, labelsHidden, layoutPriority, layoutValue
  case lineLimit, lineSpacing, listItemTint, listRowBackground, listRowHoverEffect, listRowInsets
  case listRowSeparator, listRowSeparatorTint, listRowSpacing, listSectionSeparator, listSectionSpacing
  case listStyle, longPress, luminanceToAlpha, magnify, matchedGeometryEffect, matchedTransitionSource
  case menuActionDismissBehavior, menuBarExtraStyle, menuIndicator, menuOrder, menuStyle, minimumScaleFactor
  case monospaced, monospacedDigit, moveDisabled, navigationSplitViewColumnWidth, navigationTransition
  case navigationViewStyle, offset, opacity, padding, persistentSystemOverlays, pickerStyle, position
  case presentationBackground, presentationBackgroundInteraction, presentationCompactAdaptation
  case presentationContentInteraction, presentationCornerRadius, presentationDetents, presentationDragIndicator
  case presentationSizing, press, previewDisplayName, previewLayout, privacySensitive, progressViewStyle
  case redacted, refreshable, restorationBehavior, rotate, rotation, rotation3D, saturation, scale
  case scrollBounceBehavior, scrollClipDisabled, scrollContentBackground, scrollDisabled
  case scrollDismissesKeyboard, scrollIndicators, scrollIndicatorsFlash, scrollTarget, scrollTargetLayout
  case selected, selectionDisabled, sensoryFeedback, shadow, share, statusBarHidden, strikethrough, submitLabel
  case symbolEffect, symbolRenderingMode, symbolVariant, tabViewStyle, tableStyle, tap, textAlignment, textCase
  case textFieldStyle, textSelection, tint, toggleStyle, toolbarBackground, toolbarBackgroundVisibility
  case toolbarColorScheme, toolbarRole, toolbarTitleDisplayMode, tracking, transition, truncationMode
  case typesettingLanguage, underline, windowDismissBehavior, windowMinimizeBehavior, windowResizability
  case windowResizeAnchor, windowResizeBehavior, windowStyle, windowToolbarStyle, zIndex

  /// True for what only assistive technology hears of.
  public var isOfAccessibility: Bool { rawValue.hasPrefix("accessibility") }
  public var description: String { rawValue }
}
