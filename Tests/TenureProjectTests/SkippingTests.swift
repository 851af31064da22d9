import Foundation
import Testing

@testable import TenureProject

@Suite struct SkippingTests {
  private let table = SupportTable(vocabulary: "", support: "", names: "name\n")

  @Test func whatIsLeftOutIsListedByPlaceOnceAndFollowersAreNotCauses() throws {
    let place = try Place([
      "A.swift":
        "struct A: View {\n  var body: some View {\n    Text(1).glow(.thick)\n  }\n  var b: MKMap { MKMap() }\n}\n"
    ])
    let project = FileProject(
      name: "P", folder: place.path, sources: ["\(place.path)/A.swift"], resources: [], arguments: [])
    var skipping = Skipping(project.localPackages, table)
    let rest = try #require(
      try skipping.next(
        """
        \(place.path)/A.swift:3:13: error: value of type 'Text' has no member 'glow'
        \(place.path)/A.swift:3:19: error: cannot infer contextual base in reference to member 'thick'
        \(place.path)/A.swift:5:18: error: cannot find 'MKMap' in scope
        /elsewhere/B.swift:1:1: error: cannot find 'B' in scope
        """, project))
    let last = try #require(
      try skipping.next("\(place.path)/A.swift:5:10: error: cannot find type 'MKMap' in scope", rest))
    #expect(
      skipping.leftOut == [
        LeftOut(
          file: "A.swift", line: 3, part: ".glow(…)", api: "glow",
          standing: "not in Tenure's tables: value of type 'Text' has no member 'glow'"),
        LeftOut(file: "A.swift", line: 5, part: "A.b", api: "MKMap", standing: "belongs to another framework"),
      ])
    #expect(
      try last.files()[0].text
        == "struct A: View {\n  var body: some View {\n    Text(1) /*left out*/\n  }\n  /*left out*/\n}\n")
  }

  @Test func `what nobody knows is said to be of the framework that the file imports`() throws {
    let place = try Place(["A.swift": "import MapKit\nlet a = Map()\nlet b = Chart3()\n"])
    let project = FileProject(
      name: "P", folder: place.path, sources: ["\(place.path)/A.swift"], resources: [], arguments: [])
    var skipping = Skipping(project.localPackages, table)
    let file = "\(place.path)/A.swift"
    let first = try #require(try skipping.next("\(file):1:8: error: no such module 'MapKit'", project))
    let second = try #require(try skipping.next("\(file):2:9: error: cannot find 'Map' in scope", first))
    // Something of the file's own has gone by now, which may be what is missed.
    _ = try skipping.next("\(file):3:9: error: cannot find 'Chart3' in scope", second)
    #expect(
      skipping.leftOut.map { [$0.api, $0.standing] } == [
        ["import MapKit", "another framework, not part of Tenure"],
        ["Map", "probably of MapKit, not part of Tenure"],
        ["Chart3", "not in Tenure's tables: cannot find 'Chart3' in scope"],
      ])
  }

  @Test func `what was left out is remembered, as long as it holds`() throws {
    let place = try Place(["A.swift": "struct A {\n  var b: MKMap { MKMap() }\n}\n", "B.swift": "let b = Own()\n"])
    func project() -> FileProject {
      FileProject(
        name: "P", folder: place.path, sources: ["\(place.path)/A.swift", "\(place.path)/B.swift"], resources: [],
        arguments: [])
    }
    let whole = project()
    var skipping = Skipping(whole.localPackages, table)
    let rest = try #require(
      try skipping.next(
        """
        \(place.path)/A.swift:2:10: error: cannot find type 'MKMap' in scope
        \(place.path)/B.swift:1:9: error: cannot find 'Own' in scope
        """, whole))
    try skipping.remembered(of: rest, whole: whole, revision: "1").write(to: "\(place.path)/out.json")
    let memory = RememberedCuts.read(at: "\(place.path)/out.json")
    func begun(_ revision: String = "1") throws -> (texts: [String], parts: [LeftOut]) {
      var again = Skipping(whole.localPackages, table)
      let project = try again.begin(project(), memory, revision: revision)
      return (try project.files().map(\.text), again.leftOut)
    }
    #expect(try begun().texts == rest.files().map(\.text))
    #expect(try begun().parts == skipping.leftOut)
    #expect(try begun("2").parts == [])
    // A change elsewhere may bring what was missing of the project itself, and no map.
    try place.write("let b = Own()\nstruct Own {}\n", to: "B.swift")
    #expect(try begun().parts.map(\.file) == ["A.swift"])
    try place.write("struct A {\n  var b = 1\n}\n", to: "A.swift")
    #expect(try begun().parts == [])
    #expect(try begun().texts == ["struct A {\n  var b = 1\n}\n", "let b = Own()\nstruct Own {}\n"])
  }

  @Test func whereNothingIsTheProjectsOwnNothingIsLeftOut() throws {
    let project = FileProject(name: "P", folder: "/p", sources: ["/p/A.swift"], resources: [], arguments: [])
    var skipping = Skipping(project.localPackages, table)
    #expect(try skipping.next("/elsewhere/B.swift:1:1: error: cannot find 'B' in scope", project) == nil)
  }

  @Test func theTableSaysWhatAndWhy() {
    #expect(
      LeftOut.text([
        LeftOut(file: "A.swift", line: 3, part: "import MapKit", api: "import MapKit", standing: "another framework"),
        LeftOut(file: "A.swift", line: 12, part: "the body of A.b", api: "MKMap", standing: "not there"),
      ]) == """
        A.swift:3   import MapKit    another framework
        A.swift:12  the body of A.b  MKMap: not there
        2 parts are left out. What was to be shown there says so on the screen.
        """)
  }
}
