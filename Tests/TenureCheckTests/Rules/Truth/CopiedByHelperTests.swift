import TenureCheck
import Testing

/// State that an initializer fills with what a helper makes of an input.
@Suite struct CopiedByHelperTests {
  private static func wallet(_ amount: String, helper: String = "private static") -> String {
    """
    struct Money { var cents: Int }
    struct Amount: View {
      \(amount)
      \(helper) func written(_ money: Money) -> String { "\\(money.cents / 100)" }
    }
    struct Wallet: View {
      @State private var money = Money(cents: 100)
      var body: some View { Amount(money: money); Button("Add") { money.cents += 50 } }
    }
    """
  }

  @Test("What a helper makes of an input is a copy as well")
  func made() {
    expect(
      StateCopiesInput.self,
      fires: Self.wallet(
        """
        @State private var text: String
        init(money: Money) { /*!*/ _text = State(initialValue: Self.written(money)) }
        var body: some View { Text(text) }
        """))
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.wallet("let money: Money; var body: some View { Text(Self.written(money)) }"))
  }

  @Test("A start that a user goes on from is named so")
  func start() {
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.wallet(
        """
        @State private var draftText: String
        init(money: Money) { _draftText = State(initialValue: Self.written(money)) }
        var body: some View { Text(draftText) }
        """))
  }
}
