import SwiftUI

// Lists, forms, tables.

struct SettingsScreen: View {
  @State private var isOn = true
  @State private var isAirplane = false
  @State private var brightness = 0.6
  @State private var size = 1

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            Image(systemName: "person.crop.circle.fill").font(.system(size: 54)).foregroundStyle(.gray)
            VStack(alignment: .leading) {
              Text("Ada Lovelace").font(.title2)
              Text("Apple ID, iCloud, Media & Purchases").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        Section {
          Toggle(isOn: $isAirplane) { Label("Airplane Mode", systemImage: "airplane") }
          NavigationLink {
            Text("Networks")
          } label: {
            LabeledContent {
              Text("Home")
            } label: {
              Label("Wi-Fi", systemImage: "wifi")
            }
          }
          Toggle(isOn: $isOn) { Label("Bluetooth", systemImage: "dot.radiowaves.left.and.right") }
        }
        Section("Display") {
          Slider(value: $brightness) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
          Picker("Text size", selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
          }
          Stepper("Lines: 3", value: .constant(3))
        }
        Section {
          Button("Sign Out", role: .destructive) {}
        } footer: {
          Text("You can sign in again with the same account at any time.")
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct MailScreen: View {
  private let mails = [
    ("Grace Hopper", "The bug is found", "It was a moth, between the contacts of relay 70 in panel F.", "9:41"),
    ("Alan Turing", "Tea?", "There is a new place near the station. Thursday at four would suit me.", "Yesterday"),
    ("Katherine Johnson", "Numbers", "I have checked them all once more by hand.", "Monday"),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(mails, id: \.0) { mail in
          HStack(alignment: .top, spacing: 10) {
            Circle().fill(.blue).frame(width: 10, height: 10).padding(.top, 6)
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text(mail.0).font(.headline)
                Spacer()
                Text(mail.3).font(.subheadline).foregroundStyle(.secondary)
              }
              Text(mail.1).font(.subheadline)
              Text(mail.2).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
          }
        }
      }
      .listStyle(.plain)
      .searchable(text: .constant(""))
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItem(placement: .bottomBar) { Text("Updated just now").font(.caption) }
      }
    }
  }
}

struct TaskListScreen: View {
  struct Chore: Identifiable {
    let id: Int
    let title: String
    var isDone = false
    var note: String?
  }

  private let chores = [
    Chore(id: 1, title: "Buy oat milk", isDone: true), Chore(id: 2, title: "Call the dentist", note: "Before noon"),
    Chore(id: 3, title: "Water the plants"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(chores) { chore in
            HStack {
              Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(chore.isDone ? .green : .secondary).font(.title3)
              VStack(alignment: .leading) {
                Text(chore.title).strikethrough(chore.isDone).foregroundStyle(chore.isDone ? .secondary : .primary)
                if let note = chore.note { Text(note).font(.caption).foregroundStyle(.secondary) }
              }
            }
          }
        }
        Section("Later") {
          Label("Plan the trip", systemImage: "map").badge(3)
          NavigationLink("Archive", value: 1)
        }
      }
      .navigationTitle("Tasks")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}

struct OrdersTable: View {
  struct Order: Identifiable {
    let id: Int
    let customer: String
    let total: String
    let state: String
  }

  private let orders = [
    Order(id: 1, customer: "Lovelace", total: "€ 120.00", state: "Paid"),
    Order(id: 2, customer: "Hopper", total: "€ 64.50", state: "Open"),
    Order(id: 3, customer: "Turing", total: "€ 9.99", state: "Sent"),
  ]

  var body: some View {
    Table(orders) {
      TableColumn("Customer", value: \.customer)
      TableColumn("Total", value: \.total)
      TableColumn("State", value: \.state)
    }
  }
}

struct FoldersSplit: View {
  @State private var folder: String? = "Recipes"
  private let folders = ["Notes", "Recipes", "Travel"]

  var body: some View {
    NavigationSplitView {
      List(folders, id: \.self, selection: $folder) { Label($0, systemImage: "folder") }
        .navigationTitle("Folders")
    } detail: {
      if let folder {
        VStack(alignment: .leading, spacing: 8) {
          Text("Pancakes").font(.title)
          Text("Two eggs, a cup of flour, a cup of milk.")
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .navigationTitle(folder)
      } else {
        ContentUnavailableView("No Folder", systemImage: "folder")
      }
    }
  }
}

struct SignUpForm: View {
  @State private var name = "Ada"
  @State private var password = "secret"
  @State private var date = Date(timeIntervalSince1970: 1_764_000_000)
  @State private var plan = "Yearly"

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          TextField("Mail", text: .constant(""))
          SecureField("Password", text: $password)
        }
        Section {
          Picker("Plan", selection: $plan) {
            Text("Monthly").tag("Monthly")
            Text("Yearly").tag("Yearly")
          }
          .pickerStyle(.segmented)
          DatePicker("Starts", selection: $date, displayedComponents: .date)
          ColorPicker("Colour", selection: .constant(.purple))
        } header: {
          Text("Plan")
        } footer: {
          Text("You can change it later.")
        }
        Section {
          ProgressView(value: 0.4) { Text("Profile") }
          Gauge(value: 0.7) { Text("Storage") }
        }
        Button("Create Account") {}.frame(maxWidth: .infinity)
      }
      .navigationTitle("Sign Up")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(true) }
      }
    }
  }
}
