/// Several flags of one view, each of which presents something.
public struct ManyPresentationFlags: Rule {
  public static let about = RuleDescription(
    id: "many-presentation-flags",
    title: "What a view presents is one optional value, not a flag for each.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      struct Library: View {
        @State private var showsSettings = false
        @State private var showsImport = false
        @State private var showsAbout = false
        var body: some View {
          Text("Library")
            .sheet(isPresented: $showsSettings) { Text("Settings") }
            .sheet(isPresented: $showsImport) { Text("Import") }
            .sheet(isPresented: $showsAbout) { Text("About") }
        }
      }
      """,
    right: """
      struct Library: View {
        enum Modal: String, Identifiable {
          case settings, `import`, about
          var id: Self { self }
        }
        @State private var modal: Modal?
        var body: some View {
          Text("Library")
            .sheet(item: $modal) { Text($0.rawValue) }
        }
      }
      """,
    why: """
      SwiftUI presents one thing at a time over a view. When two flags are true, the second is dropped, with a line in \
      the log, and appears later or never: its flag stays true.
      """,
    evidence: """
      Three flags or more of one view that are bound to `isPresented:` of sheets and covers, whatever their names.
      """,
    quiet: """
      What each row of a list presents on its own; popovers on their own anchors; flags in `@AppStorage`. Two \
      sheets on one chain are a note, and so is a view with alerts in the main, unless one action sets two of the \
      flags.
      """,
    options: [
      RuleOption("flags", .number(3), "How many flags of one view are too many, where no two present on one chain.")
    ])

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).compactMap { finding(in: $0, project) }
  }

  private static func finding(in type: NominalType, _ project: Project) -> Finding? {
    var seen: Set<Member> = []
    let calls = PresentingCall.all(in: type, project)
      .filter { $0.flag.wrapper != .appStorage && $0.kind != .pushed && !isInLoop($0.call) }
      .sorted { ($0.call.file.path, $0.binding.start) < ($1.call.file.path, $1.binding.start) }
      .filter { seen.insert($0.flag).inserted }
    let counted = calls.filter { call in
      call.kind != .popover || calls.contains { $0.call != call.call && areChained($0.call, call.call) }
    }
    let sheets = counted.filter { $0.kind == .modal }
    let chained = sheets.filter { one in sheets.contains { $0.call != one.call && areChained($0.call, one.call) } }
    let areMany = counted.count >= project.number("flags", of: Self.self, at: type.declaration)
    let named = areMany ? counted : chained
    guard let first = named.first, named.count > 1 else { return nil }
    let flags = named.map { "'\($0.flag.name)'" }
    let isSure = areMany && sheets.count > 2 || areRaisedTogether(sheets.map(\.flag), project)
    return Finding(
      Self.self, at: first.binding, severity: isSure ? .warning : .info,
      fact: "\(type.name) presents \(named.count) things, each by a flag of its own: \(flags.joined(separator: ", ")).",
      evidence: named.dropFirst().prefix(4).map { Evidence($0.binding, "'\($0.flag.name)' presents this") },
      consequence: "Two of them can be true at once. Only one is then presented, and the flag of the other stays true.",
      advice: "Keep one optional value: 'enum Modal: Identifiable { case "
        + "\(named.prefix(4).map { caseName($0.flag) }.joined(separator: ", ")) }', '@State private var modal: Modal?', "
        + "'.sheet(item: $modal)'.")
  }

  /// `settings` of `isShowingSettingsSheet`.
  private static func caseName(_ flag: Member) -> String {
    let common: Set<String> = [
      "is", "show", "shows", "showing", "should", "present", "presented", "presenting", "presents", "sheet", "alert",
      "modal", "popover", "cover", "dialog", "open", "visible", "display",
    ]
    let words = flag.words.filter { !common.contains($0) }
    guard let first = words.first else { return flag.name }
    return first + words.dropFirst().map(\.capitalized).joined()
  }

  /// `showsLogin = true; showsOffer = true` in one action: both are asked for, and one is shown.
  private static func areRaisedTogether(_ flags: [Member], _ project: Project) -> Bool {
    var raising: [Node: Member] = [:]
    for flag in flags {
      for write in project.writesOutsideInitializers(of: flag) {
        guard let value = write.assignment?.child(.right), value.text != "false",
          let code = write.enclosingCode, write.assignment?.parent == code
        else { continue }
        if let other = raising[code], other != flag { return true }
        raising[code] = flag
      }
    }
    return false
  }

  private static func isInLoop(_ call: Node) -> Bool {
    call.ancestors.contains { $0.kind == .closure && ["ForEach", "List"].contains($0.parent?.calledName ?? "") }
  }

  /// Whether two modifiers are applied to the same thing.
  private static func areChained(_ one: Node, _ other: Node) -> Bool {
    one.modifiers.contains { $0.call == other } || other.modifiers.contains { $0.call == one }
  }
}
