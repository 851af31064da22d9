import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension TextField {
  /// A field with a hint of what belongs there.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// A field and the way in which long texts go.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  /// A field for a value with a format: what cannot be read leaves the value alone.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(by: format), isFormatted: true, prompt: prompt, label: label())
  }

  /// A field for a value that may be absent: what cannot be read makes it nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(by: format), isFormatted: true, prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(key))
  }

  /// A field with a hint of what belongs there.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(key))
  }

  /// A field and the way in which long texts go.
  public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(key))
  }

  /// A field with a hint of what belongs there, and the way in which long texts go.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(key))
  }

  /// A field for a value with a format: what cannot be read leaves the value alone.
  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(by: format), isFormatted: true, prompt: prompt, label: Text(key))
  }

  /// A field for a value that may be absent: what cannot be read makes it nil.
  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(by: format), isFormatted: true, prompt: prompt, label: Text(key))
  }

  /// A field for a value that a formatter writes and reads: what it cannot read leaves the value alone.
  public init<V>(_ key: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(text: value.formatted(by: formatter), isFormatted: true, prompt: prompt, label: Text(key))
  }

  /// The older form of a field: it says when the user begins and ends editing, and when they press Return.
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, callbacks: TextFieldCallbacks(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(key))
  }

  /// The older form of a field: it says when the user presses Return.
  public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, callbacks: TextFieldCallbacks(onCommit: onCommit), label: Text(key))
  }

  /// The older form of a field for a value that a formatter writes and reads.
  public init<V>(
    _ key: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: value.formatted(by: formatter), isFormatted: true, prompt: nil,
      callbacks: TextFieldCallbacks(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(key))
  }

  /// The older form of a field for a value that a formatter writes and reads.
  public init<V>(_ key: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
    self.init(
      text: value.formatted(by: formatter), isFormatted: true, prompt: nil,
      callbacks: TextFieldCallbacks(onCommit: onCommit),
      label: Text(key))
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// A field with a hint of what belongs there.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// A field and the way in which long texts go.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(title))
  }

  /// A field with a hint of what belongs there, and the way in which long texts go.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field for a value with a format: what cannot be read leaves the value alone.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(by: format), isFormatted: true, prompt: prompt, label: Text(title))
  }

  /// A field for a value that may be absent: what cannot be read makes it nil.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(by: format), isFormatted: true, prompt: prompt, label: Text(title))
  }

  /// A field for a value that a formatter writes and reads: what it cannot read leaves the value alone.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: value.formatted(by: formatter), isFormatted: true, prompt: prompt, label: Text(title))
  }

  /// The older form of a field: it says when the user begins and ends editing, and when they press Return.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, callbacks: TextFieldCallbacks(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// The older form of a field: it says when the user presses Return.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(text: text, prompt: nil, callbacks: TextFieldCallbacks(onCommit: onCommit), label: Text(title))
  }

  /// The older form of a field for a value that a formatter writes and reads.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: value.formatted(by: formatter), isFormatted: true, prompt: nil,
      callbacks: TextFieldCallbacks(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  /// The older form of a field for a value that a formatter writes and reads.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: value.formatted(by: formatter), isFormatted: true, prompt: nil,
      callbacks: TextFieldCallbacks(onCommit: onCommit),
      label: Text(title))
  }
}
