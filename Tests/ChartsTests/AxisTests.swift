import Charts
import SwiftUI
import TenureTesting
import Testing

/// What axes and legends say.
@MainActor @Suite struct AxisTests {
  private var chart: some View {
    Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
  }

  @Test func `numbers have round labels, categories one each`() {
    let screen = show { chart }
    #expect(screen.words.sorted() == ["0", "20", "40", "60", "Feb", "Jan", "Mar"])
  }

  @Test func `the y axis stands after the plot, and before it when told so`() throws {
    let after = show { chart }
    #expect(try after.frame(of: after.text("60")).minX > after.frame(of: after.mark("Mar")).maxX)
    let before = show { chart.chartYAxis { AxisMarks(position: .leading) } }
    #expect(try before.frame(of: before.text("60")).maxX < before.frame(of: before.mark("Jan")).minX)
  }

  @Test func `a label stands under the middle of its bar`() throws {
    let screen = show { chart }
    let (label, bar) = (try screen.frame(of: screen.text("Feb")), try screen.frame(of: screen.mark("Feb")))
    #expect(abs(label.midX - bar.midX) < 1 && label.minY > bar.maxY)
  }

  @Test func `hidden axes say nothing, and leave the marks more space`() throws {
    let (all, none) = (show { chart }, show { chart.chartXAxis(.hidden).chartYAxis(.hidden) })
    #expect(none.words.isEmpty)
    #expect(try none.frame(of: none.mark("Feb")).height > all.frame(of: all.mark("Feb")).height)
  }

  @Test func `marks stand at the program's values, with its words`() {
    let screen = show {
      chart.chartYAxis {
        AxisMarks(values: [0, 30, 60]) { value in
          AxisGridLine()
          if value.index > 0 { AxisTick() }
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) kg") } }
        }
      }
      .chartXAxis {
        AxisMarks { value in AxisValueLabel(value.as(String.self).map { $0.uppercased() } ?? "?") }
      }
    }
    #expect(screen.words.sorted() == ["0 kg", "30 kg", "60 kg", "FEB", "JAN", "MAR"])
  }

  @Test func `a label of several lines has the space that it needs`() throws {
    func chart(@ViewBuilder _ label: @escaping () -> some View) throws -> CGRect {
      let screen = show {
        self.chart.chartYAxis(.hidden).chartXAxis { AxisMarks { _ in AxisValueLabel { label() } } }
      }
      return try screen.frame(of: screen.mark("Feb"))
    }
    let one = try chart { Text("one") }
    #expect(
      try chart {
        VStack {
          Text("one")
          Text("two")
        }
      }.height == one.height - 20)
    #expect(
      try chart {
        HStack {
          Text("one")
          Text("two")
        }
      }.height == one.height)
  }

  @Test func `labels are written in a format`() {
    let screen = show { chart.chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>.Percent.percent.scale(1)) } }
    #expect(screen.words.contains("60%"))
  }

  @Test func `dates have calendar labels at the stride that is asked for`() {
    let line = Chart(1..<7, id: \.self) { number in
      LineMark(x: .value("Month", month(number)), y: .value("Sales", number))
    }
    let automatic = show { line.chartYAxis(.hidden) }
    #expect(automatic.words.contains("Feb") && automatic.words.contains("May"))
    let steps = show { chart.chartXAxis(.hidden).chartYAxis { AxisMarks(values: .stride(by: 15)) } }
    #expect(steps.words.sorted() == ["0", "15", "30", "45", "60"])
    let quarters = show {
      line.chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 3)) { _ in
          AxisValueLabel(format: .dateTime.month(.wide), centered: true)
        }
      }
    }
    #expect(quarters.words == ["January", "April"])
  }

  @Test func `dates begin and end at a stride where the program says so`() throws {
    let line = Chart([4, 26], id: \.self) { number in
      PointMark(x: .value("Day", month(2, day: number)), y: .value("n", 1)).accessibilityLabel("day \(number)")
    }
    let usual = show { line.chartYAxis(.hidden) }
    #expect(try usual.place("day 4").midX == 0 && usual.place("day 26").midX == 300)
    let rounded = show {
      line.chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: .stride(by: .month, roundLowerBound: true, roundUpperBound: true))
      }
    }
    #expect(try abs(rounded.place("day 4").midX - 300 * 3 / 29) < 0.5)
    #expect(try abs(rounded.place("day 26").midX - 300 * 25 / 29) < 0.5)
  }

  @Test func `an aligned axis keeps its outer labels inside the plot`() throws {
    let line = Chart([0, 1_000], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    let screen = show { line.chartYAxis(.hidden).chartXAxis { AxisMarks(preset: .aligned, values: [0, 1_000]) } }
    let frame = try screen.frame(of: screen.text("1,000"))
    #expect(frame.maxX == 346.5)
  }

  @Test func `labels that would overlap are left out`() {
    let names = (0..<30).map { "Category \($0)" }
    let screen = show {
      Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("n", 1)) }.chartYAxis(.hidden)
    }
    #expect(screen.words.count > 1 && screen.words.count < 8)
  }

  @Test func `the legend lists categories in their order, and colours them`() throws {
    let shops = sales + [Sale(month: "Jan", amount: 10, shop: "South")]
    let bars = Chart(shops) {
      BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).foregroundStyle(by: .value("Shop", $0.shop))
    }
    let usual = show { bars }
    #expect(usual.words.filter { $0.hasSuffix("th") } == ["North", "South"])
    #expect(usual.tree.contains("fill=\"blue\"") && usual.tree.contains("fill=\"green\""))
    #expect(try usual.frame(of: usual.text("North")).minY > usual.frame(of: usual.text("Jan")).maxY)
    let own = show { bars.chartForegroundStyleScale(["South": Color.orange, "North": .pink]) }
    #expect(own.words.filter { $0.hasSuffix("th") } == ["South", "North"])
    #expect(own.tree.contains("fill=\"orange\"") && !own.tree.contains("fill=\"blue\""))
    let short = show { bars.chartForegroundStyleScale(["North": .purple, "South": .teal]) }
    #expect(short.tree.contains("fill=\"purple\"") && short.tree.contains("fill=\"teal\""))
    let domain = show { bars.chartForegroundStyleScale(domain: ["South", "North"], range: [.red, .mint]) }
    #expect(domain.tree.contains("fill=\"mint\""))
    #expect(!show { bars.chartLegend(.hidden) }.shows("South"))
    let above = show { bars.chartLegend(position: .top) }
    #expect(try above.frame(of: above.text("North")).maxY < above.frame(of: above.mark("Feb, North")).minY)
    #expect(show { bars.chartLegend { Text("Two shops") } }.shows("Two shops"))
  }

  @Test func `numbers are coloured between the colours of a range`() {
    let cells = Chart(0..<3, id: \.self) { number in
      RectangleMark(x: .value("x", "\(number)"), y: .value("y", "all")).foregroundStyle(by: .value("n", number * 5))
    }
    let screen = show { cells.chartForegroundStyleScale(domain: 0...20, range: [Color.black, .white]) }
    #expect(screen.tree.contains("fill=\"#000000ff\"") && screen.tree.contains("fill=\"#808080ff\""))
  }

  @Test func `axes have titles`() throws {
    let screen = show { chart.chartXAxisLabel("Month of 2024").chartYAxisLabel("Thousands") }
    #expect(try screen.frame(of: screen.text("Month of 2024")).minY > screen.frame(of: screen.text("Jan")).minY)
    #expect(try screen.frame(of: screen.text("Thousands")).maxY <= screen.frame(of: screen.text("60")).maxY)
  }

  @Test func `an annotation stands beside its mark`() throws {
    let screen = show {
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 8)).annotation(position: .top) { Text("eight") }
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 20))
          .annotation(position: .overlay, alignment: .bottom) { Text("twenty") }
      }
    }
    let (eight, bar) = (try screen.frame(of: screen.text("eight")), try screen.frame(of: screen.mark("Jan")))
    #expect(eight.maxY == bar.minY - 4 && abs(eight.midX - bar.midX) < 1)
    let (twenty, high) = (try screen.frame(of: screen.text("twenty")), try screen.frame(of: screen.mark("Feb")))
    #expect(twenty.maxY == high.maxY - 4 && abs(twenty.midX - high.midX) < 1)
  }
}
