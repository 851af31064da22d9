/// What a modifier says something about, under Apple's name for the modifier or a short one. Every host says of each what
/// it does with it.
public enum ModifierName: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case accessibilityAction, accessibilityActions, accessibilityFocused, accessibilityElement, accessibilityHeading,
    accessibilityHidden, accessibilityHint
  case accessibilityIdentifier, accessibilityIgnoresInvertColors, accessibilityInputLabels, accessibilityLabel
  case accessibilityRemovedTraits, accessibilityRespondsToUserInteraction, accessibilitySortPriority
  case accessibilityTextContentType, accessibilityTraits, accessibilityValue, alignmentGuide
  case allowedDynamicRange, allowsTightening, alternatingRowBackgrounds, antialiased, aspectRatio
  case autocapitalization, autocorrectionDisabled, background, backgroundExtensionEffect, backgroundStyle
  case badge, baselineOffset, blendMode, blur, bold, border, brightness, buttonBorderShape
  case buttonRepeatBehavior, buttonSizing, buttonStyle, clipShape, clipped, colorInvert, colorMultiply
  case colorScheme, compositingGroup, containerShape, continuousHover, contentMargins, contentShape, contentTransition
  case containerRelativeFrame, contentType, contrast, controlGroupStyle, controlSize, coordinateSpace, cornerRadius,
    datePickerStyle
  case defaultLaunchBehavior, defaultPosition, defaultScrollAnchor, defaultSize, deleteDisabled, dialogSeverity
  case disabled, disclosureGroupStyle, drag, draggable, drawingGroup, dropDestination, dynamicTypeSize, editable
  case fixedSize
  case flipsForRightToLeftLayoutDirection, focusEffectDisabled, focusSection, focusable, font, fontDesign
  case fontWeight, fontWidth, foreground, formStyle, frame, gaugeStyle, geometryGroup, glassEffect
  case glassEffectID, grayscale, gridCellAnchor, gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment
  case groupBoxStyle, handlesExternalEvents, headerProminence, help, hidden, hitTesting, hover, hoverEffect
  case hueRotation, ignoresSafeArea, imageScale, indexViewStyle, inspectorColumnWidth, interpolation, italic
  case kerning, keyPress, keyboard, keyboardShortcut, labelStyle, labeledContentStyle, labelsHidden
  case layoutDirection, layoutPriority, layoutValue, lineLimit, lineSpacing, listItemTint, listRowBackground,
    listRowHoverEffect
  case listRowInsets, listRowSeparator, listRowSeparatorTint, listRowSpacing, listSectionSeparator
  case listSectionSpacing, listStyle, longPress, luminanceToAlpha, magnify, matchedGeometryEffect
  case matchedTransitionSource, menuActionDismissBehavior, menuBarExtraStyle, menuIndicator, menuOrder
  case menuStyle, minimumScaleFactor, monospaced, monospacedDigit, moveDisabled, navigationSplitViewColumnWidth
  case navigationSplitViewStyle, navigationTransition, navigationViewStyle, offset, opacity, padding
  case pastes, persistentSystemOverlays, pickerStyle, position, preferredColorScheme, presentationBackground
  case presentationBackgroundInteraction, presentationCompactAdaptation, presentationContentInteraction
  case presentationCornerRadius, presentationDetent, presentationDetents, presentationDragIndicator, presentationSizing,
    press
  case previewDevice, previewDisplayName, previewInterfaceOrientation, previewLayout, privacySensitive
  case progressViewStyle, redacted, refreshable, restorationBehavior, rotate, rotation, rotation3D, saturation
  case scale, scrollBounceBehavior, scrollClipDisabled, scrollContentBackground, scrollDisabled
  case scrollDismissesKeyboard, scrollGeometry, scrollIndicators, scrollIndicatorsFlash, scrollTarget,
    scrollTargetLayout
  case sectionIndexLabel, selected, selectionDisabled, sensoryFeedback, shadow, share, speechPunctuation,
    speechSpelling,
    statusBarHidden
  case strikethrough, submitLabel, symbolEffect, symbolRenderingMode, symbolVariant, tabBarMinimizeBehavior
  case tabViewStyle, tableStyle, tap, textAlignment, textCase, textFieldStyle, textScale, textSelection,
    badgeProminence,
    accessibilityShowsLargeContentViewer, toolbarRemoved
  case tint, toggleStyle
  case toolbarBackground, toolbarBackgroundVisibility, toolbarColorScheme, toolbarRole,
    toolbarVisibility
  case tracking, transform, transition, truncationMode, typesettingLanguage, underline, windowDismissBehavior
  case windowMinimizeBehavior, windowResizability, windowResizeAnchor, windowResizeBehavior, windowStyle
  case windowToolbarStyle, zIndex

  /// True for what views inside have from the environment, wherever they are shown: a sheet has it of the view that
  /// presents it.
  public var isInherited: Bool { Self.inherited.contains(self) }

  private static let inherited: Set<Self> = [
    .allowsTightening, .autocapitalization, .autocorrectionDisabled, .backgroundStyle, .bold, .buttonBorderShape,
    .buttonRepeatBehavior, .buttonStyle, .colorScheme, .controlGroupStyle, .controlSize, .datePickerStyle, .disabled,
    .disclosureGroupStyle, .dynamicTypeSize, .font, .fontDesign, .fontWeight, .fontWidth, .foreground, .formStyle,
    .gaugeStyle, .groupBoxStyle, .headerProminence, .imageScale, .italic, .kerning, .keyboard, .labelStyle,
    .labeledContentStyle, .labelsHidden, .layoutDirection, .lineLimit, .lineSpacing, .listItemTint, .listRowSpacing,
    .listSectionSpacing, .listStyle, .menuIndicator, .menuOrder, .menuStyle, .minimumScaleFactor, .monospaced,
    .monospacedDigit, .pickerStyle, .progressViewStyle, .redacted, .scrollBounceBehavior, .scrollDismissesKeyboard,
    .scrollIndicators, .strikethrough, .submitLabel, .symbolRenderingMode, .symbolVariant, .tableStyle, .tabViewStyle,
    .textAlignment, .textCase, .textFieldStyle, .textScale, .textSelection, .tint, .toggleStyle, .tracking,
    .truncationMode, .underline,
  ]

  /// True for what only assistive technology hears of.
  public var isOfAccessibility: Bool { rawValue.hasPrefix("accessibility") }
  public var description: String { rawValue }
}
