/// What is done to the packages that a project depends on before they are built: the user's patches are applied, or those of an
/// earlier build taken back.
struct Patching {
  var patches: PatchSet?
  var say: (String) -> Void = { _ in }

  /// `scratch` is where SwiftPM has fetched them.
  func prepare(_ scratch: String) throws {
    let checkouts = Checkout.all(in: scratch)
    let files = patches?.files ?? [:]
    let names = Set(checkouts.map { $0.name.lowercased() })
    if let patches, let other = files.keys.sorted().first(where: { !names.contains($0) }) {
      let all = checkouts.isEmpty ? "none at all" : checkouts.map(\.name).joined(separator: ", ")
      throw ProjectFailure(
        .misuse,
        "\(patches.folder) has a patch for the package '\(other)', and none of that name was fetched for this project, but \(all). Packages in folders are the project's own: change them there."
      )
    }
    for checkout in checkouts {
      if let files = files[checkout.name.lowercased()] {
        try checkout.patch(with: files).forEach(say)
      } else if checkout.isPatched {
        try checkout.takeBack()
        say("\(checkout.name): as it was fetched, without the patches of an earlier build.")
      }
    }
  }
}
