import Foundation
import Synchronization
import TenureRender
import TenureThread
@_spi(Tree) import TenureTree

/// Which locale a text is shown in, and whether anything has to be looked up for it.
enum Localization {
  /// True where whole numbers below a thousand are written in the digits that Swift writes.
  static let usesPlainDigits = 7.formatted() == "7"

  /// What stands between groups of three digits around an element; nil where numbers are not written so.
  @MainActor static func groupSeparator(at node: ElementNode) -> String? {
    EnvironmentLocale.isWritten ? groupSeparator(in: locale(at: node)) : ownSeparator
  }

  /// The same in a locale.
  static func groupSeparator(in locale: Locale) -> String? {
    let name = locale.identifier
    if let known = separators.withLock({ $0[name] }) { return known }
    let found = findSeparator(in: locale)
    separators.withLock { $0[name] = .some(found) }
    return found
  }

  private static let ownSeparator = findSeparator(in: .ofProgram)
  private static let separators = Mutex<[String: String?]>([:])

  private static func findSeparator(in locale: Locale) -> String? {
    let style = IntegerFormatStyle<Int>(locale: locale)
    let thousand = 1234.formatted(style)
    guard 7.formatted(style) == "7", thousand.count == 5 else { return nil }
    let separator = String(thousand.dropFirst().dropLast(3))
    return 1_234_567.formatted(style) == "1\(separator)234\(separator)567"
      && (-1234).formatted(style) == "-1\(separator)234"
      ? separator : nil
  }

  /// The locale of the view whose body runs; that of the process where none does.
  static var current: Locale {
    guard EnvironmentLocale.isWritten, tenure_is_main_thread() else { return .ofProgram }
    return asMainActor {
      ViewNode.currentNode.map { EnvironmentValues(scope: $0.environment).locale } ?? .ofProgram
    }
  }

  /// The locale around an element, which is described again when another one takes its place.
  @MainActor static func locale(at node: ElementNode) -> Locale {
    guard EnvironmentLocale.isWritten else { return .ofProgram }
    return node.window.part(WatchingElements.self).watch(node).track {
      EnvironmentValues(scope: node.environment).locale
    }
  }
}

/// Elements that say something else though their view is the same: their words are those of a locale or of the clock.
@MainActor final class WatchingElements: ElementKeeper {
  static let slot = PartSlot()
  private var observers: [NodeID: NodeObserver] = [:]

  init(of window: Window) {}

  func watch(_ node: ElementNode) -> NodeObserver {
    if let observer = observers[node.id] { return observer }
    let observer = NodeObserver(node)
    observers[node.id] = observer
    return observer
  }

  func forget(_ element: ElementNode) { observers.removeValue(forKey: element.id)?.dispose() }

  func observer(of element: ElementNode) -> NodeObserver? { observers[element.id] }
}
