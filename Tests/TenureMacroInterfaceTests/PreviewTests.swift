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

private struct Shelf: View {
  init(named name: String) throws { if name.isEmpty { throw Unnamed() } }
  var body: some View { Text("One") }
  struct Unnamed: Error {}
}

#Preview("Views of two types") {
  do {
    let shelf = try Shelf(named: "One")
    return shelf
  } catch {
    return Text("Failed: \(error)")
  }
}

#Preview("Views of two types, with a trait", traits: .sizeThatFitsLayout) {
  do { return try Shelf(named: "One") } catch { return Text("Failed") }
}
