import IssueReporting
import Sharing
import SwiftUI
import TenureTesting
import Testing

private struct Meeting: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

private struct MeetingRow: View {
  @Shared var meeting: Meeting

  var body: some View {
    Button("\(meeting.title)") { $meeting.withLock { $0.title += "!" } }
  }
}

private struct MeetingList: View {
  @Shared var meetings: [Meeting]

  var body: some View {
    ForEach($meetings) { $meeting in MeetingRow(meeting: $meeting) }
    Text("All: \(meetings.map(\.title).joined(separator: " "))")
    Button("Remove first") { $meetings.withLock { _ = $0.removeFirst() } }
  }
}

@MainActor @Suite struct ElementTests {
  @Shared(value: [Meeting(id: 1, title: "Design"), Meeting(id: 2, title: "Review")]) private var meetings

  @Test("The elements of a shared array are shared, each by itself")
  func shown() throws {
    let screen = Screen(MeetingList(meetings: $meetings))
    try screen.button("Review").tap()
    #expect(screen.shows("All: Design Review!") && meetings[1].title == "Review!")
    try screen.button("Remove first").tap()
    try screen.button("Review!").tap()
    #expect(screen.shows("All: Review!!") && meetings.map(\.id) == [2])
  }

  @Test("An element with an id stays the same one when another before it goes")
  func identity() {
    let review = $meetings[1]
    $meetings.withLock { _ = $0.removeFirst() }
    #expect(review.wrappedValue.title == "Review")
    review.withLock { $0.title = "Retro" }
    #expect(meetings == [Meeting(id: 2, title: "Retro")])
  }

  @Test("An element that is gone is what it was, and what is written to it is its property's alone, with a warning")
  func gone() {
    let design = Array($meetings)[0]
    $meetings.withLock { _ = $0.removeFirst() }
    #expect(design.wrappedValue.title == "Design")
    let reporter = Warnings()
    withIssueReporters([reporter]) { design.withLock { $0.title = "Draft" } }
    #expect(
      reporter.lines.withLock { $0 } == [
        """
        warning: An element of a shared 'Array<Meeting>' was written, and it is not there any more.

        Only this property has the new value. Cancel what writes it when the element is removed.
        """
      ])
    #expect(design.wrappedValue.title == "Draft" && meetings.map(\.title) == ["Review"])
  }

  @Test("A reader's elements are read, and follow")
  func read() {
    let reader = SharedReader($meetings)
    let titles = reader.map(\.wrappedValue.title)
    #expect(titles == ["Design", "Review"] && reader.count == 2)
    let review = reader[1]
    $meetings.withLock { $0[1].title = "Retro" }
    #expect(review.wrappedValue.title == "Retro")
  }
}
