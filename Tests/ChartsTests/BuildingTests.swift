import Charts
import SwiftUI
import TenureTesting
import Testing

struct Sale: Identifiable {
  let month: String
  let amount: Double
  var id: String { month }
}

let sales = [Sale(month: "Jan", amount: 30), Sale(month: "Feb", amount: 60), Sale(month: "Mar", amount: 45)]

/// What a chart may consist of.
@MainActor @Suite struct BuildingTests {
  @Test func `each element of the data is a mark with a label and a value`() throws {
    let screen = Screen {
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
    }
    #expect(try screen.element(role: "shape", label: "Jan").value == "30")
    #expect(try screen.element(role: "shape", label: "Mar").value == "45")
    print(screen.tree)
  }
}
