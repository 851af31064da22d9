import SwiftUI

struct TemplatesScreen: View {
  private static let templates = ["Thank you for your mail.", "I am away until Monday."]

  let onUse: (String) -> Void

  var body: some View {
    List(Self.templates, id: \.self) { template in
      Button(template) { onUse(template) }
    }
    .navigationTitle("Templates")
  }
}
