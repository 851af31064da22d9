import TenureElements
import TenureMacroInterface

/// Makes a type `Animatable`: its data are all its stored variables that are not marked `@AnimatableIgnored`.
///
///     @Animatable struct Wedge: Shape {
///       var angle: Double
///       @AnimatableIgnored var isClockwise: Bool
///     }
///
/// The trap: the type of each variable has to be spelled, or follow from a number with a point.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TenureMacros", type: "AnimatableMacro")

/// Keeps a variable out of the animatable data of an `@Animatable` type.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TenureMacros", type: "AnimatableIgnoredMacro")
