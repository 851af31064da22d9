import SwiftUI

struct Avatar: View {
  let name: String

  var body: some View {
    Text(name.prefix(1))
      .font(.title.bold())
      .foregroundStyle(.white)
      .frame(width: 48, height: 48)
      .background(Color.accentColor, in: .circle)
      .accessibilityHidden(true)
  }
}
