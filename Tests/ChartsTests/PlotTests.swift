import Foundation
import Charts
import SwiftUI
import TenureTesting
import Testing

/// Plots of whole collections, and of functions.
@MainActor @Suite struct PlotTests {
  private func bare(@ChartContentBuilder _ content: () -> some ChartContent) -> Screen {
    let chart = Chart(content: content)
    return show { chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
  }

  @Test func `a plot of bars is what its marks would be`() throws {
    let plot = bare { BarPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.amount)) }
    let marks = bare { ForEach(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) } }
    for name in ["Jan", "Feb", "Mar"] { #expect(try plot.place(name) == marks.place(name)) }
    #expect(try plot.mark("Feb").value == "60")
  }

  @Test func `plots of rectangles, rules and sectors are what their marks would be`() throws {
    let cells = bare { RectanglePlot(sales, x: .value("Month", \.month), y: .value("Sales", \.amount)) }
    let marks = bare { ForEach(sales) { RectangleMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) } }
    for name in ["Jan", "Feb", "Mar"] { #expect(try cells.place(name) == marks.place(name)) }
    let rules = bare { RulePlot(sales, y: .value("Sales", \.amount)) }
    let lines = bare { ForEach(sales) { RuleMark(y: .value("Sales", $0.amount)) } }
    #expect(try rules.image().pngData == lines.image().pngData)
    let parts = bare { SectorPlot(sales, angle: .value("Sales", \.amount), innerRadius: .ratio(0.5)) }
    let sectors = bare { ForEach(sales) { SectorMark(angle: .value("Sales", $0.amount), innerRadius: .ratio(0.5)) } }
    #expect(try parts.image().pngData == sectors.image().pngData)
  }

  @Test func `key paths colour each element by its category, with a legend`() throws {
    let all = sales + [Sale(month: "Jan", amount: 10, shop: "South")]
    let screen = show {
      Chart {
        PointPlot(all, x: .value("Month", \.month), y: .value("Sales", \.amount))
          .foregroundStyle(by: .value("Shop", \.shop)).symbol(by: .value("Shop", \.shop))
      }
    }
    #expect(try screen.mark("Jan, South").value == "10")
    #expect(try screen.mark("Jan, North").value == "30")
    #expect(screen.words.contains("South"))
  }

  @Test func `lines and areas of dates are read by their series`() throws {
    struct Reading {
      let date: Date
      let pulse: Int
      let person: String
    }
    let readings = (1..<3).flatMap { number in
      ["Ann", "Bob"].map { Reading(date: month(number), pulse: 60 + number, person: $0) }
    }
    let screen = show {
      Chart {
        LinePlot(
          readings, x: .value("Month", \.date, unit: .month), y: .value("Pulse", \.pulse),
          series: .value("Person", \.person)
        )
        .foregroundStyle(by: .value("Person", \.person))
      }
    }
    #expect(try screen.mark("February 2024, Bob").value == "62")
    let area = show {
      Chart { AreaPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.amount)).opacity(0.5) }
    }
    #expect(try area.mark("Mar").value == "45")
  }

  @Test func `a function is drawn over its domain, with a gap where it has no value`() throws {
    let screen = bare { LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 } }.tree
    let whole = bare { LinePlot(x: "x", y: "y", domain: 0...10) { $0 * 2 } }.tree
    func starts(_ tree: String) -> Int {
      tree.split(separator: "\n").filter { $0.contains("path=") }.reduce(0) { $0 + $1.count { $0 == "M" } }
    }
    #expect(starts(screen) == 2)
    #expect(starts(whole) == 1)
    let circle = bare { LinePlot(x: "x", y: "y", t: "t", domain: 0...6.3) { (x: cos($0), y: sin($0)) } }
    #expect(starts(circle.tree) == 1)
    let between = bare { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -1...1) { (yStart: 0, yEnd: 1 / $0) } }
    #expect(starts(between.tree) == 2)
  }
}
