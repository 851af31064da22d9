/// Why a command on a project ended: one line that says what is the matter and how to go on, and the exit code.
package struct ProjectFailure: Error, Equatable, Sendable {
  package enum Kind: Int32, Sendable {
    /// The project does not build, or its tests fail.
    case broken = 1
    /// The command was asked wrongly, or what it was given cannot be read.
    case misuse = 2
    /// The installation or the toolchain is missing, or is another one.
    case installation = 3
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
