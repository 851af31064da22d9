import SwiftUI

// What comes over a screen, or in place of it.

struct PlacesSheet: View {
  private struct Place: Identifiable {
    let id: Int
    let name: String
    let distance: String
    let sign: String
  }

  @State private var isOpen = true
  private let places = [
    Place(id: 1, name: "Café Central", distance: "200 m", sign: "☕️"),
    Place(id: 2, name: "Museum of Tiles", distance: "1.2 km", sign: "🏛️"),
    Place(id: 3, name: "Garden", distance: "2 km", sign: "🌳"),
  ]

  var body: some View {
    NavigationStack {
      List(places) { place in
        HStack {
          Text(place.sign).font(.title2)
          VStack(alignment: .leading) {
            Text(place.name)
            Text(place.distance).font(.caption).foregroundStyle(.secondary)
          }
        }
        .swipeActions { Button("Remove", role: .destructive) {} }
      }
      .navigationTitle("Nearby")
    }
    .sheet(isPresented: $isOpen) {
      NavigationStack {
        VStack(alignment: .leading, spacing: 12) {
          Text("Rua das Flores 12, open until 22:00").foregroundStyle(.secondary)
          HStack {
            Button {
            } label: {
              Label("Directions", systemImage: "arrow.triangle.turn.up.right.diamond.fill")
            }
            .buttonStyle(.borderedProminent)
            Button {
            } label: {
              Label("Call", systemImage: "phone.fill")
            }
            .buttonStyle(.bordered)
          }
          Spacer()
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle("Café Central")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Done") {} }
      }
      .presentationDetents([.medium, .large])
    }
  }
}

struct NotesUnderAlert: View {
  @State private var asks = true

  var body: some View {
    NavigationStack {
      List {
        Text("Shopping")
        Text("Ideas for the trip")
      }
      .navigationTitle("Notes")
    }
    .alert("Delete this note?", isPresented: $asks) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("It is gone on all of your devices.")
    }
  }
}

struct PhotoUnderDialog: View {
  @State private var asks = true

  var body: some View {
    NavigationStack {
      LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea(edges: .bottom)
        .navigationTitle("Photo")
        .navigationBarTitleDisplayMode(.inline)
    }
    .confirmationDialog("Change the photo", isPresented: $asks, titleVisibility: .visible) {
      Button("Take Photo") {}
      Button("Choose from Library") {}
      Button("Remove", role: .destructive) {}
    } message: {
      Text("Others see it beside your name.")
    }
  }
}

struct EmptyInbox: View {
  @State private var words = ""

  var body: some View {
    TabView {
      NavigationStack {
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray.fill")
        } description: {
          Text("New messages appear here.")
        } actions: {
          Button("Refresh") {}.buttonStyle(.borderedProminent)
        }
        .navigationTitle("Inbox")
        .searchable(text: $words)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
            Button("Write", systemImage: "square.and.pencil") {}
          }
        }
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
      .badge(3)
      Text("Calendar").tabItem { Label("Calendar", systemImage: "calendar") }
      Text("Contacts").tabItem { Label("Contacts", systemImage: "person.2") }.badge("New")
      Text("Settings").tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}

struct WelcomePages: View {
  var body: some View {
    VStack {
      TabView {
        ForEach(["🚀", "🌍", "🎉"], id: \.self) { sign in
          VStack(spacing: 16) {
            Text(sign).font(.system(size: 96))
            Text("Ready to go").font(.title.bold())
            Text("Everything you need is in one place, wherever you are.")
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
          .padding(.horizontal, 40)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button {
      } label: {
        Text("Continue").font(.headline).frame(maxWidth: .infinity).padding()
          .background(.indigo, in: RoundedRectangle(cornerRadius: 14)).foregroundStyle(.white)
      }
      .padding()
      Button("Skip") {}.font(.subheadline)
    }
  }
}
