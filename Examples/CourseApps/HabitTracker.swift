import SwiftUI

struct Activity: Codable, Identifiable, Equatable, Hashable {
  var id = UUID()
  var title: String
  var description: String
  var completionCount = 0

  static let example = Activity(title: "Example", description: "This is a test activity.")
}

@Observable
final class Activities {
  var activities: [Activity] {
    didSet {
      if let encoded = try? JSONEncoder().encode(activities) {
        UserDefaults.standard.set(encoded, forKey: "Activities")
      }
    }
  }
  init() {
    if let saved = UserDefaults.standard.data(forKey: "Activities"),
      let decoded = try? JSONDecoder().decode([Activity].self, from: saved)
    {
      activities = decoded
      return
    }
    activities = []
  }
}

struct AddActivity: View {
  var data: Activities
  @State private var title = ""
  @State private var description = ""
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Description", text: $description, axis: .vertical)
          .lineLimit(3...6)
      }
      .navigationTitle("Add Activity")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            let trimmedTitle = title.trimmingCharacters(in: .whitespaces)
            guard trimmedTitle.isEmpty == false else { return }
            data.activities.append(Activity(title: trimmedTitle, description: description))
            dismiss()
          }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
  }
}

struct ActivityView: View {
  var data: Activities
  var activity: Activity

  var body: some View {
    List {
      if activity.description.isEmpty == false {
        Section { Text(activity.description) }
      }
      Section {
        Text("Completion count: \(activity.completionCount)")
        Button("Mark Completed") {
          var newActivity = activity
          newActivity.completionCount += 1
          if let index = data.activities.firstIndex(of: activity) {
            data.activities[index] = newActivity
          }
        }
      }
    }
    .navigationTitle(activity.title)
  }
}

struct HabitTracker: View {
  @State private var data = Activities()
  @State private var addingNewActivity = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(data.activities) { activity in
          NavigationLink {
            ActivityView(data: data, activity: activity)
          } label: {
            HStack {
              Text(activity.title)
              Spacer()
              Text(String(activity.completionCount))
                .font(.caption.weight(.black))
                .padding(5)
                .frame(minWidth: 50)
                .background(color(for: activity))
                .foregroundColor(.white)
                .clipShape(.capsule)
            }
          }
        }
        .onDelete { data.activities.remove(atOffsets: $0) }
        .onMove { data.activities.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Habits")
      .overlay {
        if data.activities.isEmpty {
          ContentUnavailableView("No habits", systemImage: "figure.run", description: Text("Tap **Add** to start"))
        }
      }
      .toolbar {
        Button {
          addingNewActivity.toggle()
        } label: {
          Label("Add new activity", systemImage: "plus")
        }
      }
      .sheet(isPresented: $addingNewActivity) {
        AddActivity(data: data)
      }
    }
  }

  func color(for activity: Activity) -> Color {
    if activity.completionCount < 3 { .red } else if activity.completionCount < 10 { .orange } else { .green }
  }
}
