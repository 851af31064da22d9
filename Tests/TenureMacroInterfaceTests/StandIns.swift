// The shapes that the macros' expansions rely on, small enough to see the expansion and nothing else.

protocol EntryKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
protocol EnvironmentKey: EntryKey {}
protocol TransactionKey: EntryKey {}
protocol ContainerValueKey: EntryKey {}
protocol FocusedValueKey { associatedtype Value }

struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

struct Transaction {
  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

struct ContainerValues {
  subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@MainActor @preconcurrency protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { var body: Never { fatalError("Never has no body.") } }

@resultBuilder enum ViewBuilder {
  static func buildExpression<V: View>(_ view: V) -> V { view }
  static func buildBlock<V: View>(_ view: V) -> V { view }
  static func buildBlock<each V: View>(_ views: repeat each V) -> Many<repeat each V> {
    Many(views: (repeat each views))
  }
  static func buildOptional<V: View>(_ view: V?) -> Maybe<V> { Maybe(view: view) }
}
struct Many<each V: View>: View {
  nonisolated init(views: (repeat each V)) {}
  var body: Never { fatalError("Many has no body.") }
}
struct Maybe<V: View>: View {
  nonisolated init(view: V?) {}
  var body: Never { fatalError("Maybe has no body.") }
}
struct Text: View {
  init(_ text: String) {}
  var body: Never { fatalError("Text has no body.") }
}

@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  var projectedValue: Value { wrappedValue }
}

struct AnyView: View {
  init<V: View>(_ view: V) {}
  var body: Never { fatalError("AnyView has no body.") }
}
