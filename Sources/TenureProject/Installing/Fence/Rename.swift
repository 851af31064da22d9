import Foundation

/// Puts a file in another's place in one step.
func replaceFile(at target: String, with path: String) -> Bool { unsafe rename(path, target) == 0 }
