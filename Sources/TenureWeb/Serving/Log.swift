import Foundation

/// One line on standard error.
func log(_ line: String) { FileHandle.standardError.write(Data("tenure: \(line)\n".utf8)) }
