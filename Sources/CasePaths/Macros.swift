/// Gives an enum's cases key paths, by a conformance to `CasePathable`, and all of them in order: `Route.allCasePaths`.
///
///     @CasePathable @dynamicMemberLookup enum Route { case home, detail(Int) }
///     route.detail  // 3, or nil at home
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator), named(_$Root))
public macro CasePathable() = #externalMacro(module: "ComposableMacros", type: "CasePathableMacro")
