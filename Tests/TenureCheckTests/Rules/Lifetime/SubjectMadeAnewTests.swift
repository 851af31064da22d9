import TenureCheck
import Testing

@Suite struct SubjectMadeAnewTests {
  private static func bell(_ property: String, ring: String = "rings.send()") -> String {
    """
    final class Bell {
      \(property)
      func ring() { \(ring) }
    }
    struct Door: View {
      let bell: Bell
      @State private var count = 0
      var body: some View { Text("\\(count)").onReceive(bell.rings) { _ in count += 1 } }
    }
    """
  }

  private static let wrong = bell(
    "var rings: PassthroughSubject<Void, Never> { /*!*/ PassthroughSubject<Void, Never>() }")

  static let pairs = [
    Pair(
      "made anew; kept", bad: wrong, good: bell("let rings = PassthroughSubject<Void, Never>()"), severity: .error),
    Pair(
      "by a return; lazily",
      bad: bell(
        "var rings: CurrentValueSubject<Int, Never> { return /*!*/ CurrentValueSubject(0) }", ring: "rings.send(1)"),
      good: bell("lazy var rings: PassthroughSubject<Void, Never> = { PassthroughSubject() }()")),
    Pair(
      "somebody sends; nothing ever comes",
      bad: wrong,
      good: bell(
        "var rings: AnyPublisher<Void, Never> { PassthroughSubject<Void, Never>().eraseToAnyPublisher() }", ring: "")),
    Pair(
      "of all; of one that is kept",
      bad: bell("static var rings: PassthroughSubject<Void, Never> { /*!*/ .init() }").replacing(
        ".init()", with: "PassthroughSubject()"
      )
      .replacing("{ rings.send", with: "{ Self.rings.send"),
      good: bell(
        "private let subject = PassthroughSubject<Void, Never>()\n  var rings: PassthroughSubject<Void, Never> { subject }"
      )),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ObservedObjectCreatedInline.self) }
}
