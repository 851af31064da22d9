// What a program that imports this library may use without importing it.
@_exported import Sharing
@_exported import SharingSQL

#if !PostgreSQL
  /// A database on a server. There is none: the package was built without its trait `PostgreSQL`.
  @available(*, unavailable, message: "Built without PostgreSQL. Name the trait 'PostgreSQL' in the manifest.")
  public final class PostgresDatabase {}
#endif
