import SwiftUI

struct FilterBar: View {
  @Binding var filter: MessageFilter

  var body: some View {
    Picker("Show", selection: $filter) {
      ForEach(MessageFilter.allCases) { filter in
        Text(filter.rawValue).tag(filter)
      }
    }
    .pickerStyle(.segmented)
  }
}
