/// The parts of SARIF that are written, with its own names.
enum SARIF {
  struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "tenure"
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription, fullDescription: Message
    let help: Help
    let defaultConfiguration: Configuration
    let properties: RuleProperties
  }

  struct RuleProperties: Encodable { let tags: [String] }
  struct Help: Encodable { let text, markdown: String }
  struct Configuration: Encodable { let level: String }
  struct Message: Encodable { let text: String }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct ResultProperties: Encodable { let confidence: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    /// Of 100.
    let rank: Double
    let properties: ResultProperties
    let message: Message
    let locations, relatedLocations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    var startColumn, endLine, endColumn: Int?
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
  }
}
