@_spi(Tree) import TenureTree

// One control for the same property of several values. Where they differ, it shows the first and sets all.

extension Collection {
  /// What the bindings that they have are together.
  fileprivate func together<Value>(
    _ binding: KeyPath<Element, Binding<Value>>, _ read: @escaping ([Value]) -> Value
  ) -> Binding<Value> {
    let bindings = map { $0[keyPath: binding] }
    return Binding(
      ClosureLocation(
        read: { read(bindings.map(\.wrappedValue)) },
        write: { value, _ in for binding in bindings { binding.wrappedValue = value } }))
  }
}

extension Toggle {
  /// A toggle that is on while all of these are, and turns all on or off.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: sources.together(isOn) { !$0.isEmpty && $0.allSatisfy { $0 } }, label: label)
    let values = sources.map { $0[keyPath: isOn] }
    mixed = { Set(values.map(\.wrappedValue)).count > 1 }
  }
}

extension Toggle where Label == Text {
  /// A toggle that is on while all of these are, and turns all on or off.
  public init<C: RandomAccessCollection>(
    _ key: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(key) }
  }

  /// A toggle that is on while all of these are, and turns all on or off.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Picker {
  /// A picker of what these have in common; a choice is made for all.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    guard !sources.isEmpty else { fatalError("Picker(sources:) needs a source.") }
    let all = sources.together(selection) { $0[0] }
    self.init(selection: all, content: content, label: label)
  }

  /// A picker with a label of the program's own for what is chosen. Taken and not used: hosts show the choice itself.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// A picker of what these have in common; a choice is made for all.
  public init<C: RandomAccessCollection>(
    _ key: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(key) }
  }

  /// A picker with a label of the program's own for what is chosen. Taken and not used: hosts show the choice itself.
  public init<V: View>(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content) { Text(key) }
  }
}
