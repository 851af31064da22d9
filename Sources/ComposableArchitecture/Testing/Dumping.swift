import CustomDump

// What a dump and a difference show of this library's own types: what a test would write.

extension PresentationState: CustomDumpRepresentable {
  /// The state, or nil.
  public var customDumpValue: Any { wrappedValue as Any }
}

extension BindingState: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingAction: CustomDumpReflectable {
  /// The property, and what is written to it.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (DumpedPath(text: WrittenPath.of(keyPath)), value)], displayStyle: .enum)
  }
}

private struct DumpedPath: CustomDumpStringConvertible {
  let text: String
  var customDumpDescription: String { text }
}

extension StackState: CustomDumpReflectable {
  /// The elements under their ids.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: elements.map { ($0.id, $0.element) }, displayStyle: .dictionary)
  }
}

extension StackElementID: CustomDumpStringConvertible {
  /// `#0` for what was pushed first.
  public var customDumpDescription: String { description }
}

extension TextState: CustomDumpRepresentable {
  /// The words, with marks around those that have looks.
  public var customDumpValue: Any { marked }
}
