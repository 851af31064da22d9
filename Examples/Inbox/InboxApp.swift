import SwiftUI

@main
struct InboxApp: App {
  private let mail = SampleMailService()

  var body: some Scene {
    WindowGroup {
      InboxRoot(mail: mail, accounts: SampleAccountService())
    }
  }
}
