import SwiftUI

// As people type them, with what one finds in courses: profiles, tabs with badges, forms with all kinds of rows.

struct AccountForm: View {
  @State private var isInFlight = false
  @State private var volume = 0.4
  @State private var theme = "System"
  @State private var name = "Taylor"
  @State private var lines = 3
  @State private var date = Date(timeIntervalSince1970: 1_699_963_200)
  var body: some View {
    NavigationView {
      Form {
        Section {
          HStack(spacing: 14) {
            Image(systemName: "person.crop.circle.fill").resizable().frame(width: 60, height: 60).foregroundColor(.gray)
            VStack(alignment: .leading, spacing: 4) {
              Text("Taylor Cook").font(.title3)
              Text("Apple ID, iCloud, Media & Purchases").font(.caption).foregroundColor(.secondary)
            }
          }.padding(.vertical, 6)
        }
        Section(header: Text("Network"), footer: Text("Airplane mode turns everything off.")) {
          Toggle(isOn: $isInFlight) { Label("Airplane Mode", systemImage: "airplane") }
          NavigationLink {
            Text("x")
          } label: {
            Label("Wi-Fi", systemImage: "wifi").badge("Home")
          }
          LabeledContent("Bluetooth", value: "On")
        }
        Section("General") {
          TextField("Name", text: $name)
          Picker("Appearance", selection: $theme) { ForEach(["System", "Dark", "Light"], id: \.self) { Text($0) } }
          Stepper("Lines: \(lines)", value: $lines)
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
          DatePicker("Birthday", selection: $date, displayedComponents: .date)
        }
        .headerProminence(.increased)
        Section { Button("Sign Out", role: .destructive) {} }
      }
      .navigationTitle("Settings")
    }
  }
}

struct StoreTabs: View {
  let items = ["Backpack", "Mug", "Water bottle", "Notebook", "T-shirt with a long name", "Cap"]
  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(["All", "New", "Sale", "Bags", "Kitchen", "Clothing"], id: \.self) { c in
                Text(c).font(.subheadline).padding(.horizontal, 16).padding(.vertical, 8).background(
                  c == "All" ? Color.black : Color(.systemGray6)
                ).foregroundColor(c == "All" ? .white : .primary).clipShape(Capsule())
              }
            }.padding(.horizontal)
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
            ForEach(items, id: \.self) { i in
              VStack(alignment: .leading, spacing: 8) {
                Rectangle().fill(Color(.systemGray5)).aspectRatio(1, contentMode: .fit).overlay(
                  Image(systemName: "bag").font(.largeTitle).foregroundColor(.gray)
                ).clipShape(RoundedRectangle(cornerRadius: 12))
                Text(i).font(.headline).lineLimit(1)
                HStack(spacing: 4) {
                  Image(systemName: "star.fill").foregroundColor(.yellow).imageScale(.small);
                  Text("4.8").font(.caption).foregroundStyle(.secondary)
                }
                Text("$29.99").font(.subheadline).bold()
              }
            }
          }.padding(.horizontal)
        }
        .navigationTitle("Shop")
        .toolbar {
          ToolbarItem {
            Button {
            } label: {
              Image(systemName: "slider.horizontal.3")
            }
          }
        }
      }.tabItem { Label("Shop", systemImage: "storefront") }
      Text("Cart").tabItem { Label("Cart", systemImage: "cart") }.badge(2)
      Text("Me").tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

struct FocusTimer: View {
  var body: some View {
    VStack {
      Spacer()
      ZStack {
        Circle().stroke(lineWidth: 20).opacity(0.3).foregroundColor(.red)
        Circle().trim(from: 0.0, to: 0.65).stroke(
          style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round)
        ).foregroundColor(.red).rotationEffect(Angle(degrees: 270.0))
        VStack(spacing: 8) {
          Text("16:25").font(.system(size: 60, weight: .bold, design: .rounded)).monospacedDigit()
          Text("Focus").font(.title3).foregroundStyle(.secondary)
        }
      }.padding(40)
      HStack(spacing: 40) {
        Button(action: {}) {
          Image(systemName: "stop.fill").font(.title2).padding(20).background(Circle().fill(Color(.systemGray5)))
        }
        Button(action: {}) {
          Image(systemName: "pause.fill").font(.title2).padding(20).background(Circle().fill(.red)).foregroundColor(
            .white)
        }
      }
      Spacer()
      GroupBox("Today") {
        HStack {
          Label("4 sessions", systemImage: "checkmark.seal"); Spacer(); Text("1h 40m").foregroundStyle(.secondary)
        }
      }.padding()
    }
  }
}

struct ProfileScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        LinearGradient(colors: [.indigo, .teal], startPoint: .leading, endPoint: .trailing).frame(height: 180)
        Image(systemName: "person.fill").font(.system(size: 60)).foregroundColor(.white).frame(width: 120, height: 120)
          .background(Color.orange).clipShape(Circle()).overlay(Circle().stroke(.background, lineWidth: 4)).shadow(
            radius: 7
          ).offset(y: -60).padding(.bottom, -60)
        VStack(spacing: 8) {
          Text("Jane Appleseed").font(.title).bold()
          HStack {
            Text("@jane"); Text("•"); Text("Lisbon")
          }.font(.subheadline).foregroundStyle(.secondary)
          Text("iOS developer, coffee lover and part-time photographer.").multilineTextAlignment(.center).padding(
            .horizontal)
        }.padding(.top, 8)
        HStack {
          ForEach([("128", "Posts"), ("4.2k", "Followers"), ("310", "Following")], id: \.0) { n, l in
            VStack {
              Text(n).font(.headline); Text(l).font(.caption).foregroundColor(.secondary)
            }.frame(maxWidth: .infinity)
          }
        }.padding(.vertical, 20)
        HStack {
          Button("Follow") {}.buttonStyle(.borderedProminent); Button("Message") {}.buttonStyle(.bordered);
          Button {
          } label: {
            Image(systemName: "ellipsis")
          }.buttonStyle(.bordered).buttonBorderShape(.circle)
        }
        Divider().padding(.vertical)
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
          ForEach(0..<9) { i in
            Color(hue: Double(i) / 9, saturation: 0.5, brightness: 0.9).aspectRatio(1, contentMode: .fill)
          }
        }
      }
    }.ignoresSafeArea(edges: .top)
  }
}

struct HabitList: View {
  @State private var done: Set<String> = ["Read"]
  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading) {
            Text("Today").font(.headline)
            ProgressView(value: 1, total: 3) { Text("1 of 3 done").font(.caption) }
          }
        }
        Section("Habits") {
          ForEach(["Read", "Run", "Meditate"], id: \.self) { h in
            HStack {
              Image(systemName: done.contains(h) ? "checkmark.circle.fill" : "circle").foregroundStyle(
                done.contains(h) ? .green : .secondary
              ).imageScale(.large)
              Text(h).strikethrough(done.contains(h))
              Spacer()
              Text("🔥 \(h.count)").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          .onDelete { _ in }
        }
        Section("Week") {
          HStack {
            ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { i, c in
              VStack {
                Text(String(c)).font(.caption2);
                Circle().fill(i < 3 ? Color.green : Color(.systemGray5)).frame(width: 24, height: 24)
              }.frame(maxWidth: .infinity)
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(.compact)
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() };
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    }
  }
}

struct TripsScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(["Kyoto", "Lisbon"], id: \.self) { c in
            VStack(alignment: .leading, spacing: 0) {
              ZStack(alignment: .bottomLeading) {
                LinearGradient(
                  colors: c == "Kyoto" ? [.red, .orange] : [.blue, .mint], startPoint: .top, endPoint: .bottom
                ).frame(height: 160)
                VStack(alignment: .leading) {
                  Text(c).font(.title.bold()); Text("Japan").font(.subheadline)
                }.foregroundStyle(.white).padding()
              }
              HStack {
                Label("7 nights", systemImage: "moon.stars")
                Spacer(minLength: 0)
                Text("A very long description of a journey that has no room").lineLimit(1).layoutPriority(-1)
                Text("$1,240").font(.headline).layoutPriority(1)
              }.font(.subheadline).padding()
              Divider().padding(.leading)
              HStack {
                ForEach(0..<5) { _ in Image(systemName: "star.fill") }.foregroundStyle(.orange);
                Text("4.9 (213)").font(.footnote).foregroundStyle(.secondary); Spacer();
                Button("Book") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.small)
              }.padding()
            }
            .background(Color(.systemBackground)).cornerRadius(16).shadow(
              color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
          }
        }.padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Trips")
      .searchable(text: .constant(""), prompt: "Where to?")
    }
  }
}

struct NowPlaying: View {
  @State private var t = 0.35
  @State private var v = 0.6
  var body: some View {
    VStack(spacing: 32) {
      Capsule().fill(.secondary.opacity(0.5)).frame(width: 40, height: 5)
      RoundedRectangle(cornerRadius: 12).fill(
        LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
      )
      .aspectRatio(1, contentMode: .fit).padding(.horizontal, 24).shadow(radius: 20, y: 10)
      .overlay { Image(systemName: "music.note").font(.system(size: 90)).foregroundStyle(.white.opacity(0.8)) }
      HStack {
        VStack(alignment: .leading) {
          Text("Midnight City").font(.title2).bold()
          Text("M83").font(.title3).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "ellipsis.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
      }
      VStack(spacing: 4) {
        Slider(value: $t).tint(.primary)
        HStack {
          Text("1:24"); Spacer(); Text("-2:39")
        }.font(.caption).monospacedDigit().foregroundStyle(.secondary)
      }
      HStack {
        Spacer()
        Button {
        } label: {
          Image(systemName: "backward.fill").font(.title)
        }
        Spacer()
        Button {
        } label: {
          Image(systemName: "pause.fill").font(.system(size: 48))
        }
        Spacer()
        Button {
        } label: {
          Image(systemName: "forward.fill").font(.title)
        }
        Spacer()
      }.tint(.primary)
      HStack {
        Image(systemName: "speaker.fill"); ProgressView(value: v); Image(systemName: "speaker.wave.3.fill")
      }.foregroundStyle(.secondary)
    }.padding(24)
  }
}

struct GroupChat: View {
  struct Msg: Identifiable { let id = UUID(); let text: String; let mine: Bool; let time: String }
  @State private var text = ""
  let messages = [
    Msg(text: "Hey! Did you see the new designs?", mine: false, time: "9:41"),
    Msg(text: "Yes, they look great 🎉", mine: true, time: "9:42"),
    Msg(
      text: "I think the onboarding needs a bit more work though. Can we talk about it tomorrow?", mine: false,
      time: "9:43"),
    Msg(text: "Sure", mine: true, time: "9:44"),
  ]
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          Text("Today").font(.caption).foregroundStyle(.secondary)
          ForEach(messages) { m in
            HStack(alignment: .bottom, spacing: 8) {
              if m.mine {
                Spacer(minLength: 50)
              } else {
                Circle().fill(.purple.gradient).frame(width: 28, height: 28).overlay(
                  Text("A").font(.caption.bold()).foregroundColor(.white))
              }
              VStack(alignment: m.mine ? .trailing : .leading, spacing: 2) {
                Text(m.text).padding(10)
                  .background(
                    m.mine ? Color.accentColor : Color(.systemGray5),
                    in: RoundedRectangle(cornerRadius: 16, style: .continuous)
                  )
                  .foregroundColor(m.mine ? .white : .primary)
                Text(m.time).font(.caption2).foregroundColor(.secondary)
              }
              if !m.mine { Spacer(minLength: 50) }
            }
          }
        }.padding(.horizontal)
      }
      .safeAreaInset(edge: .bottom) {
        HStack(spacing: 12) {
          Button {
          } label: {
            Image(systemName: "plus").imageScale(.large)
          }
          TextField("iMessage", text: $text).padding(.horizontal, 12).padding(.vertical, 8)
            .background(Capsule().stroke(Color(.systemGray4)))
          Image(systemName: "mic.fill").foregroundStyle(.secondary)
        }.padding(.horizontal).padding(.vertical, 8).background(.bar)
      }
      .navigationTitle("Anna")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "video")
          }
        }
      }
    }
  }
}
