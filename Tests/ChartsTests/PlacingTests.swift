import Charts
import SwiftUI
import TenureTesting
import Testing

/// Where marks are, in a chart without axes: 300 by 200 points.
@MainActor @Suite struct PlacingTests {
  private func bare(@ChartContentBuilder _ content: () -> some ChartContent) -> Screen {
    let chart = Chart(content: content)
    return show { chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
  }

  @Test func `bars stand on zero, each in the band of its category`() throws {
    let screen = bare {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
      BarMark(x: .value("Month", "Feb"), y: .value("Sales", 20))
      BarMark(x: .value("Month", "Mar"), y: .value("Sales", -20))
    }
    let (jan, feb, mar) = (try screen.place("Jan"), try screen.place("Feb"), try screen.place("Mar"))
    #expect(jan.midX == 50 && feb.midX == 150 && mar.midX == 250)
    #expect(jan.width == 70)
    #expect(jan.height == 50 && feb.height == 100)
    #expect(jan.maxY == feb.maxY && mar.minY == jan.maxY && mar.height == 100)
  }

  @Test func `of a bar is drawn what lies in its shape`() throws {
    func bar(_ shape: some Shape) throws -> (place: CGRect, path: String) {
      let screen = bare {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10)).clipShape(shape)
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 20))
      }
      let line = screen.tree.split(separator: "\n").first { $0.contains("Jan") } ?? ""
      return (try screen.place("Jan"), line.components(separatedBy: "path=\"").last ?? "")
    }
    let (place, path) = try bar(Rectangle())
    #expect(place.width == 105 && place.height == 100 && place.minY == 100)
    #expect(path.hasPrefix("M0 0L105 0L105 100L0 100Z"))
    let capsule = try bar(Capsule())
    #expect(capsule.place == place && capsule.path != path && capsule.path.contains("C"))
  }

  @Test func `bars at the same place are stacked, or begin at zero each`() throws {
    func stacked(_ method: MarkStackingMethod) throws -> (low: CGRect, high: CGRect) {
      let screen = bare {
        ForEach(["a", "b"], id: \.self) { name in
          BarMark(x: .value("Month", "Jan"), y: .value("Sales", name == "a" ? 10 : 30), stacking: method)
            .foregroundStyle(by: .value("Shop", name))
        }
      }
      return (try screen.place("Jan, a"), try screen.place("Jan, b"))
    }
    let standard = try stacked(.standard)
    #expect(standard.high.maxY == standard.low.minY && standard.high.height == 3 * standard.low.height)
    let unstacked = try stacked(.unstacked)
    #expect(unstacked.high.maxY == unstacked.low.maxY)
    let normalized = try stacked(.normalized)
    #expect(normalized.low.height == 50 && normalized.high.height == 150)
    let center = try stacked(.center)
    #expect(center.low.maxY - 100 == 100 - center.high.minY)
  }

  @Test func `bars of a position's categories stand beside each other`() throws {
    let screen = bare {
      ForEach(["a", "b"], id: \.self) { name in
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10)).position(by: .value("Shop", name))
      }
    }
    let (first, second) = (try screen.place("Jan, a"), try screen.place("Jan, b"))
    #expect(first.maxX == second.minX && first.maxX == 150)
    #expect(first.width == 120 && first.maxY == second.maxY)
  }

  @Test func `numbers along the x axis and categories along the y axis make level bars`() throws {
    let screen = bare {
      BarMark(x: .value("Cups", 10), y: .value("City", "Rome"))
      BarMark(x: .value("Cups", 20), y: .value("City", "Paris"))
    }
    let (rome, paris) = (try screen.place("Rome"), try screen.place("Paris"))
    #expect(rome.minX == 0 && paris.minX == 0 && rome.width == 150 && paris.width == 300)
    #expect(rome.midY == 50 && paris.midY == 150)
  }

  @Test func `widths are told in points, as a part, and by what is left out`() throws {
    func width(_ dimension: MarkDimension) throws -> CGFloat {
      let screen = bare { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1), width: dimension) }
      return try screen.place("Jan").width
    }
    #expect(try width(20) == 20)
    #expect(try width(.ratio(0.5)) == 150)
    #expect(try width(.inset(10)) == 280)
    #expect(try width(.automatic) == 210)
  }

  @Test func `a date with a unit has a bar in the middle of its month`() throws {
    let screen = bare {
      BarMark(x: .value("Month", month(1, day: 5), unit: .month), y: .value("Sales", 1))
      BarMark(x: .value("Month", month(2, day: 27), unit: .month), y: .value("Sales", 1))
    }
    let (january, february) = (try screen.place("January 2024"), try screen.place("February 2024"))
    #expect(abs(january.midX - 300 * 15.5 / 60) < 0.5)
    #expect(abs(february.midX - 300 * 45.5 / 60) < 0.5)
  }

  @Test func `a domain moves what is plotted, also upside down`() throws {
    let point = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)).accessibilityLabel("point") }
    func height(_ view: some View) throws -> CGRect {
      try show { view.chartXAxis(.hidden).chartYAxis(.hidden) }.place("point")
    }
    let wide = try height(point.chartXScale(domain: 0...10).chartYScale(domain: 0...20))
    #expect(wide.midX == 150 && wide.midY == 150)
    let upsideDown = try height(point.chartXScale(domain: 0...10).chartYScale(domain: [20, 0]))
    #expect(upsideDown.midY == 50)
    let reversed = try height(
      point.chartXScale(domain: .automatic(includesZero: true, reversed: true)).chartYScale(domain: 0...10))
    #expect(reversed.midX < 150)
    let padded = try height(
      point.chartXScale(domain: 5...10, range: .plotDimension(padding: 20)).chartYScale(domain: 0...10))
    #expect(padded.midX == 20)
    let logarithmic = try height(point.chartXScale(domain: 0...10).chartYScale(domain: 1...25, type: .log))
    #expect(abs(logarithmic.midY - 100) < 0.001)
  }

  @Test func `categories stand in the order of the domain`() throws {
    let chart = Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
    let screen = show {
      chart.chartXScale(domain: ["Mar", "Feb", "Jan", "Apr"]).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(try abs(screen.place("Mar").midX - 37.5) < 0.5)
    #expect(try abs(screen.place("Jan").midX - 187.5) < 0.5)
  }

  @Test func `a symbol is a shape, a view, or one for each category`() throws {
    let screen = bare {
      PointMark(x: .value("x", "a"), y: .value("y", 1)).symbol(.square).accessibilityLabel("square")
      PointMark(x: .value("x", "b"), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 2))
        .accessibilityLabel("ring")
      PointMark(x: .value("x", "c"), y: .value("y", 1)).symbol { Text("★") }
      PointMark(x: .value("x", "d"), y: .value("y", 1)).symbol(by: .value("Kind", "first"))
      PointMark(x: .value("x", "d"), y: .value("y", 2)).symbol(by: .value("Kind", "second"))
    }
    #expect(screen.shows("★"))
    #expect(screen.tree.contains("stroke=\"blue\" lineWidth=2"))
    #expect(try screen.mark("d, second").value == "2")
  }

  @Test func `sectors share the turn, or take the part that a range says`() throws {
    let screen = bare {
      SectorMark(angle: .value("Cups", 10)).foregroundStyle(by: .value("Drink", "Tea"))
      SectorMark(angle: .value("Cups", 30), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Drink", "Coffee"))
    }
    // From the top to the right: a quarter of the circle of 100 points around the middle.
    let tea = try #require(screen.tree.split(separator: "\n").first { $0.contains("fill=\"blue\"") })
    #expect(tea.contains("path=\"M150 0C") && tea.contains("250 100L150 100L150 0Z\""))
    let coffee = try #require(screen.tree.split(separator: "\n").first { $0.contains("fill=\"green\"") })
    #expect(coffee.contains("path=\"M250 100C") && coffee.contains("L150 50C"))
    let range = bare {
      SectorMark(angle: .value("Cups", 0.0..<10.0)).foregroundStyle(by: .value("Drink", "Tea"))
      SectorMark(angle: .value("Cups", 10.0..<40.0), innerRadius: .ratio(0.5))
        .foregroundStyle(by: .value("Drink", "Coffee"))
    }
    #expect(range.tree.contains("M150 0C") && range.tree.contains("250 100L150 100L150 0Z"))
  }

  @Test func `lines go through their points in the way that is asked for`() throws {
    func path(_ method: InterpolationMethod) throws -> String {
      let screen = bare {
        ForEach(0..<3) { number in
          LineMark(x: .value("x", number), y: .value("y", number == 1 ? 2 : 0)).interpolationMethod(method)
        }
      }
      let line = try #require(screen.tree.split(separator: "\n").first { $0.contains("stroke=\"blue\"") })
      return String(try #require(line.firstMatch(of: #/ path="([^"]*)"/#)?.1))
    }
    #expect(try path(.linear) == "M0 200L150 0L300 200")
    #expect(try path(.stepStart) == "M0 200L0 200L0 0L150 0L150 0L150 200L300 200")
    #expect(try path(.stepEnd) == "M0 200L150 200L150 0L150 0L300 0L300 200L300 200")
    #expect(try path(.monotone) == "M0 200C50 133.33 100 0 150 0C200 0 250 133.33 300 200")
    #expect(try path(.cardinal(tension: 1)) == "M0 200C0 200 150 0 150 0C150 0 300 200 300 200")
    #expect(try path(.catmullRom).hasPrefix("M0 200C"))
  }

  @Test func `a domain that was found may be changed`() throws {
    let point = Chart {
      PointMark(x: .value("x", "a"), y: .value("y", 6)).accessibilityLabel("point")
      PointMark(x: .value("x", "b"), y: .value("y", 8))
    }
    let screen = show {
      point.chartXAxis(.hidden).chartYAxis(.hidden)
        .chartYScale(domain: .automatic(includesZero: false, dataType: Int.self) { $0[0] -= 2 })
        .chartXScale(domain: .automatic(dataType: String.self) { $0.reverse() })
    }
    #expect(try screen.place("point").midY == 100 && screen.place("point").midX == 225)
  }

  @Test func `marks are moved by an offset`() throws {
    let screen = bare {
      PointMark(x: .value("x", 10), y: .value("y", 10)).accessibilityLabel("here")
      PointMark(x: .value("x", 10), y: .value("y", 10)).offset(x: -30, y: 40).accessibilityLabel("there")
    }
    #expect(try screen.place("there").midX == screen.place("here").midX - 30)
    #expect(try screen.place("there").midY == screen.place("here").midY + 40)
  }

  @Test func `the ends of a mark are moved apart`() throws {
    let screen = bare {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10)).offset(x: 5, yStart: -20, yEnd: 10)
      RuleMark(x: .value("Month", "Jan")).offset(yStart: -10).foregroundStyle(.red)
    }
    let bar = try screen.place("Jan")
    #expect(bar.midX == 155 && bar.minY == -20 && bar.maxY == 210)
    #expect(screen.tree.contains("path=\"M150 200L150 -10\""))
  }

  @Test func `symbols are as large as their area says`() throws {
    let screen = bare { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(400).accessibilityLabel("p") }
    #expect(try screen.place("p").width == 20)
  }
}
