import SwiftUI

// What one fills in: a login, dates, values; and what is asked over a screen.

struct LoginScreen: View {
  @State private var mail = ""
  @State private var password = "secret"
  @State private var staysIn = true

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      Text("🔐").font(.system(size: 80))
      Text("Welcome back 👋").font(.largeTitle.bold())
      Text("Sign in to go on").foregroundStyle(.secondary)
      VStack(spacing: 12) {
        HStack {
          Image(systemName: "envelope").foregroundStyle(.secondary)
          TextField("Mail", text: $mail)
        }
        .padding()
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
        HStack {
          Image(systemName: "lock").foregroundStyle(.secondary)
          SecureField("Password", text: $password)
          Image(systemName: "eye.slash").foregroundStyle(.secondary)
        }
        .padding()
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
        Toggle("Stay signed in", isOn: $staysIn).font(.subheadline)
      }
      Button {
      } label: {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      HStack {
        VStack { Divider() }
        Text("or").font(.footnote).foregroundStyle(.secondary)
        VStack { Divider() }
      }
      Button("Sign in with a code 📱") {}.buttonStyle(.bordered).controlSize(.large)
      Spacer()
      HStack(spacing: 4) {
        Text("No account?").foregroundStyle(.secondary)
        Button("Register") {}
      }
      .font(.footnote)
    }
    .padding(.horizontal, 24)
  }
}

struct EventForm: View {
  @State private var title = "Team lunch 🍜"
  @State private var isAllDay = false
  @State private var start = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var kind = "Work"
  @State private var guests = 4
  @State private var colour = Color.orange
  @State private var loudness = 0.4

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("Place", text: .constant(""))
        }
        Section("When") {
          Toggle("All-day", isOn: $isAllDay)
          DatePicker("Starts", selection: $start)
          DatePicker("Ends", selection: $start, displayedComponents: .hourAndMinute)
          LabeledContent("Repeats", value: "Never")
        }
        Section("Details") {
          Picker("Calendar", selection: $kind) {
            Text("Work").tag("Work")
            Text("Home").tag("Home")
          }
          Stepper("Guests: \(guests)", value: $guests, in: 1...20)
          ColorPicker("Colour", selection: $colour)
          Slider(value: $loudness) {
            Text("Alarm")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
        }
        Section {
          Button("Delete Event", role: .destructive) {}.frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("New Event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
      }
    }
    .environment(\.timeZone, .gmt)
  }
}

struct ValuesScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        ProgressView()
        ProgressView("Loading…")
        ProgressView(value: 0.35) {
          Text("Download")
        } currentValueLabel: {
          Text("35 of 100 MB")
        }
        ProgressView(value: 0.7).tint(.green)
        Gauge(value: 0.6) {
          Text("Battery")
        } currentValueLabel: {
          Text("60 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        HStack(spacing: 24) {
          Gauge(value: 21, in: 10...30) {
            Text("°C")
          } currentValueLabel: {
            Text("21")
          } minimumValueLabel: {
            Text("10")
          } maximumValueLabel: {
            Text("30")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.75) {
            Text("CPU")
          } currentValueLabel: {
            Text("75")
          }
          .gaugeStyle(.accessoryCircularCapacity).tint(.orange)
          Gauge(value: 0.3) { Text("UV") }.gaugeStyle(.accessoryCircular)
        }
        Gauge(value: 0.4) {
          Text("Level")
        } currentValueLabel: {
          Text("4")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(.accessoryLinear)
        Slider(value: .constant(0.5)) {
          Text("Light")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max.fill")
        }
        HStack(spacing: 24) {
          Image(systemName: "cloud.sun.fill")
          Image(systemName: "cloud.rain.fill")
          Image(systemName: "exclamationmark.triangle.fill")
          Image(systemName: "checkmark.circle.fill")
          Image(systemName: "heart.fill")
        }
        .symbolRenderingMode(.multicolor)
        .font(.title)
        .padding()
        .background(.blue.opacity(0.35), in: RoundedRectangle(cornerRadius: 12))
        HStack(spacing: 24) {
          Image(systemName: "cloud.sun.fill").foregroundStyle(.gray, .orange)
          Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.green, .blue)
          Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.purple)
        }
        .font(.largeTitle)
      }
      .padding()
    }
  }
}

struct SegmentsScreen: View {
  @State private var page = 1

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Range", selection: $page) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
          Text("Year").tag(3)
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        List {
          LabeledContent("Steps", value: "56,204")
          LabeledContent("Distance", value: "38.2 km")
          LabeledContent("Floors", value: "41")
          Label("Best day: Thursday 🏅", systemImage: "star.fill")
        }
      }
      .navigationTitle("Activity")
    }
  }
}
