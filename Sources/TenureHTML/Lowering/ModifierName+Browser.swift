import TenureRender

/// What a page makes of a modifier.
enum BrowserUse {
  /// The element's markup changes by it.
  case drawn
  /// The element that it is about asks for it: a field for its keyboard, a row for its background.
  case asked
  /// Nothing in a page shows it. docs/web.md lists these.
  case nothing
}

extension ModifierName {
  var browserUse: BrowserUse {
    switch self {
    case .alignmentGuide,
      .focusable, .keyPress, .continuousHover, .accessibilityActions, .accessibilityFocused, .defaultScrollAnchor,
      .pastes, .backgroundStyle, .buttonBorderShape, .drawingGroup, .press, .refreshable,
      .accessibilityHidden, .accessibilityHint, .accessibilityIdentifier, .accessibilityLabel,
      .accessibilityValue, .aspectRatio, .background, .badge, .baselineOffset, .blendMode, .blur, .bold, .border,
      .brightness, .buttonStyle, .clipShape, .clipped, .colorInvert, .colorScheme, .compositingGroup,
      .containerRelativeFrame, .contentMargins, .contentShape, .contentTransition, .contrast, .controlSize,
      .coordinateSpace, .cornerRadius,
      .datePickerStyle, .disabled,
      .drag, .draggable, .dropDestination, .dynamicTypeSize, .fixedSize,
      .font, .fontDesign, .fontWeight, .fontWidth, .foreground, .formStyle, .frame, .gaugeStyle, .grayscale,
      .headerProminence,
      .help, .hidden, .hitTesting, .hover, .hueRotation, .ignoresSafeArea, .imageScale, .indexViewStyle, .italic,
      .kerning,
      .keyboardShortcut,
      .labelStyle, .labelsHidden, .layoutDirection, .layoutPriority, .lineLimit, .lineSpacing, .listItemTint,
      .listRowSpacing,
      .listSectionSpacing,
      .listStyle, .longPress, .matchedGeometryEffect, .minimumScaleFactor,
      .monospaced, .monospacedDigit, .offset,
      .opacity, .padding,
      .pickerStyle, .position, .preferredColorScheme,
      .progressViewStyle, .redacted, .rotation, .rotation3D, .saturation, .scale, .scrollContentBackground,
      .scrollDisabled,
      .scrollGeometry, .scrollIndicators, .scrollTarget, .shadow, .speechPunctuation, .speechSpelling, .strikethrough,
      .symbolEffect, .symbolRenderingMode,
      .tabViewStyle,
      .tap,
      .textAlignment, .textCase, .textFieldStyle,
      .textSelection, .tint, .toggleStyle, .toolbarVisibility, .tracking, .transform, .transition, .truncationMode,
      .underline, .zIndex:
      .drawn
    case .accessibilityTraits, .autocapitalization, .autocorrectionDisabled, .contentType, .deleteDisabled,
      .editable, .gridCellColumns, .gridColumnAlignment, .keyboard, .listRowBackground, .listRowInsets,
      .listRowSeparator, .listRowSeparatorTint,
      .moveDisabled, .presentationBackground, .presentationCornerRadius, .presentationCompactAdaptation,
      .presentationDetent, .presentationDetents, .presentationDragIndicator,
      .scrollTargetLayout, .selected, .selectionDisabled, .submitLabel, .symbolVariant, .toolbarBackground,
      .toolbarBackgroundVisibility, .toolbarColorScheme:
      .asked
    case .accessibilityAction, .accessibilityHeading, .accessibilityIgnoresInvertColors,
      .accessibilityRespondsToUserInteraction, .accessibilityTextContentType, .allowedDynamicRange,
      .alternatingRowBackgrounds, .antialiased, .backgroundExtensionEffect, .containerShape,
      .defaultLaunchBehavior, .defaultPosition, .defaultSize, .flipsForRightToLeftLayoutDirection,
      .focusEffectDisabled, .focusSection, .geometryGroup, .glassEffect, .glassEffectID, .gridCellAnchor,
      .gridCellUnsizedAxes, .handlesExternalEvents, .hoverEffect, .inspectorColumnWidth,
      .interpolation, .layoutValue, .listRowHoverEffect, .luminanceToAlpha,
      .matchedTransitionSource, .menuBarExtraStyle, .navigationSplitViewColumnWidth, .navigationTransition,
      .presentationBackgroundInteraction, .presentationContentInteraction, .presentationSizing, .restorationBehavior,
      .scrollIndicatorsFlash, .sensoryFeedback, .share, .tableStyle,
      .typesettingLanguage, .windowDismissBehavior, .windowMinimizeBehavior, .windowResizability, .windowResizeAnchor,
      .windowResizeBehavior, .windowStyle, .windowToolbarStyle, .dialogSeverity,
      .navigationSplitViewStyle, .previewDevice, .previewInterfaceOrientation, .sectionIndexLabel,
      .tabBarMinimizeBehavior, .textScale, .badgeProminence, .accessibilityShowsLargeContentViewer, .toolbarRemoved,
      .buttonRepeatBehavior, .buttonSizing, .controlGroupStyle, .disclosureGroupStyle,
      .groupBoxStyle,
      .labeledContentStyle, .magnify, .menuActionDismissBehavior, .menuIndicator, .menuOrder, .menuStyle, .rotate,
      .accessibilityElement, .accessibilityInputLabels, .accessibilityRemovedTraits, .accessibilitySortPriority,
      .allowsTightening, .colorMultiply, .listSectionSeparator,
      .navigationViewStyle,
      .persistentSystemOverlays,
      .previewLayout,
      .previewDisplayName, .privacySensitive, .scrollBounceBehavior, .scrollClipDisabled,
      .scrollDismissesKeyboard, .statusBarHidden,
      .toolbarRole:
      .nothing
    }
  }
}
