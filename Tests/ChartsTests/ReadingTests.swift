import Charts
import SwiftUI
import TenureTesting
import Testing

/// What assistive technology reads.
@MainActor @Suite struct ReadingTests {
  @Test func `points of lines are read by their dates and their series`() throws {
    let screen = show {
      Chart {
        ForEach(1..<4) { number in
          LineMark(x: .value("Month", month(number), unit: .month), y: .value("Sales", number * 1_500))
            .foregroundStyle(by: .value("Shop", "North"))
          LineMark(x: .value("Month", month(number), unit: .month), y: .value("Sales", number))
            .foregroundStyle(by: .value("Shop", "South"))
        }
      }
    }
    #expect(try screen.mark("February 2024, North").value == "3,000")
    #expect(try screen.mark("February 2024, South").value == "2")
  }

  @Test func `a level bar is called by what it is for`() throws {
    let screen = show { Chart { BarMark(x: .value("Cups", 4), y: .value("City", "Rome")) } }
    #expect(try screen.mark("Rome").value == "4")
  }

  @Test func `a sector is called by its category`() throws {
    let screen = show {
      Chart { SectorMark(angle: .value("Cups", 4)).foregroundStyle(by: .value("Drink", "Tea")) }
    }
    #expect(try screen.mark("Tea").value == "4")
  }

  @Test func `a bar from one value to another is read with both`() throws {
    let screen = show {
      Chart { BarMark(xStart: .value("Start", 9), xEnd: .value("End", 12), y: .value("Room", "A")) }
    }
    #expect(try screen.mark("A").value == "9 – 12")
  }

  @Test func `the program's words go before, and what is hidden is not read`() throws {
    let screen = show {
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 3)).accessibilityLabel("January")
          .accessibilityValue("3 thousand").accessibilityIdentifier("first")
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 4)).accessibilityHidden(true)
      }
    }
    #expect(try screen.mark("January").value == "3 thousand")
    #expect(throws: ScreenError.self) { try screen.mark("Feb") }
  }
}
