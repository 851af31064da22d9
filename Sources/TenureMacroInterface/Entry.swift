/// Declares a value of the environment, a transaction, a container or the focus.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
///
/// The default value is an expression, not a stored value: it is evaluated whenever nobody has set the entry, so an
/// object that is made there is another one at each access.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TenureMacros", type: "EntryMacro")
