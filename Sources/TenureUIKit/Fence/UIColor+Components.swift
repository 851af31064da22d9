import Foundation
import TenureElements

// UIKit writes components through pointers.

extension UIColor {
  /// Writes red, green, blue and opacity, as they are on a light screen.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = light.resolvedOnLight
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Writes how bright it is, between black and white, and its opacity, as they are on a light screen.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = light.resolvedOnLight
    let isGrey = color.red == color.green && color.green == color.blue
    let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    unsafe white?.pointee = CGFloat(isGrey ? color.red : brightness)
    unsafe alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Writes hue, saturation, brightness and opacity, as they are on a light screen.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = light.resolvedOnLight
    let (r, g, b) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let (high, low) = (max(r, g, b), min(r, g, b))
    let sector =
      high == low
      ? 0
      : high == r
        ? (g - b) / (high - low) + (g < b ? 6 : 0)
        : high == g ? (b - r) / (high - low) + 2 : (r - g) / (high - low) + 4
    unsafe hue?.pointee = sector / 6
    unsafe saturation?.pointee = high == 0 ? 0 : (high - low) / high
    unsafe brightness?.pointee = high
    unsafe alpha?.pointee = CGFloat(color.opacity)
    return true
  }
}
