import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedTests {
  private struct Point: Codable, Hashable {
    var x = 0
    var y = 0
  }

  @Test("A value has an id beside it, or one of its properties as its id, and its properties are its own")
  func values() throws {
    var point = Identified(Point(), id: "origin")
    point.x = 3
    #expect(point.id == "origin" && point.value == Point(x: 3) && point.y == 0)
    #expect(point != Identified(Point(x: 3), id: "other") && point == Identified(Point(x: 3), id: "origin"))
    #expect(Identified(Point(x: 7), id: \.x).id == 7)
    let decoded = try JSONDecoder().decode(Identified<String, Point>.self, from: JSONEncoder().encode(point))
    #expect(decoded == point)
    var selection: Identified<Int, Point?>? = Identified(nil, id: 1)
    selection?.value = Point()
    #expect(IdentifiedArray(uniqueElements: [selection!])[id: 1]?.value == Point())
  }
}
