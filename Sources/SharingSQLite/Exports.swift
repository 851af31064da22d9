// What a program that imports this library may use without importing it.
@_exported import Sharing
@_exported import SharingSQL
@_exported import TenureSQLite

/// A value as SQLite holds it.
public typealias SQLiteValue = SQLValue

/// A write that had failed and was tried again, when somebody else had written meanwhile: theirs stays.
public typealias SQLiteConflict = SharedConflict

#if !SQLite
  /// A database in a file. There is none: the package was built without its trait `SQLite`.
  @available(*, unavailable, message: "The package is built without SQLite. Name its trait 'SQLite' in the manifest.")
  public final class SQLiteDatabase {}
#endif
