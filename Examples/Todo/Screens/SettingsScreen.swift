import SwiftUI

struct SettingsScreen: View {
  @AppStorage("order") private var order = TodoOrder.oldestFirst
  @AppStorage("hidesDone") private var hidesDone = false

  var body: some View {
    Form {
      Picker("Order", selection: $order) {
        ForEach(TodoOrder.allCases) { order in
          Text(order.rawValue).tag(order)
        }
      }
      Toggle("Hide what is done", isOn: $hidesDone)
    }
    .navigationTitle("Settings")
  }
}
