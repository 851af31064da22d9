import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// How the contents of a column and its header are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String

  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// The alignment for numbers: as digits run, from left to right.
  public static let numeric = TableColumnAlignment(name: "numeric")

  var value: AttributeValue? { self == .automatic ? nil : .text(name) }
}

/// Columns with another alignment.
public struct _AlignedTableColumns<Content: TableColumnContent> {
  let content: Content
  let alignment: TableColumnAlignment
}

extension _AlignedTableColumns: TableColumnContent, FrameworkTableColumns {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  private func aligned(_ setting: _TableSetting) -> _TableSetting {
    var setting = setting
    setting.alignment = alignment
    return setting
  }

  public func _heads(_ setting: _TableSetting) -> Content._Heads { content._heads(aligned(setting)) }

  public func _cells(of row: Content.TableRowValue, _ setting: _TableSetting) -> Content._Cells {
    content._cells(of: row, aligned(setting))
  }
}

extension TableColumnContent {
  /// Aligns the contents of the column and its header.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _AlignedTableColumns(content: self, alignment: alignment)
  }
}
