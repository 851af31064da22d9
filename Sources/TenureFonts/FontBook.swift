#if Fonts
  import Foundation
  import Synchronization
  import TenureIssues
  import TenureText

  /// The faces there are: the system's, those of the program, and what is asked for characters that they lack. Each file is
  /// opened when it is first needed.
  final class FontBook: Sendable {
    /// A face as a font asks for it.
    struct Face: Sendable {
      let file: FontFile
      /// For plain Latin text; none where a letter may change more than its neighbours.
      let pairs: PairWidths?
    }

    private struct Key: Hashable {
      var design: TextFont.Design
      var isDisplay: Bool
      var weight: TextFont.Weight
      var isItalic: Bool
      var hasMonospacedDigits: Bool
    }

    private struct State {
      var system: [Key: Face?] = [:]
      var files: [String: FontFile?] = [:]
      /// By family, full name and PostScript name, in lower case.
      var named: [String: [FontFile]] = [:]
      var reported: Set<String> = []
      var emoji: Emoji?
    }

    private let folders: [String]
    private let state = Mutex(State())

    init(folders: [String]) { self.folders = folders }

    // MARK: Faces of the system

    /// None where its file is not installed.
    func face(_ design: TextFont.Design, _ font: TextFont) -> Face? {
      let key = Key(
        design: design, isDisplay: design == .standard && font.usedSize >= Tracking.display, weight: font.weight,
        isItalic: font.isItalic, hasMonospacedDigits: font.hasMonospacedDigits)
      return state.withLock { state in
        if let face = state.system[key] { return face }
        let faces = SystemFaces.of(design, isDisplay: key.isDisplay)
        let file = open(faces.path(font.weight, isItalic: font.isItalic), &state)
        if file == nil, state.reported.insert(faces.package).inserted {
          let file = "\(faces.folder)/\(faces.path(.regular, isItalic: false).split(separator: "/").last ?? "")"
          report(missing: file, faces.package, "its text is measured by a table of widths")
        }
        let face = file.map { file in
          Face(
            file: file,
            pairs: design == .standard ? PairWidths(file, hasMonospacedDigits: font.hasMonospacedDigits) : nil)
        }
        state.system[key] = .some(face)
        return face
      }
    }

    /// The first of the faces for rare characters that has one.
    func fallback(for scalar: Unicode.Scalar) -> FontFile? {
      state.withLock { state in
        for path in SystemFaces.fallbacks {
          if let file = open(path, &state), file.has(scalar) { return file }
        }
        return nil
      }
    }

    /// What emoji are drawn by; none where it is not installed, which is said once.
    var emoji: Emoji? {
      state.withLock { state in
        if let emoji = state.emoji { return emoji }
        let (package, path) = SystemFaces.emoji
        state.emoji = open(path, &state).map(Emoji.init)
        if state.emoji == nil, state.reported.insert(package).inserted {
          report(missing: path, package, "emoji are drawn as boxes")
        }
        return state.emoji
      }
    }

    private func open(_ path: String, _ state: inout State) -> FontFile? {
      if let known = state.files[path] { return known }
      let file = folders.lazy.compactMap { try? FontFile("\($0)/\(path)") }.first
      state.files[path] = .some(file)
      return file
    }

    private func report(missing file: String, _ package: String, _ effect: String) {
      Issues.report(
        Issue(
          "A font of the system is not installed.", severity: .note,
          evidence: "No \(file) is in \(folders.joined(separator: ", ")): \(effect).",
          advice: "Install the package \(package)."))
    }

    // MARK: Faces of the program

    /// Takes every face of a file, and returns the names that it can be asked for by.
    func register(_ path: String) throws(FontError) -> [String] {
      var files: [FontFile] = []
      for index in 0..<(try FontFile.count(in: path)) { files.append(try FontFile(path, face: index)) }
      state.withLock { state in
        for file in files {
          for name in Set(file.names.map { $0.lowercased() }) {
            // The same file twice is the same font.
            state.named[name, default: []].removeAll { $0.path == path && $0.names == file.names }
            state.named[name]?.append(file)
          }
        }
      }
      return files.flatMap(\.names).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The face of a family that is nearest to a font; none for a name that was not registered, which is said once.
    func named(_ name: String, _ font: TextFont) -> FontFile? {
      state.withLock { state in
        let name = name.lowercased()
        guard let files = state.named[name] else {
          if state.reported.insert(name).inserted { report(unknown: name, state.named.keys.sorted()) }
          return nil
        }
        func distance(_ file: FontFile) -> Double {
          abs(file.weight - Double(font.weight.rawValue)) + (file.isItalic == font.isItalic ? 0 : 2000)
        }
        return files.min { distance($0) < distance($1) }
      }
    }

    private func report(unknown name: String, _ known: [String]) {
      let list = known.isEmpty ? "No font was registered" : "Registered are \(known.prefix(12).joined(separator: ", "))"
      Issues.report(
        Issue(
          "The font '\(name)' is not known.", evidence: "\(list). The system's font is used.",
          advice: "Add the file to the target's resources, and ask for its family or its PostScript name."))
    }
  }
#endif
