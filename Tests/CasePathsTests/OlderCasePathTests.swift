import CasePaths
import IssueReporting
import Testing

// The names that case paths had, and what tests did with them.

@Suite struct OlderCasePathTests {
  private enum Route: Equatable {
    case home
    case detail(Int)
    case list([Int])
  }

  @Test("A case path has its older name, is made of the case's function, and matches in a condition")
  func names() {
    let path: CasePath<Route, Int> = CasePath(Route.detail)
    #expect(path.extract(from: .detail(3)) == 3 && path.extract(from: .home) == nil)
    let home = /Route.home
    #expect(path ~= .detail(1) && !(path ~= .home) && home ~= .home)
    switch Route.list([1]) {
    case /Route.detail: Issue.record("It is a list.")
    case /Route.list: break
    default: Issue.record("It is a list.")
    }
  }

  @Test("A case path goes on into the case of its value")
  func appended() {
    enum Outer: Equatable {
      case route(Route)
      case none
    }
    let detail: AnyCasePath<Outer, Int> = /Outer.route .. /Route.detail
    #expect(detail.extract(from: .route(.detail(3))) == 3 && detail.embed(4) == .route(.detail(4)))
    #expect(detail.extract(from: .route(.home)) == nil && detail.extract(from: .none) == nil)
    let list: AnyCasePath<Outer, [Int]> = /Outer.route .. Route.list
    #expect(list.extract(from: .route(.list([1]))) == [1] && list.extract(from: .none) == nil)
    #expect([Outer.none, .route(.home)].compactMap(/Outer.route) == [.home])
  }

  @Test("A test changes the value of a case in place, and is told where the value is another case")
  func modified() {
    var route = Route.detail(3)
    XCTModify(&route, case: /Route.detail) { $0 += 1 }
    #expect(route == .detail(4))
    var some: Route? = .list([])
    XCTModify(&some, case: /Route.list) { $0.append(5) }
    #expect(some == .list([5]))
    withExpectedIssue {
      XCTModify(&some, case: /Route.detail) { $0 += 1 }
    }
    some = nil
    withExpectedIssue {
      XCTModify(&some, case: /Route.detail) { $0 += 1 }
    }
    #expect(some == nil)
  }

  @Test("A case of what may be absent is changed in its place; another case cannot be")
  func optional() throws {
    enum Place: Equatable { case room(Int), hall(Int), none }
    var place: Place? = .room(1)
    try (/Place.room).modify(&place) { $0 += 1 }
    #expect(place == .room(2))
    #expect(throws: (any Error).self) { try (/Place.hall).modify(&place) { $0 += 1 } }
    let room: AnyCasePath<Place?, Int> = /Place.room
    #expect(room.extract(from: .room(3)) == 3 && room.extract(from: .hall(3)) == nil && room.extract(from: nil) == nil)
    var plain = Place.hall(1)
    #expect(throws: (any Error).self) { try (/Place.room).modify(&plain) { $0 += 1 } }
    #expect(plain == .hall(1))
  }
}
