/// What another program can ask for.
enum Tool: String, CaseIterable {
  case open, drive, look, check, support, test, explain

  private var about: String {
    switch self {
    case .open:
      "Builds a SwiftUI project (a file, a folder, a package, an Xcode project) and starts it without a display. Answers with "
        + "the screen as an outline, or with what could not be built: line, API, why."
    case .drive:
      "Does what a user does, a command a line: tap \"Save\", type \"Name\" \"Ada\", choose \"Flavour\" \"Vanilla\", back, "
        + "advance 3s, tree, record, issues; 'help' lists them. Answers with what changed on the screen, the events with "
        + "what they wrote and which bodies ran and why, and what was misused."
    case .look: "A picture of the screen as it is now."
    case .check: "Finds mistakes of state ownership in SwiftUI code."
    case .support: "Which names of SwiftUI a project uses, and which of them are absent, unavailable or different here."
    case .test: "Builds and runs a package's own tests."
    case .explain: "What a rule of 'check' names, what would be right, and why."
    }
  }

  private typealias Parameter = (name: String, type: String, about: String)

  private var parameters: [Parameter] {
    let path: Parameter = ("path", "string", "The path of the project.")
    switch self {
    case .open:
      return [
        path, ("view", "string", "A view, a preview or one of several apps to show."),
        ("target", "string", "One of several apps of a package or an Xcode project."),
        ("width", "integer", "Points; 390 unless said."), ("height", "integer", "Points; 844 unless said."),
        ("dark", "boolean", "In the dark colour scheme."), ("locale", "string", "A language, as ar or pt-BR."),
      ]
    case .drive: return [("commands", "array", "Lines, each a command.")]
    case .look: return []
    case .check: return [path]
    case .support, .test: return [path, ("target", "string", "One of several apps of an Xcode project.")]
    case .explain: return [("rule", "string", "The name of the rule.")]
    }
  }

  var declaration: [String: Any] {
    var properties: [String: Any] = [:]
    for parameter in parameters {
      var schema: [String: Any] = ["type": parameter.type, "description": parameter.about]
      if parameter.type == "array" { schema["items"] = ["type": "string"] }
      properties[parameter.name] = schema
    }
    // The first is what the tool is about.
    let schema: [String: Any] = [
      "type": "object", "properties": properties, "required": parameters.prefix(1).map(\.name),
    ]
    return ["name": rawValue, "description": about, "inputSchema": schema]
  }
}
