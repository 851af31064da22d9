import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIColorTests {
  private func resolved(_ color: Color, _ scheme: ColorScheme) -> Color.Resolved {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color.resolve(in: values)
  }

  @Test func theSystemsColorsFollowTheScreen() {
    let background = Color(.systemGroupedBackground)
    #expect(resolved(background, .light) == Color.Resolved(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    #expect(resolved(background, .dark) == Color.Resolved(red: 0, green: 0, blue: 0))
    #expect(Color(.systemRed) == .red)
    #expect(Color(uiColor: .label) == .primary)
  }

  @Test func aProgramsOwnColorIsAskedForBothScreens() {
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(resolved(Color(own), .light).red == 0)
    #expect(resolved(Color(own), .dark).red == 1)
    #expect(own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    let faint = resolved(Color(own.withAlphaComponent(0.5)), .dark)
    #expect(faint.red == 1 && abs(faint.opacity - 0.5) < 0.01)
  }

  @Test func componentsComeBack() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha].map { ($0 * 10).rounded() } == [10, 2, 0, 4])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    unsafe UIColor(hue: 0.5, saturation: 1, brightness: 0.6, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect([hue, saturation, brightness, alpha].map { ($0 * 10).rounded() } == [5, 10, 6, 10])
  }

  @Test func colorsAreTheSameByTheirValues() {
    #expect(UIColor.systemBackground == .systemBackground)
    #expect(UIColor.systemBackground != .secondarySystemBackground)
    #expect(Set([UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1)]).count == 1)
  }
}
