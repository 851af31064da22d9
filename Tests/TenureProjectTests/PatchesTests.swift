import Foundation
import Testing

@testable import TenureProject

/// A package as SwiftPM has fetched it, which hides behind UIKit what would work here, and patches for it.
@Suite struct PatchesTests {
  private static let hidden = """
    public struct Weight { public let grams: Int }
    #if canImport(UIKit)
      extension Weight { public var words: String { "\\(grams) g" } }
    #endif

    """
  private static let patch = """
    --- a/Sources/Weights/Weight.swift
    +++ b/Sources/Weights/Weight.swift
    @@ -1,4 +1,4 @@
     public struct Weight { public let grams: Int }
    -#if canImport(UIKit)
    +#if canImport(UIKit) || os(Linux)
       extension Weight { public var words: String { "\\(grams) g" } }
     #endif

    """
  private static let added = """
    --- /dev/null
    +++ b/Sources/Weights/Scale.swift
    @@ -0,0 +1 @@
    +public struct Scale {}

    """
  private static let source = "checkouts/Weights/Sources/Weights/Weight.swift"

  private func place(_ files: [String: String] = [:]) throws -> Place {
    let place = try Place(files.merging([Self.source: Self.hidden]) { $1 })
    let setUp = """
      cd '\(place.path)/checkouts/Weights' && git init --quiet && git add --all && git -c user.name=Nobody \
      -c user.email=nobody@packages.example commit --quiet --message Weights && git tag 1.2.0
      """
    #expect(try Program(path: "/bin/bash", arguments: ["-c", setUp]).run().status == 0)
    return place
  }

  private func text(_ place: borrowing Place, _ name: String = Self.source) -> String? {
    try? String(contentsOfFile: "\(place.path)/\(name)", encoding: .utf8)
  }

  /// What is said as packages are prepared.
  private func prepare(_ place: borrowing Place, _ patches: PatchSet?) throws -> [String] {
    var lines: [String] = []
    try Patching(patches: patches) { lines.append($0) }.prepare(place.path)
    return lines
  }

  @Test func `a patch is said and applied once, and taken back when it is not asked for`() throws {
    let place = try place(["patches/weights.patch": Self.patch])
    let patches = try PatchSet(folder: "\(place.path)/patches")
    #expect(
      try prepare(place, patches) == [
        "Weights: \(place.path)/patches/weights.patch changes Sources/Weights/Weight.swift (+1 −1)."
      ])
    #expect(text(place) == Self.hidden.replacingOccurrences(of: "(UIKit)", with: "(UIKit) || os(Linux)"))
    // Files that stay are not built anew.
    let file = "\(place.path)/\(Self.source)"
    let date = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(try prepare(place, patches) == [])
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == date)
    #expect(try prepare(place, nil) == ["Weights: as it was fetched, without the patches of an earlier build."])
    #expect(text(place) == Self.hidden)
    #expect(try prepare(place, nil) == [])
  }

  @Test func `patches of a folder come in the order of their names, with files that they add`() throws {
    let other = Self.patch.replacingOccurrences(of: "canImport(UIKit) || os(Linux)", with: "true")
      .replacingOccurrences(of: "-#if canImport(UIKit)\n", with: "-#if canImport(UIKit) || os(Linux)\n")
    let place = try place([
      "patches/Weights/1.patch": Self.patch, "patches/Weights/2.patch": Self.added, "patches/Weights/note.txt": "",
    ])
    let patches = try PatchSet(folder: "\(place.path)/patches")
    #expect(try prepare(place, patches).count == 2)
    #expect(text(place, "checkouts/Weights/Sources/Weights/Scale.swift") == "public struct Scale {}\n")
    // Another set replaces the first.
    try FileManager.default.removeItem(atPath: "\(place.path)/patches/Weights/2.patch")
    try place.write(other, to: "patches/Weights/3.patch")
    #expect(try prepare(place, PatchSet(folder: "\(place.path)/patches")).count == 2)
    #expect(text(place)?.contains("#if true") == true)
    #expect(text(place, "checkouts/Weights/Sources/Weights/Scale.swift") == nil)
  }

  @Test func `what was fetched again, or changed by hand, is patched again`() throws {
    let place = try place(["patches/Weights.patch": Self.patch])
    let patches = try PatchSet(folder: "\(place.path)/patches")
    #expect(try prepare(place, patches).count == 1)
    try place.write("let other = 1\n", to: Self.source)
    #expect(try prepare(place, patches).count == 1)
    #expect(text(place)?.contains("os(Linux)") == true)
    #expect(
      try Program(path: "/usr/bin/env", arguments: ["git", "-C", "\(place.path)/checkouts/Weights", "checkout", "-f"])
        .run().status == 0)
    #expect(try prepare(place, patches).count == 1)
    #expect(text(place)?.contains("os(Linux)") == true)
  }

  @Test func `a patch that does not apply is named with its reason, and changes nothing`() throws {
    let place = try place([
      "patches/Weights.patch": Self.patch.replacingOccurrences(of: "canImport(UIKit)\n", with: "canImport(AppKit)\n")
    ])
    let file = "\(place.path)/patches/Weights.patch"
    #expect(
      throws: ProjectFailure(
        .misuse,
        "\(file) does not apply to Weights 1.2.0: patch failed: Sources/Weights/Weight.swift:1. Was it made for another version?"
      )
    ) { try prepare(place, PatchSet(folder: "\(place.path)/patches")) }
    #expect(text(place) == Self.hidden)
    try place.write("no patch", to: "patches/Weights.patch")
    #expect(
      throws: ProjectFailure(
        .misuse,
        "\(file) does not apply to Weights 1.2.0: No valid patches in input (allow with \"--allow-empty\"). Was it made for another version?"
      )
    ) { try prepare(place, PatchSet(folder: "\(place.path)/patches")) }
  }

  @Test func `a checkout without a repository of its own is refused, and the user's repository around it stays`() throws
  {
    let place = try place(["patches/Weights.patch": Self.patch, "app.swift": "let app = 1\n"])
    let setUp = """
      cd '\(place.path)' && rm -rf checkouts/Weights/.git && git init --quiet && git add --all && git -c user.name=Nobody \
      -c user.email=nobody@packages.example commit --quiet --message App
      """
    #expect(try Program(path: "/bin/bash", arguments: ["-c", setUp]).run().status == 0)
    try place.write("let app = 2\n", to: "app.swift")
    let patches = try PatchSet(folder: "\(place.path)/patches")
    let error = #expect(throws: ProjectFailure.self) { try prepare(place, patches) }
    #expect("\(error!)".contains("The package Weights cannot be taken back to what was fetched: not a git repository"))
    #expect(text(place, "app.swift") == "let app = 2\n")
    #expect(text(place) == Self.hidden)
  }

  @Test func `what cannot be taken back is said, and said again`() throws {
    let place = try place(["patches/Weights.patch": Self.patch])
    #expect(try prepare(place, PatchSet(folder: "\(place.path)/patches")).count == 1)
    try place.write("", to: "checkouts/Weights/.git/index.lock")
    for _ in 0..<2 {
      let error = #expect(throws: ProjectFailure.self) { try prepare(place, nil) }
      #expect("\(error!)".contains("index.lock"))
    }
    try FileManager.default.removeItem(atPath: "\(place.path)/checkouts/Weights/.git/index.lock")
    #expect(try prepare(place, nil).count == 1)
    #expect(text(place) == Self.hidden)
  }

  @Test func `a patch for a package that was not fetched is said`() throws {
    let place = try place(["patches/Prices.patch": Self.patch])
    #expect(
      throws: ProjectFailure(
        .misuse,
        "\(place.path)/patches has a patch for the package 'prices', and none of that name was fetched for this project, but Weights. Packages in folders are the project's own: change them there."
      )
    ) { try prepare(place, PatchSet(folder: "\(place.path)/patches")) }
  }

  @Test func `a folder without patches is said, and one that is not there`() throws {
    let place = try Place(["empty/readme.md": ""])
    #expect(
      throws: ProjectFailure(
        .misuse,
        "\(place.path)/empty holds no patch. A package NAME is patched by a file NAME.patch there, as 'git diff' writes it."
      )
    ) { try PatchSet(folder: "\(place.path)/empty") }
    #expect(
      throws: ProjectFailure(
        .misuse,
        "There is no folder \(place.path)/none. '--patches' names one with a file NAME.patch for a package NAME."
      )
    ) { try PatchSet(folder: "\(place.path)/none") }
  }
}
