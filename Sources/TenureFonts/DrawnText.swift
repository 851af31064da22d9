import TenurePixels

/// A text as it is drawn on one line, along a baseline at 0.
package struct DrawnText: Sendable {
  /// Of what is drawn in the text's colour.
  package var outline = Outline()
  /// Emoji, which have colours of their own.
  package var pictures: [(bitmap: Bitmap, place: Area)] = []
  /// How far it moves on.
  package var width = 0.0
}
