/// Paths of one machine and hosts of one network mean nothing to anybody else. The patterns are written so that they do
/// not find themselves.
enum MachinePaths {
  static func findings(in file: SourceFile) -> [Finding] {
    // A path starts at the line's start or after a character that can be in no path or address.
    let machinePath =
      #/
      (?: ^ | [^\w.:\/~$}-] )
      (
        \/ (?: [w]ork | [r]oot | [h]ome\/\w+ | [U]sers\/\w+ | [o]pt\/swift | [t]mp\/bash_jobs )
        (?: \/ [\w.\/-]* )?
      )
      (?! [\w-] )
      /#
    let registryHost =
      #/
      \b (
        (?: [\w-]+ \. )*
        (?: [r]egistry | [a]rtifactory | [n]exus | [p]roxy | [m]irrors? | [p]ypi | [c]rates | [d]eb ) \.
        (?: [\w-]+ \. )*
        (?: com | org | net | io | dev | local | internal | lan | example )
      ) \b
      /#.wordBoundaryKind(.simple)
    return file.findings { line in
      if let path = line.firstMatch(of: machinePath)?.1 {
        return "'\(path)' is a path of one machine. Find the place at run time, or write a relative path."
      }
      if let host = line.firstMatch(of: registryHost)?.1 {
        return "'\(host)' is a host of one network. Let the tool use what it is set up with."
      }
      return nil
    }
  }
}
