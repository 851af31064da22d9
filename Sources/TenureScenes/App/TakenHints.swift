import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What is about something that hosts do not have: each is taken and not used.

extension View {
  /// Says how the search field takes place in a toolbar. Taken and not used: it stands where hosts put it.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Says what a toolbar does while a user searches. Taken and not used: it stays.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Says where suggestions are not shown. Taken and not used: hosts show them below the field.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  /// Says which tab searches by itself. Taken and not used: hosts select tabs as a user does.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Says where the bar of adaptable tabs stands first. Taken and not used: a phone has no sidebar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  /// A view at the top of a sidebar of tabs. Taken and not used: a phone has no sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// A view at the end of a sidebar of tabs. Taken and not used: a phone has no sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// A view below a sidebar of tabs. Taken and not used: a phone has no sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Keeps what a user has changed of the tabs. Taken and not used: hosts do not let a user change them.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Sets the style of the text editors inside. Taken and not used: hosts have one.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Sets the width that icons of labels have at least. Taken and not used: hosts have their own.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  /// Sets the space between icons of labels and titles. Taken and not used: hosts have their own.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  /// Says how a palette shows what is chosen. Taken and not used: hosts have one way.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Says whether writing tools are offered. Taken and not used: there are none.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows the search of a text editor. Taken and not used: hosts have none.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Takes searching from text editors. Taken and not used: they have none.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Takes replacing from text editors. Taken and not used: they have none.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Says on which side of a line's end the cursor stands. Taken and not used: hosts place it.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
  /// Marks what is out of date while a widget is renewed. Taken and not used: hosts show no widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Says whether materials look as in the front window. Taken and not used: there is one window.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  /// Sets the icon of a dialog. Taken and not used: as on a phone, dialogs have none.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Lets a user keep a dialog from being shown again. Taken and not used: dialogs have no such toggle.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Lets a user keep a dialog from being shown again. Taken and not used: dialogs have no such toggle.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Lets a user keep a dialog from being shown again. Taken and not used: dialogs have no such toggle.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// Lets a user keep a dialog from being shown again. Taken and not used: dialogs have no such toggle.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Says what the screen is about. Taken and not used: hosts have no place for it.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Says what a file dialog asks. Taken and not used: it is the system's.
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }
  /// Says what a file dialog asks. Taken and not used: it is the system's.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Says what a file dialog's button reads. Taken and not used: it is the system's.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Says what a file dialog's button reads. Taken and not used: it is the system's.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Says where a file dialog begins. Taken and not used: it begins where the system does.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Shows or hides the thumb of sliders. Taken and not used: hosts show it.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Opens what something is dragged over. Taken and not used: hosts do not.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  /// Ends the effects of the symbols inside. Taken and not used: they play as their own modifiers say.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Says how symbols are filled. Taken and not used: hosts fill them with one colour.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// Says how symbols show a value. Taken and not used: hosts draw all of a symbol alike.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  /// Shows or hides the sign at the end of rows that lead on. Taken and not used: hosts show it.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Says how a zoom begins. Taken and not used: screens come from the side.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}

// Of assistive technology, what hosts have no place for.
extension View {
  /// Says that elements belong together, wherever they are. Taken and not used: hosts go by their place.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Says which text names which element. Taken and not used: name it with `accessibilityLabel(_:)`.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Marks the view that an entry of a rotor is about. Taken and not used: hosts have no rotors.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Says where an element is touched. Taken and not used: hosts touch its middle.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Says where an element is touched. Taken and not used: hosts touch its middle.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Lets touches through assistive technology. Taken and not used: hosts do not tell them apart.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Answers a zoom of assistive technology. Taken and not used: hosts have none.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Answers assistive technology that scrolls. Taken and not used: hosts scroll by themselves.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Offers a large picture of a small control to who needs it. Taken and not used: hosts show none.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { accessibilityShowsLargeContentViewer() }
  /// Says where assistive technology takes hold of it. Taken and not used: hosts drag the whole view.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Says where assistive technology takes hold of it. Taken and not used: hosts drag the whole view.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Says where assistive technology drops. Taken and not used: hosts drop on the whole view.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Says where assistive technology drops. Taken and not used: hosts drop on the whole view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
}
