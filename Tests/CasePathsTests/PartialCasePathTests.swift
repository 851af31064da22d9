import CasePaths
import Testing

@Suite struct PartialCasePathTests {
  @Test("A key path to a case whose type is not known makes the case of a value of the right type")
  func makes() {
    let paths: [PartialCaseKeyPath<Outer>] = [\.inner.count, \.list, \.inner.none]
    #expect(paths.map { $0(3) as Outer? } == [.inner(.count(3)), nil, nil])
    #expect(paths.map { $0([3]) as Outer? } == [nil, .list([3]), nil])
    #expect(paths.map { $0(()) as Outer? } == [nil, nil, .inner(.none)])
  }

  @Test("It takes the value out")
  func takesOut() {
    let path: PartialCaseKeyPath<Outer> = \.inner.count
    #expect(Outer.inner(.count(3))[case: path] as? Int == 3)
    #expect(Outer.list([3])[case: path] == nil)
  }

  @Test("It is a pattern of a switch")
  func pattern() {
    func name(_ outer: Outer) -> String {
      switch outer {
      case \.inner.count: "count"
      case \.inner: "inner"
      default: "other"
      }
    }
    #expect([Outer.inner(.count(1)), .inner(.none), .list([])].map(name) == ["count", "inner", "other"])
  }
}
