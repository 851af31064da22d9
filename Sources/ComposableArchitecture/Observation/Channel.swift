import Observation
import Synchronization

/// Who observes a value of state and all of its copies, and how far its history has gone.
///
/// Copies share the channel: a change of one of them is told to those who read any of them.
final class Channel: Sendable {
  let registrar = ObservationRegistrar()
  /// The number of the latest change of any copy.
  let latest = Atomic<UInt64>(0)
  /// How many changes were made to a copy that was not the latest.
  let forks = Atomic<UInt64>(0)
  /// False until a property is read: until then nobody observes it.
  let isRead = Atomic(false)
}
