import TenureMacroInterface

// Compiling is the test: nothing makes a preview.

#Preview { Text("One") }

#Preview("Named") {
  let title = "One"
  Text(title)
  if title.isEmpty { Text("Empty") }
}

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("One")
}

#Preview {
  @Previewable @State var count = 0
  Text("\(count)")
  Text("\($count)")
}

#Preview("Explicit return") {
  return Text("One")
}
