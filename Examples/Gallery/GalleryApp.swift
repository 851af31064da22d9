import SwiftUI

/// Situations in which it matters who owns a piece of state: each done right, most beside what goes wrong.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { Contents() }
  }
}

struct Contents: View {
  var programs: [Program] = Program.named(in: CommandLine.arguments)
  @State private var path: [Situation] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Situation.Chapter.allCases, id: \.self) { chapter in
          Section {
            ForEach(Situation.allCases.filter { $0.chapter == chapter }, id: \.self) { situation in
              NavigationLink(value: situation) {
                VStack(alignment: .leading, spacing: 2) {
                  Text(situation.title)
                  Text(situation.summary).font(.footnote).foregroundStyle(.secondary)
                }
              }
            }
          } header: {
            Text(chapter.rawValue)
          }
        }
        ProgramLinks(programs: programs)
      }
      .navigationTitle("Who owns it?")
      .navigationDestination(for: Situation.self) { situation in
        SituationScreen(situation: situation)
      }
    }
  }
}

/// One situation: what to try, and the screens to try it on.
struct SituationScreen: View {
  let situation: Situation

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(situation.hint).foregroundStyle(.secondary)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .frame(maxWidth: 752)
    }
    .navigationTitle(situation.title)
  }

  @ViewBuilder private var content: some View {
    switch situation {
    case .oneTruth: TwoCopies()
    case .derived: DerivedValues()
    case .binding: PassedDown()
    case .seeded: SeededState()
    case .lifetime: Lifetimes()
    case .narrow: NarrowReads()
    case .phases: Phases()
    case .path: PathAsState()
    case .editing: Editing()
    case .motion: Motion()
    case .choice: OneChoice()
    case .rows: Rows()
    }
  }
}

enum Situation: String, CaseIterable, Hashable, Codable {
  case oneTruth, derived, binding, seeded, lifetime, narrow, phases, path, editing, motion, choice, rows

  enum Chapter: String, CaseIterable {
    case owners = "Owners"
    case lifetimes = "Lifetimes"
    case flow = "Flow"
    case shown = "Shown"
  }

  var chapter: Chapter {
    switch self {
    case .oneTruth, .derived, .binding: .owners
    case .seeded, .lifetime, .narrow: .lifetimes
    case .phases, .path, .editing: .flow
    case .motion, .choice, .rows: .shown
    }
  }

  var title: String {
    switch self {
    case .oneTruth: "One source of truth"
    case .derived: "Computed, not stored"
    case .binding: "Lend it, do not copy it"
    case .seeded: "State seeded by a parent"
    case .lifetime: "When state begins anew"
    case .narrow: "Who reads, runs"
    case .phases: "One phase at a time"
    case .path: "A path is state"
    case .editing: "Editing a draft"
    case .motion: "From old to new"
    case .choice: "One choice, three looks"
    case .rows: "Rows in an order"
    }
  }

  var summary: String {
    switch self {
    case .oneTruth: "Two models with a copy each drift apart"
    case .derived: "A total that is kept goes stale"
    case .binding: "A child that changes what its parent owns"
    case .seeded: "A later value from outside is not taken over"
    case .lifetime: "Identity decides how long state lives"
    case .narrow: "A tick in one row leaves the others alone"
    case .phases: "An enum instead of three flags"
    case .path: "Push, pop, and jump by changing an array"
    case .editing: "A sheet with a copy, saved or thrown away"
    case .motion: "State jumps; what is seen follows"
    case .choice: "Pickers that share a selection"
    case .rows: "Move, delete, and refresh"
    }
  }

  var hint: String {
    switch self {
    case .oneTruth: "Rename the user. On the left both places follow; on the right the second one keeps the old name."
    case .derived: "Add items. The kept total misses what nobody thought of."
    case .binding: "Turn the switches. Only the lent one changes what the parent shows."
    case .seeded: "Change the number outside. The copy took its first value and stays with it."
    case .lifetime: "Count up, then give the counter another identity, or hide and show it."
    case .narrow: "Tap a row. The inspector lists the bodies that ran: the row's own."
    case .phases: "Load, fail, and try again. The flags can say that it loads and has failed."
    case .path: "The buttons change an array; the screens follow."
    case .editing: "Edit, then cancel or save."
    case .motion: "Fill the ring, let a guest come and go, shuffle the names."
    case .choice: "Choose in one; the others follow, for there is one selection."
    case .rows: "Drag a handle, or press the arrow keys on it. Pull down on a phone, or press the arrow."
    }
  }
}

/// Right and wrong, each in a box.
struct Twins<Right: View, Wrong: View>: View {
  @ViewBuilder let right: Right
  @ViewBuilder let wrong: Wrong

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 260), spacing: 16)], spacing: 16) {
      GroupBox {
        right
      } label: {
        Label("Right", systemImage: "checkmark.circle.fill").foregroundStyle(.green)
      }
      GroupBox {
        wrong
      } label: {
        Label("Wrong", systemImage: "xmark.circle.fill").foregroundStyle(.red)
      }
    }
  }
}
