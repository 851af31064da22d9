import Charts
import SwiftUI
import TenureTesting
import Testing

/// What a user does to a chart, and what a program asks of it.
@MainActor @Suite struct ActingTests {
  private struct Selecting: View {
    @State private var month: String?
    @State private var value: Double?

    var body: some View {
      VStack {
        Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
          .chartXSelection(value: $month).chartYSelection(value: $value)
          .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 300, height: 200)
        Text("month \(month ?? "none"), value \(value.map { "\(Int($0))" } ?? "none")")
      }
    }
  }

  private struct Pie: View {
    @State private var angle: Int?

    var body: some View {
      VStack {
        Chart {
          SectorMark(angle: .value("Cups", 30)).foregroundStyle(by: .value("Drink", "Tea"))
          SectorMark(angle: .value("Cups", 10)).foregroundStyle(by: .value("Drink", "Coffee"))
        }
        .chartAngleSelection(value: $angle).chartLegend(.hidden).frame(width: 200, height: 200)
        Text("angle \(angle.map(String.init) ?? "none")")
      }
    }
  }

  private struct OwnGesture: View {
    @State private var month: String?
    @State private var values: ClosedRange<Double>?

    var body: some View {
      VStack {
        Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
          .chartXSelection(value: $month).chartYSelection(range: $values)
          .chartGesture { proxy in
            DragGesture(minimumDistance: 0)
              .onChanged {
                proxy.selectXValue(at: $0.location.x)
                proxy.selectYRange(from: $0.startLocation.y, to: $0.location.y)
              }
          }
          .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 300, height: 200)
        Text("month \(month ?? "none"), from \(values.map { "\($0.lowerBound < $0.upperBound)" } ?? "none")")
      }
    }
  }

  @Test func `a gesture of the program's own selects, and takes the place of the other`() throws {
    let screen = Screen(OwnGesture())
    let drag = try screen.element(role: "layers", label: "Chart").beginDrag(at: CGPoint(x: 20, y: 190))
    try drag.move(to: CGPoint(x: 25, y: 130))
    #expect(screen.shows("month Jan, from true"))
    try drag.end()
    #expect(screen.shows("month Jan, from true"), "the gesture that selects would have let go")
    screen.close()
  }

  @Test func `the value under the finger is selected until it is lifted`() throws {
    let screen = Screen(Selecting())
    let drag = try screen.element(role: "layers", label: "Chart").beginDrag(at: CGPoint(x: 20, y: 190))
    #expect(screen.shows("month Jan, value 3"))
    try drag.move(to: CGPoint(x: 290, y: 100))
    #expect(screen.shows("month Mar, value 30"))
    try drag.end()
    #expect(screen.shows("month none, value none"))
  }

  private struct Ranging: View {
    @State private var range: ClosedRange<Int>?
    @State private var heights: ClosedRange<Double>?

    var body: some View {
      VStack {
        Chart {
          PointMark(x: .value("x", 0), y: .value("y", 0))
          PointMark(x: .value("x", 100), y: .value("y", 10))
        }
        .chartXSelection(range: $range).chartYSelection(range: $heights)
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 300, height: 200)
        Text("x \(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
        Text("y \(heights.map { "\(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? "none")")
      }
    }
  }

  @Test func `the range that a finger has gone over is selected, in either direction`() throws {
    let screen = Screen(Ranging())
    let drag = try screen.element(role: "layers", label: "Chart").beginDrag(at: CGPoint(x: 150, y: 200))
    #expect(screen.shows("x 50 to 50"))
    try drag.move(to: CGPoint(x: 240, y: 100))
    #expect(screen.shows("x 50 to 80"))
    #expect(screen.shows("y 0 to 5"))
    try drag.move(to: CGPoint(x: 30, y: 100))
    #expect(screen.shows("x 10 to 50"))
    try drag.end()
    #expect(screen.shows("x none"))
    #expect(screen.shows("y none"))
  }

  @Test func `the angle under the finger is selected as all sectors up to there`() throws {
    let screen = Screen(Pie())
    let drag = try screen.element(role: "layers", label: "Chart").beginDrag(at: CGPoint(x: 150, y: 100))
    #expect(screen.shows("angle 10"))
    try drag.move(to: CGPoint(x: 100, y: 180))
    #expect(screen.shows("angle 20"))
    try drag.end()
    #expect(screen.shows("angle none"))
  }

  @Test func `a proxy knows where values are, and which are where`() throws {
    let screen = show {
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 100), y: .value("y", 10))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let frame = geometry[proxy.plotFrame!]
          Text("plot \(Int(frame.width)) by \(Int(frame.height))")
          Text("at \(Int(proxy.position(forX: 25) ?? -1)), \(Int(proxy.position(forY: 5) ?? -1))")
          Text("value \(proxy.value(atX: 150, as: Int.self) ?? -1), \(proxy.value(atY: 0, as: Double.self) ?? -1)")
          if proxy.value(atX: 150, as: String.self) == nil { Text("no name") }
        }
      }
    }
    #expect(screen.shows("plot 300 by 200"))
    #expect(screen.shows("at 75, 100"))
    #expect(screen.shows("value 50, 10.0"))
    #expect(screen.shows("no name"))
  }

  @Test func `a plot has the program's background`() {
    let screen = show {
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
        .chartPlotStyle { $0.background(.yellow) }
        .chartBackground { _ in Text("behind") }
    }
    #expect(screen.tree.contains(".background(\"yellow\")"))
    #expect(screen.shows("behind"))
  }

  @Test func `a long chart scrolls, and has as much in sight as it is told`() throws {
    let screen = show {
      Chart(0..<50, id: \.self) { number in BarMark(x: .value("Day", "d\(number)"), y: .value("n", number + 1)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartYAxis(.hidden)
    }
    #expect(try screen.place("d1").midX - screen.place("d0").midX == 30)
    #expect(screen.tree.contains("scroll axis=\"horizontal\""))
  }

  @Test func `the place that a chart is scrolled to is kept`() throws {
    struct Scrolling: View {
      @State private var first = "d0"

      var body: some View {
        VStack {
          Chart(0..<50, id: \.self) { number in BarMark(x: .value("Day", "d\(number)"), y: .value("n", number + 1)) }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(x: $first)
          Text("from \(first)")
          Button("Far") { first = "d40" }
        }
      }
    }
    let screen = Screen(Scrolling())
    try screen.element(role: "layered", label: "Chart from d20").scrollIntoView()
    #expect(screen.shows("from d20"))
    try screen.button("Far").tap()
    #expect(screen.shows("from d40"))
    try screen.element(role: "layered", label: "Chart from d3").scrollIntoView()
    #expect(screen.shows("from d3"))
  }

  @Test func `marks follow the data`() throws {
    struct Growing: View {
      @State private var amounts = [1, 2]
      var body: some View {
        Button("More") { amounts.append(amounts.count * 10) }
        Chart(Array(amounts.enumerated()), id: \.offset) { entry in
          BarMark(x: .value("Name", "n\(entry.offset)"), y: .value("Amount", entry.element))
        }
      }
    }
    let screen = Screen(Growing())
    #expect(try screen.mark("n1").value == "2")
    try screen.button("More").tap()
    #expect(try screen.mark("n2").value == "20")
    #expect(screen.shows("20"))
  }
}
