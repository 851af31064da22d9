import TenureCheck
import Testing

/// A focus that is set is some field's.
@Suite struct FocusForNobodyTests {
  private static func form(_ street: String, members: String = "") -> String {
    """
    enum Field: Hashable { case town, street }
    struct Address: View {
      @State private var town = ""
      @State private var street = ""
      @FocusState private var field: Field?
      \(members)
      var body: some View {
        TextField("Town", text: $town).focused($field, equals: .town).onSubmit { field = /*!*/ .street }
        \(street)
        Text(town + street)
      }
    }
    struct Street: View {
      @Binding var street: String
      @FocusState private var field: Field?
      var body: some View { TextField("Street", text: $street).focused($field, equals: .street) }
    }
    struct Bound: View {
      @Binding var street: String
      var field: FocusState<Field?>.Binding
      var body: some View { TextField("Street", text: $street).focused(field, equals: .street) }
    }
    """
  }

  private static let wrong = form("Street(street: $street)")

  static let pairs = [
    Pair(
      "a focus of the child's own; the one that it is handed", bad: wrong,
      good: form("Bound(street: $street, field: $field)"), severity: .warning),
    Pair(
      "nobody's; a field's", bad: form("TextField(\"Street\", text: $street)"),
      good: form("TextField(\"Street\", text: $street).focused($field, equals: .street)")),
    Pair(
      "none; that of a row", bad: wrong,
      good: form("ForEach(all, id: \\.self) { Text(\"\").focused($field, equals: $0) }", members: "let all: [Field]")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BindingDropsChanges.self) }
}
