import Charts
import SwiftUI
import TenureTesting
import Testing

/// What a chart may consist of.
@MainActor @Suite struct BuildingTests {
  private enum Weather: String, Plottable { case sunny, rainy }

  private struct Target: ChartContent {
    let value: Double

    var body: some ChartContent {
      RuleMark(y: .value("Target", value)).foregroundStyle(.red)
      if value > 10 { PointMark(x: .value("Month", "Jan"), y: .value("Target", value)).accessibilityLabel("Peak") }
    }
  }

  private struct Switching: View {
    @State private var kind = 0
    @State private var chosen: String?

    var body: some View {
      VStack {
        Button("Next") { kind += 1 }
        Button("Choose") { chosen = "Feb" }
        Chart {
          switch kind {
          case 0: BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1)).accessibilityLabel("bar")
          case 1: PointMark(x: .value("Month", "Jan"), y: .value("Sales", 2)).accessibilityLabel("point")
          default: RuleMark(y: .value("Sales", 3)).accessibilityLabel("rule")
          }
          if let chosen { PointMark(x: .value("Month", chosen), y: .value("Sales", 9)) }
        }
      }
    }
  }

  @Test func `each element of the data is a mark with a label and a value`() throws {
    let screen = show { Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) } }
    #expect(try screen.mark("Jan").value == "30")
    #expect(try screen.mark("Feb").value == "60")
    #expect(throws: ScreenError.self) { try screen.mark("Apr") }
  }

  @Test func `data may be known by a key path, and marks listed`() throws {
    let numbers = [3, 5]
    let screen = show {
      Chart(numbers, id: \.self) { number in
        BarMark(x: .value("Name", "n\(number)"), y: .value("Number", number))
        RuleMark(y: .value("Half", Double(number) / 2)).accessibilityLabel("half of \(number)")
      }
    }
    #expect(try screen.mark("n5").value == "5")
    #expect(try screen.mark("half of 5").value == "2.5")
  }

  @Test func `the content follows if, switch and optional values`() throws {
    let screen = Screen(Switching())
    #expect(try screen.mark("bar").value == "1")
    try screen.button("Next").tap()
    #expect(try screen.mark("point").value == "2")
    #expect(throws: ScreenError.self) { try screen.mark("bar") }
    try screen.button("Next").tap()
    #expect(try screen.mark("rule").value == "3")
    #expect(throws: ScreenError.self) { try screen.mark("Feb") }
    try screen.button("Choose").tap()
    #expect(try screen.mark("Feb").value == "9")
  }

  @Test func `content of a program's own is a type with a body`() throws {
    let screen = show {
      Chart {
        Target(value: 12)
        AnyChartContent(PointMark(x: .value("Month", "Jan"), y: .value("Least", 4)).accessibilityLabel("Least"))
        ForEach(0..<2) { number in
          PointMark(x: .value("Month", "Feb"), y: .value("n", number)).accessibilityLabel("number \(number)")
        }
      }
    }
    #expect(try screen.mark("Target").value == "12")
    #expect(try screen.mark("Peak").value == "12")
    #expect(try screen.mark("Least").value == "4")
    #expect(try screen.mark("number 1").value == "1")
  }

  @Test func `values of a type of a program's own are plotted as their raw values`() throws {
    let screen = show {
      Chart { BarMark(x: .value("Weather", Weather.rainy), y: .value("Days", 7)) }
    }
    #expect(try screen.mark("rainy").value == "7")
    #expect(screen.words.contains("rainy"))
  }

  @Test func `what is nearest to a mark decides how it looks`() throws {
    let screen = show {
      Chart {
        Plot {
          BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1)).foregroundStyle(.green)
          BarMark(x: .value("Month", "Feb"), y: .value("Sales", 1))
        }
        .foregroundStyle(.red)
      }
    }
    let fills = screen.tree.split(separator: "\n").filter { $0.contains("shape=\"rectangle\"") }
    #expect(fills.count == 2)
    #expect(fills.first?.contains("fill=\"green\"") == true && fills.last?.contains("fill=\"red\"") == true)
  }
}
