/// A model keeps what belongs to a view: a colour, an image, a view, a binding.
public struct UITypeInModel: Rule {
  public static let about = RuleDescription(
    id: "ui-type-in-model",
    title: "A model should keep what is so, not how it is shown.",
    preset: .default,
    notes: .architecture,
    severity: .warning,
    wrong: """
      import SwiftUI

      @Observable final class TagPickerModel {
        var query = ""
        let selection: Binding<Set<String>>
        init(selection: Binding<Set<String>>) { self.selection = selection }
        func toggle(_ tag: String) { selection.wrappedValue.formSymmetricDifference([tag]) }
      }
      """,
    right: """
      import SwiftUI

      @Observable final class TagPickerModel {
        var query = ""
        var selection: Set<String> = []
        func toggle(_ tag: String) { selection.formSymmetricDifference([tag]) }
      }
      """,
    why: """
      What is behind a `Binding` in a model has its owner elsewhere: the model's own announcements do not cover it, and \
      it may outlive the view that made it. A `Color`, a `Font`, an `Image`, a `Text` is a description for a screen: it \
      cannot be compared with what was meant, stored or sent, and a model that keeps one is tied to one look and to \
      SwiftUI. A `NavigationPath` belongs to what decides where the user is.
      """,
    evidence: """
      A binding that a model with observed properties of its own is handed; as a note, a stored property whose \
      type is one of SwiftUI's descriptions (`Color`, `Font`, `Image`, `Text`, `NavigationPath`).
      """,
    quiet: """
      Models of a look (a theme, a style, a palette); routers that keep a `NavigationPath`; types of the project \
      that have such a name; what is computed.
      """,
    options: [
      RuleOption(
        "lookWords",
        .words(["theme", "style", "styles", "palette", "appearance", "design", "typography", "skin", "branding"]),
        "A model with one of these words in its name is about looks."),
      RuleOption(
        "routerWords", .words(["router", "navigator", "navigation", "coordinator", "path", "route", "routes", "flow"]),
        "A model with one of these words in its name may keep a `NavigationPath`."),
    ])

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel && !isAboutLooks($0, project) }.flatMap { type in
      type.members.filter { !$0.isStatic && knowsSwiftUI($0.node.file) }.compactMap { finding($0, type, project) }
    }
  }

  private static func isAboutLooks(_ type: NominalType, _ project: Project) -> Bool {
    let words = Set(project.words("lookWords", of: Self.self, at: type.declaration))
    return !words.isDisjoint(with: type.qualifiedName.nameWords)
  }

  private static func knowsSwiftUI(_ file: FileFacts) -> Bool {
    file.imports.isEmpty || file.imports.contains("SwiftUI")
  }

  private static func finding(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    if let written = member.isProperty && !member.isStored ? member.type : member.result {
      guard member.isFunction || member.isComputed, let view = views(written, project) else { return nil }
      return Finding(
        Self.self, at: member.node, severity: .info,
        fact: "'\(member.name)' of the model \(type.name) builds a view: '\(view)'.",
        consequence:
          "What it shows depends on the model as a whole, it has no place and no state of its own in the tree, "
          + "and the model cannot be used without SwiftUI.",
        advice: "Make it a view that receives the values it shows.")
    }
    guard member.isStored, member.wrapper == nil || member.wrapper == .published,
      let name = shown(member, project), !(name == "NavigationPath" && isRouter(type, project))
    else { return nil }
    return finding(member, name, type, project)
  }

  private static func finding(_ member: Member, _ name: String, _ type: NominalType, _ project: Project) -> Finding {
    let write = project.writesOutsideInitializers(of: member).first
    let evidence = write.map { [Evidence($0, "set here")] } ?? []
    switch name {
    case "Binding":
      return Finding(
        Self.self, at: member.node, severity: isHandedIn(member, type, project) ? .warning : .info,
        fact: "The model \(type.name) keeps a binding, '\(member.name)', to what somebody else owns.",
        evidence: evidence,
        consequence:
          "Its value changes without an announcement of \(type.name), and when the owner has gone, it reads and "
          + "writes what nobody shows any more.",
        advice: "Let one of them own the value: pass it in, or move it into \(type.name) and bind the view to that.")
    case "NavigationPath":
      return Finding(
        Self.self, at: member.node, severity: .info,
        fact: "The model \(type.name) keeps the navigation path '\(member.name)' beside its data.", evidence: evidence,
        consequence: "A second window or tab that shows the same data is moved along with the first.",
        advice: "Keep the path in the view that has the stack, or in a router that each stack owns.")
    default:
      return Finding(
        Self.self, at: member.node, severity: .info,
        fact: "The model \(type.name) keeps the \(name) '\(member.name)', which is how something is shown.",
        evidence: evidence,
        consequence:
          "It cannot be stored, sent or compared with what was meant, does not follow the surroundings of the "
          + "view that shows it, and ties \(type.name) to one look.",
        advice: "Keep what it stands for, and let the view choose the \(name).")
    }
  }

  /// A model that announces something itself takes a binding from somebody: what is behind the binding is told by
  /// another. A generic box, a delegate and a placeholder (`.constant`) know nothing of what they pass on.
  private static func isHandedIn(_ member: Member, _ type: NominalType, _ project: Project) -> Bool {
    member.value == nil && type.declaration.children(.generic).isEmpty
      && type.stored.contains { $0 != member && project.isFollowed($0) }
  }

  private static func isRouter(_ type: NominalType, _ project: Project) -> Bool {
    let words = Set(project.words("routerWords", of: Self.self, at: type.declaration))
    return !words.isDisjoint(with: type.name.nameWords)
  }

  /// `some View`, `AnyView`
  private static func views(_ type: Node, _ project: Project) -> String? {
    if type.kind == .qualifiedType, type.name == "some", let base = type.child(.base), base.name == "View" {
      return project.type(named: base) == nil ? "some View" : nil
    }
    return type.name == "AnyView" ? "AnyView" : nil
  }

  private static let names: Set<String> = [
    "Color", "Font", "Image", "Text", "AnyView", "Binding", "NavigationPath", "LinearGradient", "AnyShapeStyle",
  ]

  /// SwiftUI's type in a member: as it is, optional, or in a collection.
  private static func shown(_ member: Member, _ project: Project) -> String? {
    if let type = member.type { return shown(type, project) }
    guard var value = member.value else { return nil }
    if value.kind == .call, let callee = value.child(.callee) { value = callee }
    let isKnown = value.kind == .reference || value.kind == .member && value.child(.base)?.kind == .reference
    let reference = value.kind == .member ? value.child(.base) ?? value : value
    guard isKnown, value.kind == .reference ? member.value?.kind == .call : value.name.first?.isLowercase == true
    else { return nil }
    return isOfSwiftUI(reference.name, at: reference, project) ? reference.name : nil
  }

  private static func shown(_ type: Node, _ project: Project) -> String? {
    switch type.kind {
    case .typeName:
      if ["Optional", "Array", "Set", "Published"].contains(type.name) {
        return type.child(.generic).flatMap { shown($0, project) }
      }
      let name = type.name.hasPrefix("SwiftUI.") ? String(type.name.dropFirst("SwiftUI.".count)) : type.name
      return isOfSwiftUI(name, at: type, project) ? name : nil
    case .optionalType: return type.child(.base).flatMap { shown($0, project) }
    case .arrayType, .dictionaryType: return type.children(.element).last.flatMap { shown($0, project) }
    default: return nil
    }
  }

  private static func isOfSwiftUI(_ name: String, at node: Node, _ project: Project) -> Bool {
    names.contains(name) && project.type(named: name, at: node) == nil
  }
}
