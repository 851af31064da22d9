import TenureElements

// The colours of a phone, for light screens and for dark ones.

extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(both: .red) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(both: .green) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(both: .blue) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(both: .orange) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(both: .yellow) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(both: .pink) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(both: .purple) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(both: .teal) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(both: .indigo) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(both: .brown) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(both: .mint) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(both: .cyan) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(both: .gray) }
  /// The system's grey, step 2 of 6 towards the background.
  public class var systemGray2: UIColor { UIColor("aeaeb2ff", "636366ff") }
  /// The system's grey, step 3 of 6 towards the background.
  public class var systemGray3: UIColor { UIColor("c7c7ccff", "48484aff") }
  /// The system's grey, step 4 of 6 towards the background.
  public class var systemGray4: UIColor { UIColor("d1d1d6ff", "3a3a3cff") }
  /// The system's grey, step 5 of 6 towards the background.
  public class var systemGray5: UIColor { UIColor("e5e5eaff", "2c2c2eff") }
  /// The system's grey, step 6 of 6 towards the background.
  public class var systemGray6: UIColor { UIColor("f2f2f7ff", "1c1c1eff") }
  /// Black.
  public class var black: UIColor { UIColor(both: .black) }
  /// White.
  public class var white: UIColor { UIColor(both: .white) }
  /// Nothing.
  public class var clear: UIColor { UIColor(both: .clear) }
  /// Gray, the same on every screen.
  public class var gray: UIColor { UIColor("808080ff", "808080ff") }
  /// A light grey, the same on every screen.
  public class var lightGray: UIColor { UIColor("abababff", "abababff") }
  /// A dark grey, the same on every screen.
  public class var darkGray: UIColor { UIColor("555555ff", "555555ff") }
  /// Red, the same on every screen.
  public class var red: UIColor { UIColor("ff0000ff", "ff0000ff") }
  /// Green, the same on every screen.
  public class var green: UIColor { UIColor("00ff00ff", "00ff00ff") }
  /// Blue, the same on every screen.
  public class var blue: UIColor { UIColor("0000ffff", "0000ffff") }
  /// Cyan, the same on every screen.
  public class var cyan: UIColor { UIColor("00ffffff", "00ffffff") }
  /// Yellow, the same on every screen.
  public class var yellow: UIColor { UIColor("ffff00ff", "ffff00ff") }
  /// Magenta, the same on every screen.
  public class var magenta: UIColor { UIColor("ff00ffff", "ff00ffff") }
  /// Orange, the same on every screen.
  public class var orange: UIColor { UIColor("ff8000ff", "ff8000ff") }
  /// Purple, the same on every screen.
  public class var purple: UIColor { UIColor("800080ff", "800080ff") }
  /// Brown, the same on every screen.
  public class var brown: UIColor { UIColor("996633ff", "996633ff") }
  /// Words.
  public class var label: UIColor { UIColor(both: .primary) }
  /// Words that matter less.
  public class var secondaryLabel: UIColor { UIColor(both: .secondary) }
  /// Words that matter little.
  public class var tertiaryLabel: UIColor { UIColor("3c3c434d", "ebebf54d") }
  /// Words that hardly matter.
  public class var quaternaryLabel: UIColor { UIColor("3c3c432e", "ebebf529") }
  /// What an empty field says.
  public class var placeholderText: UIColor { UIColor("3c3c434d", "ebebf54d") }
  /// A link.
  public class var link: UIColor { UIColor(both: .blue) }
  /// What can be tapped.
  public class var tintColor: UIColor { UIColor(both: .accentColor) }
  /// A line that lets something through.
  public class var separator: UIColor { UIColor("3c3c434a", "54545899") }
  /// A line.
  public class var opaqueSeparator: UIColor { UIColor("c6c6c8ff", "38383aff") }
  /// The screen.
  public class var systemBackground: UIColor { UIColor("ffffffff", "000000ff") }
  /// What lies on the screen.
  public class var secondarySystemBackground: UIColor { UIColor("f2f2f7ff", "1c1c1eff") }
  /// What lies on that.
  public class var tertiarySystemBackground: UIColor { UIColor("ffffffff", "2c2c2eff") }
  /// A screen with groups.
  public class var systemGroupedBackground: UIColor { UIColor("f2f2f7ff", "000000ff") }
  /// A group.
  public class var secondarySystemGroupedBackground: UIColor { UIColor("ffffffff", "1c1c1eff") }
  /// What lies in a group.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor("f2f2f7ff", "2c2c2eff") }
  /// Small shapes, such as a slider's track.
  public class var systemFill: UIColor { UIColor("78788033", "7878805c") }
  /// Shapes, such as a switch.
  public class var secondarySystemFill: UIColor { UIColor("78788029", "78788052") }
  /// Larger shapes, such as fields.
  public class var tertiarySystemFill: UIColor { UIColor("7676801f", "7676803d") }
  /// Large shapes.
  public class var quaternarySystemFill: UIColor { UIColor("74748014", "7676802e") }
  /// Words on a dark ground, whatever the screen.
  public class var lightText: UIColor { UIColor("ffffff99", "ffffff99") }
  /// Words on a light ground, whatever the screen.
  public class var darkText: UIColor { UIColor(both: .black) }

  private convenience init(_ light: String, _ dark: String) {
    self.init { UIColor(both: Color(digits: $0.userInterfaceStyle == .dark ? dark : light)) }
  }
}
