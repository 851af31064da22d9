extension NominalType {
  /// A view, or what SwiftUI treats as one: it is made anew again and again while its state stays.
  public var isViewLike: Bool { shape.contains(.viewLike) }
  /// True for a view.
  public var isView: Bool { shape.contains(.view) }
  /// Made once by the system, and kept.
  public var isApp: Bool { supertypes.contains("App") }
  /// True for a scene.
  public var isScene: Bool { supertypes.contains("Scene") }
  /// SwiftUI's wrappers work in it.
  public var isDynamicHost: Bool { shape.contains(.dynamicHost) }

  /// Announces changes through `objectWillChange`.
  public var isObservableObject: Bool { shape.contains(.observableObject) }
  /// True for an object of Core Data.
  public var isManagedObject: Bool { isClass && supertypes.contains("NSManagedObject") }
  /// Has the macro, itself or by way of a superclass; `@Model` brings it along.
  public var isObservable: Bool { shape.contains(.observable) }
  /// A class whose changes a view can follow.
  public var isModel: Bool { isObservableObject || isObservable }
  /// True for what is made for previews.
  public var isPreview: Bool { supertypes.contains("PreviewProvider") || supertypes.contains("PreviewModifier") }

  /// Asked for by every rule, of every type: found out once.
  struct Shape: OptionSet {
    let rawValue: UInt8

    static let view = Shape(rawValue: 1)
    static let viewLike = Shape(rawValue: 2)
    static let dynamicHost = Shape(rawValue: 4)
    static let observableObject = Shape(rawValue: 8)
    static let observable = Shape(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ declaration: Node, attributes: Set<String>, supertypes: Set<String>, body: Member?) {
      func inherits(_ names: Set<String>) -> Bool { !supertypes.isDisjoint(with: names) }
      self = []
      let isReference = declaration.kind == .classDeclaration || declaration.kind == .actorDeclaration
      let showsViews = body.map { $0.isProperty && $0.type?.name == "some" && $0.type?.child(.base)?.name == "View" }
      if declaration.kind != .protocolDeclaration {
        if showsViews == true || supertypes.contains("View") { insert(.view) }
        if !isReference, showsViews == true || inherits(NominalType.viewLike) { insert(.viewLike) }
      }
      if contains(.viewLike) || supertypes.contains("App") || supertypes.contains("Scene")
        || inherits(NominalType.otherHosts)
      {
        insert(.dynamicHost)
      }
      if declaration.kind == .classDeclaration, inherits(NominalType.announcing) { insert(.observableObject) }
      if isReference, !attributes.isDisjoint(with: NominalType.observed) || supertypes.contains("PersistentModel") {
        insert(.observable)
      }
    }
  }

  private static let announcing: Set<String> = ["ObservableObject", "NSManagedObject", "BindableObject"]
  private static let observed: Set<String> = [
    "Observable", "Model", "Observation.Observable", "SwiftData.Model", "Perceptible",
  ]

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
