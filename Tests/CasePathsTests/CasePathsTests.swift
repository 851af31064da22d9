import CasePaths
import IssueReporting
import Testing

@CasePathable @dynamicMemberLookup enum Inner: Equatable {
  case none
  case count(Int)
  case pair(a: Int, b: String)
}

@CasePathable @dynamicMemberLookup enum Outer: Equatable {
  case inner(Inner)
  case list([Int])
  case labelled(value: Int)
  case other(Int)
}

@Suite struct CasePathsTests {
  @Test("A case key path takes a value out, and makes the case of one")
  func takesOutAndMakes() {
    let outer = Outer.inner(.pair(a: 1, b: "x"))
    #expect(outer[case: \.inner.pair]?.b == "x")
    #expect(outer[case: \.inner.count] == nil)
    let path: CaseKeyPath<Outer, Int> = \.inner.count
    #expect(path(3) == .inner(.count(3)))
    #expect((\Outer.Cases.inner.none)() == .inner(.none))
    #expect((\Outer.Cases.labelled)(2) == .labelled(value: 2))
  }

  @Test("The cases of a result are followed, also of one without a value")
  func results() {
    let saved: CaseKeyPath<Request, Void> = \.saved.success
    let loaded: CaseKeyPath<Request, Int> = \.loaded.success
    #expect(saved(()).is(\.saved.success) && !saved(()).is(\.saved.failure) && !saved(()).is(\.loaded))
    #expect(loaded(3)[case: \.loaded.success] == 3 && loaded(3)[case: \.loaded.failure] == nil)
  }

  @CasePathable enum Request {
    case saved(Result<Void, any Error>)
    case loaded(Result<Int, any Error>)
  }

  @Test("An enum says which case it is, and has its cases as members")
  func saysWhich() {
    let outer = Outer.inner(.count(2))
    #expect(outer.is(\.inner.count) && !outer.is(\.inner.none) && !outer.is(\.list))
    #expect(outer.inner?.count == 2 && outer.list == nil)
    #expect([Outer.list([1]), .other(3)].compactMap(\.other) == [3])
    #expect(Outer.allCasePaths[outer] == \Outer.Cases.inner)
  }

  @Test("A type that an enum names may have any name, also that of a type of its case paths; an enum may have no cases")
  func names() {
    let row = Row<Int>.many(3, count: 2)
    #expect(row[case: \.many]?.count == 2 && row.is(\.many))
    let (element, all): (CaseKeyPath<Row<Int>, Int>, CaseKeyPath<Row<Int>, [Int]>) = (\.element, \.all)
    #expect(element(1)[case: element] == Optional(1) && all([4])[case: all] == Optional([4]))
    #expect(Array(Row<Int>.allCasePaths) == [\.element, \.all, \.many])
    let root: CaseKeyPath<Tree<String>, String> = \.root
    #expect(root("a")[case: root] == Optional("a"))
    #expect(Tree<String>.next(Tree.Iterator(step: 2))[case: \.next]?.step == 2)
    #expect(Array(Nothing.allCasePaths) == [])
  }

  @CasePathable enum Row<Element> {
    case element(Element)
    case all([Element])
    case many(Element, count: Int)
  }

  @CasePathable enum Tree<Root> {
    struct Iterator { var step: Int }
    case root(Root)
    case next(Iterator)
  }

  @CasePathable enum Nothing {}

  @Test("The cases of an enum come one after the other")
  func sequence() {
    func all<Root: CasePathIterable>(_ type: Root.Type) -> [PartialCaseKeyPath<Root>] { Array(Root.allCasePaths) }
    #expect(all(Outer.self) == [\.inner, \.list, \.labelled, \.other])
    #expect(all(SomeBuilds.self) == [\.always, \.here])
    #expect(Outer.allCasePaths.count { Outer.list([]).is($0) } == 1)
    #expect(Array(Result<Int, Never>.allCasePaths) == [\.success, \.failure])
  }

  @CasePathable enum SomeBuilds {
    case always(Int)
    #if os(Linux)
      case here(String)
    #else
      case elsewhere
    #endif
  }

  @Test("A case that only some builds have has a path there")
  func someBuilds() {
    #expect(SomeBuilds.here("a")[case: \.here] == "a" && SomeBuilds.always(1)[case: \.here] == nil)
    #expect(SomeBuilds.always(1).is(\.always))
  }

  @CasePathable @dynamicMemberLookup enum Route: Equatable {
    struct Detail: Equatable { var title = "" }
    case detail(Detail)
    case nested(Inner)
    case home
  }

  @Test("The value of a case is written by the case's name, through optionals; another case stays")
  func writesByName() {
    var route: Route? = .detail(Route.Detail(title: "a"))
    route?.detail?.title = "b"
    #expect(route == .detail(Route.Detail(title: "b")))
    route?.detail?.title += "c"
    route?.nested = .count(1)
    route?.detail = nil
    #expect(route == .detail(Route.Detail(title: "bc")))
    var routes = [1: Route.nested(.count(1))]
    routes[1]?.nested?.count? += 2
    #expect(routes == [1: .nested(.count(3))])
    let title = \Route.detail?.title
    #expect(route?[keyPath: title] == "bc")
    var home = Route.home
    home.detail?.title = "d"
    #expect(home == .home)
  }

  @Test("A case is changed in place; where it is another case nothing changes and an issue says so")
  func modifies() throws {
    var outer = Outer.inner(.count(2))
    outer.modify(\.inner.count) { $0 += 1 }
    #expect(outer == .inner(.count(3)))
    let reporter = Collector()
    withIssueReporters([reporter]) { outer.modify(\.list) { $0.append(1) } }
    #expect(outer == .inner(.count(3)))
    #expect(
      reporter.messages == [
        """
        'modify' was asked to change a case with a value of type 'Array<Int>', and this is another case.

          Value: inner(CasePathsTests.Inner.count(3))

        Nothing was changed. Ask 'is(_:)' before, or read the case with 'if let'.
        """
      ])
  }

  @Test("The operator makes a case path of the function that makes the case")
  func operatorReflects() {
    let list: AnyCasePath<Outer, [Int]> = /Outer.list
    #expect(list.extract(from: .list([1])) == [1])
    #expect(list.extract(from: .other(1)) == nil)
    #expect(list.embed([2]) == .list([2]))
    let labelled: AnyCasePath<Outer, Int> = /Outer.labelled
    #expect(labelled.extract(from: .labelled(value: 4)) == 4)
    // Another case with a value of the same type
    #expect(labelled.extract(from: .other(4)) == nil)
    let pair: AnyCasePath<Inner, (a: Int, b: String)> = /Inner.pair
    #expect(pair.extract(from: .pair(a: 1, b: "x"))?.b == "x")
    let none: AnyCasePath<Inner, Void> = /Inner.none
    #expect(none.extract(from: Inner.none) != nil && none.extract(from: .count(1)) == nil)
    let actions: [Outer] = [.other(1), .list([]), .other(2)]
    #expect(actions.compactMap(/Outer.other) == [1, 2])
  }

  @Test("Optionals and results have cases too")
  func optionals() {
    let value: Inner?? = .some(.some(.count(1)))
    #expect(value[case: \.some.some.count] == 1)
    #expect((\Optional<Inner>.Cases.count)(2) == .count(2))
    let result = Result<Int, Never>.success(3)
    #expect(result[case: \.success] == 3)
  }
}

private final class Collector: IssueReporter, @unchecked Sendable {
  var messages: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) { messages.append(message() ?? "") }
}
