/// Something that takes time to get, and may not come.
enum Loadable<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(message: String)

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

extension Loadable: Equatable where Value: Equatable {}
