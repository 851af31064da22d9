extension NominalType {
  private func inherits(_ names: Set<String>) -> Bool { !supertypes.isDisjoint(with: names) }

  /// A view, or what SwiftUI treats as one: it is made anew again and again while its state stays.
  public var isViewLike: Bool { !isReference && !isProtocol && (inherits(Self.viewLike) || declaresBody("View")) }
  public var isView: Bool { !isProtocol && (inherits(["View"]) || declaresBody("View")) }
  /// Made once by the system, and kept.
  public var isApp: Bool { inherits(["App"]) }
  public var isScene: Bool { inherits(["Scene"]) }
  /// SwiftUI's wrappers work in it.
  public var isDynamicHost: Bool { isViewLike || isApp || isScene || inherits(Self.otherHosts) }

  /// Announces changes through `objectWillChange`.
  public var isObservableObject: Bool {
    isClass && inherits(["ObservableObject", "NSManagedObject", "BindableObject"])
  }
  public var isManagedObject: Bool { isClass && inherits(["NSManagedObject"]) }
  /// Has the macro, itself or by way of a superclass; `@Model` brings it along.
  public var isObservable: Bool {
    isReference
      && (!attributes.isDisjoint(with: [
        "Observable", "Model", "Observation.Observable", "SwiftData.Model", "Perceptible",
      ])
        || inherits(["PersistentModel"]))
  }
  /// A class whose changes a view can follow.
  public var isModel: Bool { isObservableObject || isObservable }
  public var isPreview: Bool { inherits(["PreviewProvider", "PreviewModifier"]) }

  private func declaresBody(_ result: String) -> Bool {
    guard let body = member("body"), body.isProperty, let type = body.type, type.name == "some" else { return false }
    return type.child(.base)?.name == result
  }

  static let viewLike: Set<String> = [
    "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "Shape", "InsettableShape", "AnimatableModifier",
    "GeometryEffect", "EnvironmentalModifier", "ToolbarContent", "CustomizableToolbarContent",
  ]

  private static let otherHosts: Set<String> = [
    "DynamicProperty", "PreviewProvider", "Commands", "Widget", "WidgetBundle", "WidgetConfiguration",
    "TableRowContent", "TableColumnContent", "Layout", "Gesture", "ChartContent", "MapContent", "TabContent",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle",
    "GaugeStyle", "MenuStyle", "GroupBoxStyle", "DatePickerStyle", "FormStyle", "ControlGroupStyle",
    "DisclosureGroupStyle", "LabeledContentStyle", "NavigationSplitViewStyle", "TableStyle", "ListStyle",
    "PickerStyle", "Transition", "PreviewModifier", "TextRenderer", "ControlWidget", "AppIntent", "TextEditorStyle",
    "HoverEffect", "CustomHoverEffect", "ImmersiveSpaceContent", "WindowToolbarStyle",
  ]
}
