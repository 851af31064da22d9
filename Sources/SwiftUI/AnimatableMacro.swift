import TenureElements
import TenureMacroInterface

/// Makes a type `Animatable`: its data are all its stored variables that are not marked `@AnimatableIgnored`. Each says its
/// type, or begins with a number with a point.
///
/// The trap: values jump to their new ones here, and a host animates what it draws: `animatableData` is not set step by step.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TenureMacros", type: "AnimatableMacro")

/// Keeps a variable out of the animatable data of an `@Animatable` type.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TenureMacros", type: "AnimatableIgnoredMacro")
