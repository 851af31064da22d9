import TenureCheck

enum CheckHelp {
  static let text = """
    Usage: tenure check [options] PATH …

    Reads the Swift files at and below the paths and names mistakes of state ownership. Nothing is built.

    What is asked
      --preset NAME          \(Preset.allCases.map(\.rawValue).joined(separator: ", ")); several with commas; 'all' for every one
      --rule RULE            this rule alone; can be given more than once
      --settings FILE        instead of the nearest '\(Settings.fileName)' at or above the paths
      --no-settings          without any
      --closed               the files are all of a program: who is not seen does not exist (the usual where an app begins)
      --open                 they are a part of one: what is not private may be used by code that is not seen
    What is told
      --format FORMAT        \(Report.Format.allCases.map(\.rawValue).joined(separator: ", "))
      --json                 the same as --format json
      --output FILE          into a file
      --at-least SEVERITY    info (the usual), warning, error
      --fail-at SEVERITY     what makes the exit code 1: info (the usual), warning, error, never
      --ranked               what does most harm and is most certain first, instead of file by file
      --explain-run          what was read, left out and not understood, on standard error
      --stamp FILE           write a file when the exit code is 0, for build systems
      --since REVISION       only what has been added since a revision of git
      --baseline FILE        only what is not in a file of known findings
      --write-baseline FILE  write that file
      --colour WHEN          auto (the usual), always, never
    What is changed
      --fix                  make the changes that change nothing but the mistake
      --suggest              print the other changes, or all of them, as a patch
    How it is read
      --no-cache             read every file anew
      --cache FOLDER         where what has been read is kept, instead of the usual cache folder
      --time-limit SECONDS   for one file, instead of \(ProjectReader.usualLimit.components.seconds), and for one rule, instead of \(Check.usualLimit.components.seconds); then it is left out
      --deadline SECONDS     for the whole run: what is not done by then is left out and named, what was found is told
      --threads COUNT        instead of one for each core

    Ends with 0 when nothing was found, with 1 when something was, with 2 when it was asked wrongly or a path cannot be read,
    with 4 when --deadline ended it and nothing had been found by then.

    """
}
