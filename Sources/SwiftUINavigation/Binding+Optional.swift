import SwiftUI

extension Binding where Value: IsOptional {
  /// True while there is a value; writing false takes it away.
  package var isThere: Binding<Bool> { self[dynamicMember: \.isThere] }
}

/// An optional, whatever it wraps.
package protocol IsOptional {
  var isThere: Bool { get set }
}

extension Optional: IsOptional {
  package var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
