// What a program that imports this library may use without importing it.
@_exported import Sharing

#if !SQLite
  /// A database in a file. There is none: the package was built without its trait `SQLite`.
  @available(*, unavailable, message: "The package is built without SQLite. Name its trait 'SQLite' in the manifest.")
  public final class SQLiteDatabase {}
#endif
