/// The subviews of a view, in their order: of a container's content, a section's header, content or footer.
///
/// It is a view too, which shows them all one after the other.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// One place after the last element.
  public var endIndex: Int { subviews.count }
  /// The subview at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the subviews, which are a view too.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

/// Some of the subviews of a view: `subviews.dropFirst()`. It is a view as they all are.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  /// The place of the first element.
  public var startIndex: Int { bounds.lowerBound }
  /// One place after the last element.
  public var endIndex: Int { bounds.upperBound }
  /// The subview at a place.
  public subscript(index: Int) -> Subview { base[index] }
  /// Some of the subviews, which are a view too.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  /// All of them, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// All of them, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

/// A section of a container's content, in parts. What stands between sections is a section without header and footer.
///
///     ForEach(sections: content) { section in
///       VStack { HStack { section.header }; section.content }
///     }
public struct SectionConfiguration: Identifiable {
  /// Which of the content's sections this is.
  public struct ID: Hashable, Sendable {
    /// Of the section itself, or of the one that views outside of sections follow.
    let number: Int
    let isImplicit: Bool
  }

  /// Which of them this is.
  public let id: ID
  /// What stands over the section; no subviews when it has no header.
  public let header: SubviewsCollection
  /// The section's views.
  public let content: SubviewsCollection
  /// What stands under the section; no subviews when it has no footer.
  public let footer: SubviewsCollection
  let said: SubviewSays

  /// What the section tells its container. Each of its views says it too.
  public var containerValues: ContainerValues { said.values }
}

/// The sections of a container's content, in their order. There is one at least.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// One place after the last element.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
