import Foundation
import SharingPostgres
import SharingSQLite

/// A program that shares values with others, for tests that need several: what it does is in its arguments.
///
///     shared-process <file> <verb> [<words>…]
///     shared-process "host=…" <verb> [<words>…]
@main enum SharedProcess {
  static func main() throws {
    var words = CommandLine.arguments.dropFirst()
    let place = words.popFirst() ?? ""
    let file = URL(fileURLWithPath: place)
    let verb = words.popFirst() ?? ""
    if verb == "write-file" { return try write(words, to: file) }
    #if PostgreSQL
      if place.hasPrefix("host=") {
        let database = try PostgresDatabase(place)
        return try use(Shared(wrappedValue: 0, .row("count", in: database)), verb, words)
      }
    #endif
    #if SQLite
      let database = try SQLiteDatabase(file)
      if verb == "fill" { return fill(database) }
      try use(Shared(wrappedValue: 0, .row("count", in: database)), verb, words)
    #else
      say(
        "This was built without SQLite. Build it with the trait SQLite, which is on unless a build says otherwise.",
        exit: 2)
    #endif
  }

  private static func write(_ words: ArraySlice<String>, to file: URL) throws {
    try JSONEncoder().encode(Array(words)).write(to: file, options: .atomic)
  }

  static func say(_ text: String, exit code: Int32) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(code)
  }
}
