import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What needs Core Data. It is declared so that the compiler says why it is not there.

/// Not here: objects of Core Data.
@available(*, unavailable, message: "There is no Core Data on Linux. Use SwiftData: @Query and \\.modelContext.")
@propertyWrapper public struct FetchRequest<Result> {
  /// What was found.
  public var wrappedValue: FetchedResults<Result> { fatalError("There is no Core Data on Linux.") }
  /// Of an entity, or of the one that is named by the type.
  public init(
    entity: Any? = nil, sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Of an entity, or of the one that is named by the type.
  @_disfavoredOverload
  public init(
    entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  /// Of a request.
  public init(fetchRequest: Any, animation: Animation? = nil) {}
}

/// Not here: objects of Core Data, in sections.
@available(*, unavailable, message: "There is no Core Data on Linux. Use SwiftData: @Query and \\.modelContext.")
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  /// What was found.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    fatalError("There is no Core Data on Linux.")
  }
  /// Of an entity, or of the one that is named by the type.
  public init(
    entity: Any? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
}

/// Not here: what was found in Core Data.
@available(*, unavailable, message: "There is no Core Data on Linux. Use SwiftData: @Query and \\.modelContext.")
public struct FetchedResults<Result> {}

/// Not here: what was found in Core Data, in sections.
@available(*, unavailable, message: "There is no Core Data on Linux. Use SwiftData: @Query and \\.modelContext.")
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result> {}

extension EnvironmentValues {
  /// Not here: the context of Core Data.
  @available(*, unavailable, message: "There is no Core Data on Linux. Use SwiftData: @Query and \\.modelContext.")
  public var managedObjectContext: Any {
    get { fatalError("There is no Core Data on Linux.") }
    set {}
  }
}
