import TenureHTML
import TenureRuntime

/// All that the inspector knows of a page, in one piece: to be kept, compared, or read by another program.
@MainActor package enum RecordExport {
  package static let version = 1

  package static func write(_ page: any InspectedPage, _ record: TurnLog) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.field("format", "tenure-record")
      $0.field("version", version)
      $0.field("title", page.name)
      $0.field("oldest", record.firstNumber)
      $0.key("turns")
      $0.list(record.turns) { InspectorMessage.write(page.discretion.shown($0), to: &$1, most: .max) }
      InspectorMessage.write(page.session, page.discretion, to: &$0)
    }
    return json.bytes
  }
}
