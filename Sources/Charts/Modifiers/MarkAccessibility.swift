import TenureElements
import TenureTree

extension ChartContent {
  /// Sets what assistive technology, and a test, know the mark by. Otherwise it is its x value.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { labelled(labelKey.plain) }
  /// Sets what assistive technology, and a test, know the mark by. Otherwise it is its x value.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    labelled(String(label))
  }
  /// Sets what assistive technology, and a test, know the mark by. Otherwise it is its x value.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { labelled(label.plain) }

  /// Sets what assistive technology, and `value` in a test, read. Otherwise it is the mark's y value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { valued(valueKey.plain) }
  /// Sets what assistive technology, and `value` in a test, read. Otherwise it is the mark's y value.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    valued(String(value))
  }
  /// Sets what assistive technology, and `value` in a test, read. Otherwise it is the mark's y value.
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { valued(valueDescription.plain) }

  /// Hides the marks from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.style.isHidden = $0.style.isHidden ?? hidden }
  }

  /// A name for tests, which the user does not see.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.style.identifier = $0.style.identifier ?? identifier }
  }

  private func labelled(_ label: String) -> ModifiedMarks<Self> { changed { $0.style.label = $0.style.label ?? label } }
  private func valued(_ value: String) -> ModifiedMarks<Self> { changed { $0.style.value = $0.style.value ?? value } }
}
