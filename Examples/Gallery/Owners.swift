import SwiftUI

@Observable final class UserSession {
  var name = "Pedro"
}

/// A second model with a name of its own.
@Observable final class ProfileCopy {
  var name = "Pedro"
}

struct TwoCopies: View {
  @State private var shared = UserSession()
  @State private var profile = ProfileCopy()
  @State private var settings = ProfileCopy()

  var body: some View {
    Twins {
      TextField("Name", text: $shared.name)
      LabeledContent("Profile", value: shared.name)
      LabeledContent("Settings", value: shared.name)
    } wrong: {
      TextField("Name", text: $profile.name)
      LabeledContent("Profile", value: profile.name)
      LabeledContent("Settings", value: settings.name)
    }
  }
}

struct DerivedValues: View {
  @State private var prices = [4, 6]
  @State private var keptTotal = 10

  var body: some View {
    HStack {
      Button("Add 5") {
        prices.append(5)
        keptTotal += 5
      }
      Button("Double all") { prices = prices.map { min($0 * 2, 1_000_000) } }
      Button("Clear", role: .destructive) { prices = [] }
    }
    .buttonStyle(.bordered)
    Twins {
      LabeledContent("Items", value: "\(prices.count)")
      LabeledContent("Total", value: "\(prices.reduce(0, +))")
    } wrong: {
      LabeledContent("Items", value: "\(prices.count)")
      LabeledContent("Total", value: "\(keptTotal)")
    }
  }
}

struct PassedDown: View {
  @State private var lent = false
  @State private var copied = false

  var body: some View {
    Twins {
      LentSwitch(isOn: $lent)
      Text(lent ? "The parent sees: on" : "The parent sees: off")
    } wrong: {
      CopiedSwitch(isOn: copied)
      Text(copied ? "The parent sees: on" : "The parent sees: off")
    }
  }
}

private struct LentSwitch: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Lent", isOn: $isOn) }
}

private struct CopiedSwitch: View {
  @State var isOn: Bool

  var body: some View { Toggle("Copied", isOn: $isOn) }
}
