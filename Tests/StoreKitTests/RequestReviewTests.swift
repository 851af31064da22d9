import StoreKit
import SwiftUI
import TenureTesting
import Testing

private struct Finished: View {
  @Environment(\.requestReview) private var requestReview
  @State private var count = 0
  var body: some View {
    Button("Done") {
      count += 1
      if count == 2 { requestReview() }
    }
  }
}

@MainActor struct RequestReviewTests {
  @Test("A request for a review is reported, as nobody is asked")
  func request() throws {
    let screen = Screen(Finished())
    try screen.button("Done").tap()
    #expect(screen.issues.isEmpty)
    try screen.button("Done").tap()
    #expect(screen.issues.map(\.fact) == ["The program asked for a review, and no user saw that."])
    screen.close()
  }
}
