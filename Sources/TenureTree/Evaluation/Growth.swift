/// What goes round and becomes more each time: rows that bring two rows each would fill the memory, or take hours, long
/// before any limit of times is reached.
package struct Growth {
  /// So many times in a row there was more than the time before.
  private static let times = 10

  /// How much there was the last time.
  package private(set) var last = 0
  private var growing = 0

  package init() {}

  package mutating func next(_ count: Int) {
    growing = count > last ? growing + 1 : 0
    last = count
  }

  package func isEndless(above count: Int) -> Bool { growing >= Self.times && last > count }
}
