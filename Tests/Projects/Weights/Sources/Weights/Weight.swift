import Combine
import SwiftUI

/// A weight in words. Combine and SwiftUI are imported as packages do that were written for Apple's platforms.
public struct Weight: Sendable {
  public let grams: Int

  public init(grams: Int) { self.grams = grams }

  public var words: String { "\(grams / 1_000) kg \(grams % 1_000) g" }
}

public final class Scale: ObservableObject {
  @Published public var weight = Weight(grams: 0)

  public init() {}
}
