import Observation
import Parcels

/// The parcels that a courier still has.
@MainActor @Observable public final class Round {
  public private(set) var parcels: [Parcel]

  public init(parcels: [Parcel]) { self.parcels = parcels }

  public var grams: Int { parcels.reduce(0) { $0 + $1.grams } }

  public func deliver(_ parcel: Parcel) { parcels.removeAll { $0.id == parcel.id } }
}
