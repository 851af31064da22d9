/// What can lie over the inbox: one thing at a time.
enum ActiveModal: Identifiable {
  case compose(Draft)
  case login(continuation: ProtectedRoute)
  case paywall(source: PaywallSource)

  var id: String {
    switch self {
    case .compose: "compose"
    case .login: "login"
    case .paywall: "paywall"
    }
  }
}

/// Where a user was when they were asked to subscribe.
enum PaywallSource: String {
  case templates
}
