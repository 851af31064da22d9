import Foundation

enum InboxRoute: Hashable {
  case message(Message.ID)
  case protected(ProtectedRoute)
}

/// Screens for people who are signed in.
enum ProtectedRoute: String, Hashable {
  case account
  case templates

  init?(url: URL) {
    guard url.scheme == "inbox", let host = url.host() else { return nil }
    self.init(rawValue: host)
  }
}
