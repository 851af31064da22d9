import SwiftUI

struct UnreadFilter: View {
  // A copy of what the model has.
  @State private var isOn: Bool
  let onChange: (Bool) -> Void

  init(showsUnreadOnly: Bool, onChange: @escaping (Bool) -> Void) {
    _isOn = State(initialValue: showsUnreadOnly)
    self.onChange = onChange
  }

  var body: some View {
    Toggle("Unread only", isOn: $isOn)
      .onChange(of: isOn) { onChange(isOn) }
  }
}
