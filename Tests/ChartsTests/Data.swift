import Charts
import Foundation
import SwiftUI
import TenureTesting

struct Sale: Identifiable {
  let month: String
  let amount: Double
  var shop = "North"
  var id: String { month + shop }
}

let sales = [Sale(month: "Jan", amount: 30), Sale(month: "Feb", amount: 60), Sale(month: "Mar", amount: 45)]

/// The first day of a month of 2024, in the calendar of the machine.
func month(_ number: Int, day: Int = 1) -> Date {
  Calendar.current.date(from: DateComponents(year: 2024, month: number, day: day))!
}

/// A chart of 300 by 200 points, on a screen of its own.
@MainActor func show(@ViewBuilder _ chart: () -> some View) -> Screen {
  let chart = chart()
  return Screen { chart.frame(width: 300, height: 200).environment(\.locale, Locale(identifier: "en_US")) }
}

extension Screen {
  /// A mark of a chart, by its label.
  func mark(_ label: String) throws -> Element { try element(role: "shape", label: label) }

  /// The mark's frame in the chart.
  func place(_ label: String) throws -> CGRect {
    let frame = try frame(of: mark(label))
    // In the middle of the screen, below the status bar.
    return frame.offsetBy(dx: -46.5, dy: -338.5)
  }

  /// What is written: labels of axes, the legend, annotations.
  var words: [String] { text.split(separator: "\n").map(String.init) }
}
