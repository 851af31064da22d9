import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension EnvironmentValues {
  /// Whether the screen is dimmed. Hosts' screens are not.
  public var isLuminanceReduced: Bool { false }
  /// Why the views here are redacted: what `redacted(reason:)` around them says.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// How high a row of a list is at least. Hosts do not read it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

/// Says why views are redacted.
struct RedactionModifier {
  let reasons: RedactionReasons
}

extension RedactionModifier: EnvironmentWriting {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) {
    values.redactionReasons = reasons.isEmpty ? [] : values.redactionReasons.union(reasons)
  }

  func look(of values: EnvironmentValues) -> RenderModifier? { RenderModifier(.redacted, value: .text(reasons.name)) }
}
