/// A wrapper that needs a view's place in the tree stands where there is none.
public struct ViewWrapperOutsideView: Rule {
  public static let about = RuleDescription(
    id: "view-wrapper-outside-view",
    title: "SwiftUI's property wrappers work in views only, and `@Published` in an `ObservableObject` only.",
    preset: .default,
    severity: .error,
    wrong: """
      final class RecorderModel: ObservableObject {
        @EnvironmentObject var app: AppState
        func stop() { app.isRecording = false }
      }
      """,
    right: """
      final class RecorderModel: ObservableObject {
        private let app: AppState
        init(app: AppState) { self.app = app }
        func stop() { app.isRecording = false }
      }
      """,
    why: """
      `@State`, `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `@Environment`, `@FocusState`, `@FetchRequest` \
      and `@Query` get their storage from the view that they stand in. Elsewhere a write is forgotten, a change is not \
      followed, and reading an environment object ends the program. `@Published` announces through the \
      `objectWillChange` of its class; without `ObservableObject` nobody hears it.
      """,
    evidence: """
      A wrapper of SwiftUI's views in a type that is none, or `@Published` in a class that is no \
      `ObservableObject`.
      """,
    quiet: """
      `DynamicProperty` types; styles; commands; types that conform to something the project does not show; \
      a project's own wrapper of the same name; a class with a subclass that is an \
      `ObservableObject`. `@Published` whose publisher `$name` its own class alone uses is a \
      note; where others use it, there is none.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { !$0.isProtocol }.flatMap { type in
      type.stored.compactMap { member -> Finding? in
        guard let wrapper = member.wrapper, !isOwnWrapper(member, in: project) else { return nil }
        if wrapper == .published { return unheard(member, of: type, in: project) }
        return wrapper.needsView ? inert(member, wrapper, of: type) : nil
      }
    }
  }

  private static func inert(_ member: Member, _ wrapper: Wrapper, of type: NominalType) -> Finding? {
    guard importsSwiftUI(type.file), type.isReference || !type.isDynamicHost && !type.hasUnknownSupertypes else {
      return nil
    }
    let works = wrapper == .environment && opensByItself(member)
    let kind = type.isClass ? "a class" : type.isReference ? "an actor" : "no view"
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node, severity: works ? .info : nil,
      fact: "'\(wrapper.spelling) var \(member.name)' stands in \(type.name), which is \(kind).",
      evidence: [Evidence(type.declaration, "\(type.name) is declared here")],
      consequence: works
        ? "It has the default action, which works today; no view can put another in its place, and nothing promises it."
        : consequence(wrapper, member),
      advice: advice(wrapper, member))
  }

  /// `@Environment(\.openURL)`: the default opens the URL, in a view or not.
  private static func opensByItself(_ member: Member) -> Bool {
    let path = member.wrapperAttribute?.child(.argument)
    return path?.kind == .keyPath
      && [".openURL", ".openWindow", ".openSettings", ".openDocument", ".newDocument"].contains(path?.name ?? "")
  }

  private static func consequence(_ wrapper: Wrapper, _ member: Member) -> String {
    switch wrapper {
    case .environmentObject: "No view gives it an object, so the first read of '\(member.name)' ends the program."
    case .environment: "It only ever has the default value."
    case .state, .focusState, .gestureState: "A write to '\(member.name)' is forgotten, and nobody is told."
    case .fetchRequest, .query: "It never fetches: '\(member.name)' stays empty."
    default: "Nobody is told of the object's changes."
    }
  }

  private static func advice(_ wrapper: Wrapper, _ member: Member) -> String {
    switch wrapper {
    case .environmentObject, .environment: "Read it in a view and pass it in, for example as an argument of 'init'."
    case .state, .focusState, .gestureState: "Make it a plain property, '@Published' in an ObservableObject."
    case .fetchRequest, .query: "Fetch through the context that the type is given."
    default: "Hold it in a plain property, and observe it in a view or by subscription."
    }
  }

  private static func unheard(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard type.isClass, !type.isObservableObject, !type.hasUnknownSupertypes,
      type.member("objectWillChange") == nil, !hasAnnouncingSubclass(type, in: project)
    else { return nil }
    guard project.occurrences.of("$" + member.name).isEmpty else {
      return publisherAlone(member, of: type, in: project)
    }
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node,
      fact: "'@Published var \(member.name)' stands in \(type.name), which is no ObservableObject.",
      evidence: [Evidence(type.declaration, "\(type.name) is declared here")],
      consequence: "No view can follow \(type.name), and nothing in the project uses '$\(member.name)': a change is "
        + "heard by nobody.",
      advice: "Let \(type.name) conform to ObservableObject, or remove '@Published'.")
  }

  /// A subclass that is an ObservableObject announces what it inherits too.
  private static func hasAnnouncingSubclass(_ type: NominalType, in project: Project) -> Bool {
    project.types.contains { $0.isObservableObject && $0 !== type && project.isSubtype($0, of: type) }
  }

  /// `$session` inside its own class: it works as a publisher, and as nothing else.
  private static func publisherAlone(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    let uses = project.uses(of: member)
    guard let subscription = uses.first(where: \.isProjected),
      let read = uses.first(where: { $0.kind == .read && !$0.isProjected }),
      uses.allSatisfy({ project.enclosingType(of: $0.node) === type })
    else { return nil }
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node, severity: .info,
      fact: "'@Published var \(member.name)' stands in \(type.name), which is no ObservableObject.",
      evidence: [
        Evidence(type.declaration, "\(type.name) is declared here"),
        Evidence(subscription.node, "it is a publisher here"), Evidence(read.node, "and a plain value here"),
      ],
      consequence: "No view can follow \(type.name). '$\(member.name)' sends a value before '\(member.name)' has it: "
        + "whoever reads the property in answer gets the old one.",
      advice: "Make it a 'CurrentValueSubject', or let \(type.name) conform to ObservableObject.")
  }

  private static func isOwnWrapper(_ member: Member, in project: Project) -> Bool {
    guard let attribute = member.wrapperAttribute,
      let type = project.type(named: attribute.name, at: attribute)
    else { return false }
    return type.attributes.contains("propertyWrapper")
  }

  /// Other libraries have wrappers of these names.
  private static func importsSwiftUI(_ file: FileFacts) -> Bool {
    let imports = file.imports
    return imports.isEmpty || imports.contains { ["SwiftUI", "SwiftData", "WidgetKit"].contains($0) }
  }
}
