/// Why a font file was not taken: the fact, the evidence, the advice.
public struct FontError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ fact: String, evidence: String, advice: String) { description = "\(fact)\n  \(evidence) \(advice)" }

  #if Fonts
    static func absent(_ path: String) -> FontError {
      FontError(
        "The font file was not read.", evidence: "There is no readable file at \(path).",
        advice: "Look at the name and at the target's resources: a font has to be one of them (`.copy` or `.process`).")
    }

    static func damaged(_ path: String, _ reason: String) -> FontError {
      FontError(
        "The font file was not taken.", evidence: "\(path) \(reason).",
        advice:
          "Take an OpenType or TrueType file (otf, ttf, ttc) that opens in a font viewer; web fonts have to be unpacked."
      )
    }
  #else
    static let switchedOff = FontError(
      "The font file was not read.", evidence: "This build measures text by a table: the package's trait Fonts is off.",
      advice: "Switch it on where the dependency on the package is declared: `traits: [.defaults]`.")
  #endif
}
