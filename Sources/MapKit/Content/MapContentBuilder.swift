import TenureElements
import TenureTree

/// Puts content of a map together, with `if`, `switch` and `ForEach` between.
@resultBuilder public struct MapContentBuilder {
  /// One piece of content.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// No content.
  public static func buildBlock() -> some MapContent { TupleMapContent(content: ()) }
  /// One piece of content.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several pieces of content.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> some MapContent { TupleMapContent(content: (repeat each content)) }
  /// Content that may be missing.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first of two.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
  /// The second of two.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
  /// Content for some versions of a system.
  public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent { content }
}

/// One of two, as `if` and `switch` say.
public struct BuilderConditional<TrueContent: MapContent, FalseContent: MapContent>: _PrimitiveMapContent {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  /// That of the one that is there.
  @MainActor @preconcurrency public var _drawn: _MapDrawn {
    switch storage {
    case .first(let content): _MapDrawn(items: content._drawn.below(true))
    case .second(let content): _MapDrawn(items: content._drawn.below(false))
    }
  }
}

struct TupleMapContent<each Content: MapContent>: _PrimitiveMapContent {
  let content: (repeat each Content)

  @MainActor @preconcurrency var _drawn: _MapDrawn {
    var items: [MapItem] = []
    var number = 0
    for piece in repeat each content {
      items += piece._drawn.below(number)
      number += 1
    }
    return _MapDrawn(items: items)
  }
}

extension Optional: MapContent, _PrimitiveMapContent where Wrapped: MapContent {
  /// There is none.
  public typealias Body = Never
  /// That of the content, where there is some.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { self?._drawn ?? _MapDrawn() }
}

extension Group: MapContent, _PrimitiveMapContent where Content: MapContent {
  /// There is none.
  public typealias Body = Never
  /// That of the content.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { content._drawn }
}

extension Group where Content: MapContent {
  /// Content that something is said of together.
  public nonisolated init(@MapContentBuilder content: () -> Content) { self.init(content: content()) }
}

extension ForEach: MapContent where Content: MapContent {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { fatalError("body should not be called on \(Self.self).") }
  /// That of all elements. What has no tag is selected by what the element is known by.
  @MainActor @preconcurrency public var _drawn: _MapDrawn {
    _MapDrawn(
      items: data.flatMap { element in
        let id = AnyHashable(self.id(element))
        return content(element)._drawn.changed { $0.tag = $0.tag ?? id }.below(id)
      })
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Content for each element.
  @preconcurrency public nonisolated init(
    _ data: Data, @MapContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0.id }) }
}

extension ForEach where Content: MapContent {
  /// Content for each element, known by what `id` leads to.
  @preconcurrency public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}
