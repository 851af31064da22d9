import TenureElements
@_spi(Tree) import TenureTree

/// Puts the rows of a table below each other.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value {
    rows
  }

  public static func buildPartialBlock<Rows: TableRowContent>(first: Rows) -> Rows where Rows.TableRowValue == Value {
    first
  }

  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated: First, next: Second
  ) -> _TableRowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> Rows? where Rows.TableRowValue == Value { rows }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }
}

/// Rows below each other.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  let first: First
  let second: Second
}

extension _TableRowPair: TableRowContent, FrameworkTableRows {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == First.TableRowValue {
    AnyView(TupleView(first._rows(in: columns, setting), second._rows(in: columns, setting)))
  }
}

extension Optional: TableRowContent, FrameworkTableRows where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == Wrapped.TableRowValue { AnyView(map { $0._rows(in: columns, setting) }) }
}

extension _ConditionalContent: TableRowContent, FrameworkTableRows
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == TrueContent.TableRowValue {
    let rows: _ConditionalContent<AnyView, AnyView> =
      switch storage {
      case .first(let rows): .init(storage: .first(rows._rows(in: columns, setting)))
      case .second(let rows): .init(storage: .second(rows._rows(in: columns, setting)))
      }
    return AnyView(rows)
  }
}

extension Group: TableRowContent, FrameworkTableRows where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(content: content())
  }

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == Content.TableRowValue { content._rows(in: columns, setting) }
}
