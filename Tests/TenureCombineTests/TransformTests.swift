import Foundation
import TenureCombine
import Testing

private let numbers = [1, 2, 3, 4, 5, 6]

@Suite struct TransformTests {
  @Test func valueByValue() {
    let source = numbers.publisher
    #expect(source.map { $0 * 2 }.log == ["2", "4", "6", "8", "10", "12", "finished"])
    #expect(source.map(\.description.count).log == ["1", "1", "1", "1", "1", "1", "finished"])
    #expect(["ab"].publisher.map(\.count, \.isEmpty).log == ["(2, false)", "finished"])
    #expect(["ab"].publisher.map(\.count, \.isEmpty, \.first!).log == ["(2, false, \"a\")", "finished"])
    #expect(source.filter { $0 % 2 == 0 }.log == ["2", "4", "6", "finished"])
    #expect(["1", "x", "3"].publisher.compactMap(Int.init).log == ["1", "3", "finished"])
    #expect([1, 1, 2, 1].publisher.removeDuplicates().log == ["1", "2", "1", "finished"])
    #expect([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.log == ["1", "2", "finished"])
    #expect(source.scan(0, +).log == ["1", "3", "6", "10", "15", "21", "finished"])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).log == ["1", "0", "3", "finished"])
    #expect(source.dropFirst().log == ["2", "3", "4", "5", "6", "finished"])
    #expect(source.dropFirst(9).log == ["finished"])
    #expect([1, 2, 3, 1].publisher.drop { $0 < 3 }.log == ["3", "1", "finished"])
    #expect([1, 2, 3, 1].publisher.prefix { $0 < 3 }.log == ["1", "2", "finished"])
    #expect(source.prefix(2).log == ["1", "2", "finished"])
    #expect(source.prefix(0).log == ["finished"])
    #expect(source.output(at: 2).log == ["3", "finished"])
    #expect(source.output(in: 1..<3).log == ["2", "3", "finished"])
    #expect(source.output(in: 4...).log == ["5", "6", "finished"])
  }

  @Test func errorsThrownInClosuresEndTheStream() {
    let source = [1, 2, 3].publisher
    func check(_ value: Int) throws -> Int { if value == 2 { throw Oops() } else { value } }
    #expect(source.tryMap { try check($0) }.log == ["1", "failure oops"])
    #expect(source.tryFilter { try check($0) > 0 }.log == ["1", "failure oops"])
    #expect(source.tryCompactMap { try check($0) as Int? }.log == ["1", "failure oops"])
    #expect(source.tryRemoveDuplicates { try check($0) == $1 }.log == ["1", "2", "failure oops"])
    #expect(source.tryScan(0) { try $0 + check($1) }.log == ["1", "failure oops"])
    #expect(source.tryReduce(0) { try $0 + check($1) }.log == ["failure oops"])
    #expect(source.tryDrop { try check($0) > 0 }.log == ["failure oops"])
    #expect(source.tryPrefix { try check($0) > 0 }.log == ["1", "failure oops"])
    #expect(source.tryFirst { try check($0) > 1 }.log == ["failure oops"])
    #expect(source.tryLast { try check($0) > 1 }.log == ["failure oops"])
    #expect(source.tryContains { try check($0) > 1 }.log == ["failure oops"])
    #expect(source.tryAllSatisfy { try check($0) > 0 }.log == ["failure oops"])
    #expect(source.tryMin { try check($0) < check($1) }.log == ["failure oops"])
    #expect(source.tryMax { try check($0) < check($1) }.log == ["failure oops"])
    #expect(source.tryMap { try check($0) }.tryCatch { _ in [7].publisher }.log == ["1", "7", "finished"])
    #expect(
      Fail<Int, Oops>(error: Oops("a")).tryCatch { _ -> Just<Int> in throw Oops("b") }.log == ["failure b"])
  }

  @Test func aClosureThatThrowsCancelsUpstream() {
    let upstream = Upstream<Int, Never>()
    let subscriber = upstream.publisher.tryMap { _ -> Int in throw Oops() }.manual(.unlimited)
    upstream.subject.send(1)
    upstream.subject.send(2)
    #expect(subscriber.events == ["subscription", "failure oops"])
    #expect(upstream.events == ["request unlimited", "cancel"])
  }

  @Test func wholeStreams() {
    let source = numbers.publisher, nothing = [Int]().publisher
    #expect(source.collect().log == ["[1, 2, 3, 4, 5, 6]", "finished"])
    #expect(nothing.collect().log == ["[]", "finished"])
    #expect(source.collect(4).log == ["[1, 2, 3, 4]", "[5, 6]", "finished"])
    #expect(source.collect(3).log == ["[1, 2, 3]", "[4, 5, 6]", "finished"])
    #expect(source.reduce(0, +).log == ["21", "finished"])
    #expect(source.count().log == ["6", "finished"])
    #expect(source.ignoreOutput().log == ["finished"])
    #expect(source.first().log == ["1", "finished"])
    #expect(nothing.first().log == ["finished"])
    #expect(source.first { $0 > 4 }.log == ["5", "finished"])
    #expect(source.last().log == ["6", "finished"])
    #expect(source.last { $0 < 4 }.log == ["3", "finished"])
    #expect(source.contains(3).log == ["true", "finished"])
    #expect(source.contains(9).log == ["false", "finished"])
    #expect(source.contains { $0 > 5 }.log == ["true", "finished"])
    #expect(source.allSatisfy { $0 < 9 }.log == ["true", "finished"])
    #expect(source.allSatisfy { $0 < 3 }.log == ["false", "finished"])
    #expect(source.min().log == ["1", "finished"])
    #expect(source.max().log == ["6", "finished"])
    #expect(nothing.max().log == ["finished"])
    #expect(["bb", "a", "cc"].publisher.max { $0.count < $1.count }.log == ["bb", "finished"])
    #expect(nothing.replaceEmpty(with: 7).log == ["7", "finished"])
    #expect(source.prefix(1).replaceEmpty(with: 7).log == ["1", "finished"])
  }

  @Test func aFailureReplacesTheResult() {
    let failing = [1, 2].publisher.setFailureType(to: Oops.self).append(Fail(error: Oops()))
    #expect(failing.log == ["1", "2", "failure oops"])
    #expect(failing.collect().log == ["failure oops"])
    #expect(failing.collect(3).log == ["failure oops"])
    #expect(failing.reduce(0, +).log == ["failure oops"])
    #expect(failing.last().log == ["failure oops"])
    #expect(failing.mapError { Oops("\($0)!") }.log == ["1", "2", "failure oops!"])
    #expect(failing.replaceError(with: 9).log == ["1", "2", "9", "finished"])
    #expect(failing.catch { _ in [7, 8].publisher }.log == ["1", "2", "7", "8", "finished"])
    #expect(failing.catch { Fail<Int, Oops>(error: Oops("not \($0)")) }.log == ["1", "2", "failure not oops"])
  }

  @Test func retrySubscribesAgain() {
    var attempts = 0
    let failing = Deferred { () -> AnyPublisher<Int, Oops> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Oops("\(attempts)")).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Oops.self).eraseToAnyPublisher()
    }
    #expect(failing.retry(1).log == ["failure 2"])
    attempts = 0
    #expect(failing.retry(5).log == ["3", "finished"])
  }

  @Test func encodeAndDecode() {
    struct Point: Codable, Equatable { var x: Int }
    let encoded = Just(Point(x: 1)).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    #expect(encoded.log == ["{\"x\":1}", "finished"])
    let decoded = Just(Data("{\"x\":2}".utf8)).decode(type: Point.self, decoder: JSONDecoder()).map(\.x)
    #expect(decoded.log == ["2", "finished"])
    let broken = Just(Data("{".utf8)).decode(type: Point.self, decoder: JSONDecoder()).map(\.x).replaceError(with: -1)
    #expect(broken.log == ["-1", "finished"])
  }

  @Test func valuesAskedForOneAtATimeAreTheSame() {
    let source = numbers.publisher
    #expect(source.filter { $0 > 4 }.slowLog == ["5", "6", "finished"])
    #expect(source.collect(4).slowLog == ["[1, 2, 3, 4]", "[5, 6]", "finished"])
    #expect(source.prefix(2).append([7]).prepend(0).slowLog == ["0", "1", "2", "7", "finished"])
    #expect(source.flatMap { [$0, $0].publisher }.prefix(4).slowLog == ["1", "1", "2", "2", "finished"])
    #expect(source.flatMap(maxPublishers: .max(1)) { Just($0) }.slowLog == numbers.map(String.init) + ["finished"])
    #expect(source.zip(source.dropFirst()).prefix(2).slowLog == ["(1, 2)", "(2, 3)", "finished"])
    #expect(source.merge(with: [7].publisher).slowLog.sorted() == numbers.map(String.init) + ["7", "finished"])
    #expect(source.map { Just($0) }.switchToLatest().slowLog == numbers.map(String.init) + ["finished"])
    #expect(source.share().slowLog == numbers.map(String.init) + ["finished"])
  }
}
