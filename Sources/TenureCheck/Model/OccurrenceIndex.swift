/// Where each name is used, in all files: one block of places, sorted by name.
struct OccurrenceIndex: Sendable {
  private struct Place: Sendable {
    let file: UInt32
    let node: UInt32
  }

  private var numbers: [String: Int] = [:]
  private var starts: [Int] = []
  private var places: [Place] = []
  private let files: [FileFacts]
  private let count = LookUpCount()

  /// How many places have been handed out.
  var handedOut: Int { count.value }

  init(files: [FileFacts]) {
    self.files = files
    var counts: [Int] = []
    var numbersOfFiles: [[Int]] = []
    for file in files {
      let own = file.names.map { name in
        if let number = numbers[name] { return number }
        let number = counts.count
        numbers[name] = number
        counts.append(0)
        return number
      }
      numbersOfFiles.append(own)
      for record in file.nodes where Self.isUse(record.kind) { counts[own[Int(record.name)]] += 1 }
    }
    var total = 0
    starts.reserveCapacity(counts.count + 1)
    for count in counts {
      starts.append(total)
      total += count
    }
    starts.append(total)
    places = Array(repeating: Place(file: 0, node: 0), count: total)
    var next = starts
    for (fileIndex, file) in files.enumerated() {
      let own = numbersOfFiles[fileIndex]
      for (index, record) in file.nodes.enumerated() where Self.isUse(record.kind) {
        let number = own[Int(record.name)]
        places[next[number]] = Place(file: UInt32(fileIndex), node: UInt32(index))
        next[number] += 1
      }
    }
  }

  private static func isUse(_ kind: NodeKind) -> Bool {
    switch kind {
    case .reference, .member, .implicitMember, .typeName, .attribute, .macroExpansion: true
    default: false
    }
  }

  /// References, member accesses, type names, attributes and macros of a name, in the order of the files.
  func of(_ name: String) -> [Node] {
    guard let number = numbers[name] else { return [] }
    count.add(starts[number + 1] - starts[number])
    return places[starts[number]..<starts[number + 1]].map { Node(files[Int($0.file)], Int($0.node)) }
  }
}
