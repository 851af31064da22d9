@_spi(SwiftUI) import Observation
import TenureThread

/// What the innermost tracking of the Observation library has noted so far, nil where that is nothing; nil for the whole
/// where it cannot be known.
///
/// The library notes reads in a local variable of its own, and keeps a pointer to that in a word of the thread. It is
/// followed only where it leads into the stack right above.
func observedSoFar() -> ObservationTracking._AccessList?? {
  var here: UInt8 = 0
  return unsafe withUnsafePointer(to: &here) { here in
    unsafe tenure_observed_list(here, 1 << 14).map {
      unsafe $0.assumingMemoryBound(to: ObservationTracking._AccessList?.self).pointee
    }
  }
}
