/// What follows the path in `tenure test PATH`: its own options, and the rest, which is for `swift test`.
struct TestArguments: Equatable {
  private(set) var target: String?
  private(set) var patches: String?
  private(set) var isJSON = false
  private(set) var others: [String] = []

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--json" {
        isJSON = true
      } else if argument == "--target" {
        guard let name = rest.popFirst() else { throw Misuse("'--target' wants a value.") }
        target = name
      } else if argument.hasPrefix("--target=") {
        target = String(argument.dropFirst("--target=".count))
      } else if argument == "--patches" {
        guard let name = rest.popFirst() else { throw Misuse("'--patches' wants a value.") }
        patches = name
      } else if argument.hasPrefix("--patches=") {
        patches = String(argument.dropFirst("--patches=".count))
      } else {
        others.append(argument)
      }
    }
  }
}
