import Foundation

/// What kind of number it is, as a letter: "B" or "c" for a truth value, "d" and "f" for ones with a fraction.
func numberType(of number: NSNumber) -> Character {
  Character(UnicodeScalar(UInt8(bitPattern: unsafe number.objCType.pointee)))
}
