import SwiftUI

struct Message: Identifiable, Hashable {
  let id = UUID()
  var text: String
  var isMine: Bool
  var sentAt: Date = .now
}

struct BubbleShape: Shape {
  var isMine: Bool
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 16, height: 16))
    path.move(to: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY - 20))
    path.closeSubpath()
    return path
  }
}

struct Bubble: View {
  let message: Message
  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
      Text(LocalizedStringKey(message.text))
        .padding(10)
        .foregroundStyle(message.isMine ? Color.white : Color.primary)
        .background(message.isMine ? Color.blue : Color(red: 0.9, green: 0.9, blue: 0.92))
        .clipShape(BubbleShape(isMine: message.isMine))
        .contentShape(.interaction, Rectangle())
        .contextMenu {
          Button {
          } label: {
            Label("Copy", systemImage: "doc.on.doc")
          }
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
      Text(message.sentAt.formatted(date: .omitted, time: .shortened))
        .font(.caption2)
        .foregroundStyle(.tertiary)
    }
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    .transition(.scale(scale: 0.5, anchor: message.isMine ? .bottomTrailing : .bottomLeading).combined(with: .opacity))
  }
}

@MainActor
final class ChatViewModel: ObservableObject {
  @Published private(set) var messages: [Message] = [Message(text: "Hello **there**", isMine: false)]
  @Published var draft = ""
  @Published var isTyping = false

  func send() {
    guard !draft.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    let text = draft
    messages.append(Message(text: text, isMine: true))
    draft = ""
    Task {
      isTyping = true
      try? await Task.sleep(nanoseconds: 1 * NSEC_PER_SEC)
      isTyping = false
      messages.append(Message(text: "You said: *\(text)*", isMine: false))
    }
  }
}

struct ChatBubbles: View {
  @StateObject private var viewModel = ChatViewModel()
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView(.vertical, showsIndicators: false) {
          LazyVStack(spacing: 8) {
            ForEach(viewModel.messages) { message in
              Bubble(message: message).id(message.id)
            }
            if viewModel.isTyping {
              Text("typing…").italic().foregroundColor(.secondary)
            }
          }
          .padding(.horizontal)
        }
        .onChange(of: viewModel.messages.count) {
          withAnimation(.easeOut(duration: 0.2)) {
            proxy.scrollTo(viewModel.messages.last?.id, anchor: .bottom)
          }
        }
        .onTapGesture { isFocused = false }
      }
      Divider()
      HStack(alignment: .bottom) {
        TextField("Message", text: $viewModel.draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .focused($isFocused)
          .lineLimit(1...5)
          .submitLabel(.send)
          .onSubmit(viewModel.send)
        Button(action: viewModel.send) {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .accessibilityLabel("Send")
        .disabled(viewModel.draft.isEmpty)
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle("Chat")
    .animation(.default, value: viewModel.messages)
  }
}
