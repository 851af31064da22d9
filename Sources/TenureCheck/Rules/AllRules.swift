/// Every rule, in the order of the book.
public enum AllRules {
  /// Every rule, in the order of its page.
  public static let list: [any Rule.Type] = [
    ObservedObjectCreatedInline.self,
    StateObjectFromParameter.self,
    StateObjectNotOwned.self,
    ModelInPlainProperty.self,
    ModelCreatedInBody.self,
    EnvironmentObjectBuiltInline.self,
    ReferenceTypeInState.self,
    StateModelBuiltEagerly.self,
    UnobservedObservableObject.self,
    ViewWrapperOutsideView.self,
    NestedObservableObject.self,
    UnpublishedModelProperty.self,
    StateNotPrivate.self,
    StateSetByCaller.self,
    StateCopiesInput.self,
    OnChangeMirrorsState.self,
    SameEntityInSeveralModels.self,
    StoredDerivedState.self,
    BooleanBagLoadState.self,
    OptionalBagState.self,
    ManyPresentationFlags.self,
    PresentationFlagAndPayload.self,
    BindingDropsChanges.self,
    StackInStack.self,
    GodModel.self,
    EnvironmentObjectWithoutProvider.self,
    EnvironmentOveruse.self,
    OverboundProjection.self,
    ViewWritesModelDirectly.self,
    AsyncResultWithoutSupersession.self,
    SubmitWithoutGuardInModel.self,
    SubmitWithoutDisableInView.self,
    AsyncWorkInInit.self,
    TaskInOnAppear.self,
    UITypeInModel.self,
    ModelNotMainActor.self,
    ManualObjectWillChange.self,
    LegacyObservableObject.self,
    AppStorageSensitive.self,
    AppStoragePrecious.self,
    ViewCallsService.self,
    UnstableIdentity.self,
    IdentityFromEditedValue.self,
    DependencyReadOnce.self,
    DelegateUnhandled.self,
    CopyNeverWrittenBack.self,
    ChildWithoutReducer.self,
    ObservationTiedToAppearance.self,
  ]

  /// The rule of that name.
  public static func rule(_ id: String) -> (any Rule.Type)? { byID[id] }

  private static let byID = Dictionary(list.map { ($0.about.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rules of a preset; every preset contains the default one, and the strict one that of the Composable
  /// Architecture.
  public static func rules(of preset: Preset) -> [any Rule.Type] {
    list.filter { preset.contains($0.about.preset) }
  }
}
