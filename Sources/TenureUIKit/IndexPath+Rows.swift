import Foundation

extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a section.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The number of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The number of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The number of the item in its section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

/// Seconds since the system was started: for how long something takes.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
