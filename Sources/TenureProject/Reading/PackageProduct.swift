/// A product of a package that a project's code imports.
struct PackageProduct: Equatable {
  /// Where a package comes from.
  enum Source: Hashable {
    case folder(String)
    /// Its address, and which versions of it will do, in the words of a manifest: `from: "1.2.0"`.
    case address(String, versions: String)
  }

  let name: String
  let source: Source

  /// What manifests call the package: the last part of its path or address.
  var package: String {
    let place =
      switch source {
      case .folder(let path): path
      case .address(let address, _): address
      }
    let last = place.split(separator: "/").last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
