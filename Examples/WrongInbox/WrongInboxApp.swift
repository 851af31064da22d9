import SwiftUI

// The inbox of Examples/Inbox, with booleans for what is going on: two sheets want to be shown at once, the screen that
// was asked for is forgotten during login, the draft that is typed is not the one that is sent, a failure stays on the
// screen after the retry succeeded, a late answer replaces a newer one, and a toggle keeps its own idea of the filter.
@main
struct WrongInboxApp: App {
  var body: some Scene {
    WindowGroup {
      InboxScreen(mail: SampleMail())
    }
  }
}
