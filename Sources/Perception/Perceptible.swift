@_exported import Observation
import TenureTree

// What programs call observation that also have to run on older systems. Here it is the language's own.

/// An object whose properties are observed: `Observable`.
public typealias Perceptible = Observable

/// What notes reads and writes of properties: `ObservationRegistrar`.
public typealias PerceptionRegistrar = ObservationRegistrar

/// Makes an object's properties observed, as `@Observable` does.
///
///     @Perceptible final class Model { var count = 0 }
@attached(member, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Bindings to the properties of an observed object: SwiftUI's own.
///
///     @Perception.Bindable var store: StoreOf<Counter>
public typealias Bindable = TenureTree.Bindable

/// Runs `apply`, and calls `onChange` once when something is about to change that it has read.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result { withObservationTracking(apply, onChange: onChange()) }
